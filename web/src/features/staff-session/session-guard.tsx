import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import { Button } from '#web/ui/button.tsx'
import { hasUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { Form } from '#web/ui/form/send/form.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { loginFor } from './landing-address.ts'
import { loginDefinition } from './login-definition.ts'
import { setSessionRecovery } from './session-recovery.ts'
import { signedOutElsewhere } from './signed-out-line.tsx'
import { followStaffToken, keepStaffToken, readStaffToken } from './staff-token.ts'

const definition = {
  ...loginDefinition,
  id: 'sign-in-again',
  submitLabel: 'Sign in and go on',
  successText: () => 'You are signed in again.',
}

/**
 * Why the password is asked for: the session ended by itself, somebody signed out in another tab, or somebody
 * else signed in there.
 */
type Reason = { kind: 'ended' } | { kind: 'out' } | { kind: 'other'; who: string }

interface SessionGuardProps {
  onSignOut: () => void
  /** Called when another tab has signed in somebody else, and this tab goes on as that person. */
  onOther: () => void
}

/**
 * Watches the session under every staff screen. When a call finds the session ended, the guard asks for the
 * password and the call is sent again; typed text stays. Signing in or out in one tab counts for all tabs,
 * but typed work waits for the person who typed it.
 */
export function SessionGuard({ onSignOut, onOther }: SessionGuardProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [reason, setReason] = useState<Reason>()
  /** The person who works in this tab; another tab may sign in somebody else. */
  const [userId, setUserId] = useState(readStaffUserId)
  const answer = useRef<(isSignedIn: boolean) => void>(undefined)
  const form = useRef<HTMLDivElement>(null)

  function settle(isSignedIn: boolean) {
    setReason(undefined)
    answer.current?.(isSignedIn)
    answer.current = undefined
  }

  const leave = () => void navigate(loginFor(search), { state: signedOutElsewhere })

  const recover = useEffectEvent(() => {
    const isSignedIn = readStaffToken() !== null
    if (!isSignedIn && !hasUnsavedWork()) {
      leave()
      return Promise.resolve(false)
    }
    setReason({ kind: isSignedIn ? 'ended' : 'out' })
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  })

  const follow = useEffectEvent((token: string | null) => {
    const who = readStaffUserId()
    const isSame = token !== null && (who === userId || userId === '')
    if (isSame) settle(true)
    else if (hasUnsavedWork()) setReason(token === null ? { kind: 'out' } : { kind: 'other', who })
    else if (token === null) {
      settle(false)
      leave()
    } else {
      setUserId(who)
      onOther()
      settle(true)
    }
  })

  useEffect(() => {
    const stopAsking = setSessionRecovery(() => recover())
    const stopFollowing = followStaffToken((token) => follow(token))
    return () => {
      stopAsking()
      stopFollowing()
      answer.current?.(false)
    }
  }, [])

  const isAsking = reason !== undefined
  useEffect(() => {
    if (!isAsking) return
    const empty = [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')
    empty?.focus()
  }, [isAsking])

  const { title, words } = reason ? wordsOf(reason) : { title: '', words: '' }
  return (
    <Dialog
      open={isAsking}
      onClose={() => settle(false)}
      title={title}
      size="small"
      // Work saved in somebody else's session would stand under that person's name.
      locked={reason?.kind === 'other'}
    >
      <div ref={form} className="grid gap-4">
        <p className="text-muted">{words}</p>
        <Form
          definition={definition}
          initial={{ userId }}
          locked={userId === '' ? [] : ['userId']}
          onSent={(welcome) => {
            keepStaffToken(welcome.token, welcome.userId)
            setUserId(welcome.userId)
            settle(true)
          }}
        />
        {reason?.kind === 'ended' ? (
          <Button
            variant="quiet"
            onClick={() => {
              settle(false)
              onSignOut()
            }}
          >
            Log out instead
          </Button>
        ) : (
          <Button
            variant="quiet"
            onClick={() => {
              settle(false)
              void navigate(loginFor(search))
            }}
          >
            Throw away what I typed
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function wordsOf(reason: Reason): { title: string; words: string } {
  const kept = 'What you typed here is still there.'
  switch (reason.kind) {
    case 'ended':
      return {
        title: 'Your session has ended',
        words: 'Enter your password to go on where you were. Nothing that you typed is lost.',
      }
    case 'out':
      return {
        title: 'You are signed out',
        words: `You signed out in another tab. ${kept} Enter your password to go on and save it.`,
      }
    case 'other':
      return {
        title: 'Somebody else has signed in',
        words: `${reason.who} signed in in another tab. ${kept} Enter your password to save it as yourself; the other tab then goes on as you too.`,
      }
  }
}
