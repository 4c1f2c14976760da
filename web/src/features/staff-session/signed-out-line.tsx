import { useLocation } from 'react-router-dom'
import { StatusBanner } from '#web/ui/loading/status-banner.tsx'

/** The state of a step to the login screen that the staff member did not ask for. */
export const signedOutElsewhere = { isSignedOutElsewhere: true }

/**
 * Says on the login screen that another tab signed out. The line stays, because nobody may be looking when it
 * appears.
 */
export function SignedOutLine() {
  const state = useLocation().state as Partial<typeof signedOutElsewhere> | null
  if (!state?.isSignedOutElsewhere) return null
  return (
    <div className="mb-6 grid gap-5">
      <StatusBanner
        outcome={{ kind: 'success', text: 'You are signed out, because you signed out in another tab.' }}
      />
    </div>
  )
}
