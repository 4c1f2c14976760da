import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { loginDefinition } from './login-definition.ts'
import { setSessionRecovery } from './session-recovery.ts'
import { followStaffToken, keepStaffToken, readStaffToken, readStaffUserId } from './staff-token.ts'

const definition = {
  ...loginDefinition,
  id: 'sign-in-again',
  submitLabel: 'Sign in and go on',
  successText: () => 'You are signed in again.',
}

/**
 * Watches the session under every staff screen. When a call finds the session ended, it asks for the password and the
 * call is sent again; what was typed stays. Signing in or out in one tab counts for all tabs.
 */
export function SessionGuard({ onSignOut }: { onSignOut: () => void }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isSignedIn: boolean) => void>(undefined)
  const form = useRef<HTMLDivElement>(null)

  function settle(isSignedIn: boolean) {
    setAsking(false)
    answer.current?.(isSignedIn)
    answer.current = undefined
  }

  useEffect(() => {
    const leave = () => void navigate(paths.adminLogin)
    const stopAsking = setSessionRecovery(() => {
      if (!readStaffToken()) {
        leave()
        return Promise.resolve(false)
      }
      setAsking(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
    const stopFollowing = followStaffToken((token) => {
      setAsking(false)
      answer.current?.(token !== null)
      answer.current = undefined
      if (token === null) leave()
    })
    return () => {
      stopAsking()
      stopFollowing()
      answer.current?.(false)
    }
  }, [navigate])

  useEffect(() => {
    if (!isAsking) return
    const empty = [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')
    empty?.focus()
  }, [isAsking])

  const userId = readStaffUserId()
  return (
    <Dialog open={isAsking} onClose={() => settle(false)} title="Your session has ended" size="small">
      <div ref={form} className="grid gap-4">
        <p className="text-muted">
          Enter your password to go on where you were. Nothing that you typed is lost.
        </p>
        <Form
          definition={definition}
          initial={{ userId }}
          locked={userId === '' ? [] : ['userId']}
          onSent={(welcome) => {
            keepStaffToken(welcome.token, welcome.userId)
            settle(true)
          }}
        />
        <Button
          variant="quiet"
          onClick={() => {
            settle(false)
            onSignOut()
          }}
        >
          Log out instead
        </Button>
      </div>
    </Dialog>
  )
}
