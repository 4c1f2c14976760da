import { useEffect, useState } from 'react'
import { StatusBanner } from '#web/ui/loading/status-banner.tsx'
import { endDueSession, isSignOutDue } from './due-sign-out.ts'

/**
 * The pause between two tries in milliseconds: the server may be away while there is a line, and no event
 * tells when it is back.
 */
const retryMs = 30_000

/**
 * Says on the login screen that a session is still open on the server, ends it when the connection is back,
 * and says so.
 */
export function DueSignOutLine() {
  const [state, setState] = useState<'none' | 'due' | 'ended'>(() => (isSignOutDue() ? 'due' : 'none'))
  const isDue = state === 'due'

  useEffect(() => {
    if (!isDue) return
    let isHere = true
    const end = () =>
      void endDueSession().then((isEnded) => {
        if (isEnded && isHere) setState('ended')
      })
    end()
    const timer = setInterval(end, retryMs)
    window.addEventListener('online', end)
    return () => {
      isHere = false
      clearInterval(timer)
      window.removeEventListener('online', end)
    }
  }, [isDue])

  if (state === 'none') return null
  return (
    <div className="mb-6 grid gap-5">
      <StatusBanner
        outcome={
          isDue
            ? {
                kind: 'failure',
                text: 'You are signed out here, but the server could not be reached: your session still stands there. It is ended as soon as the line is back. Please leave this page open.',
              }
            : { kind: 'success', text: 'Your session has now ended on the server too.' }
        }
      />
    </div>
  )
}
