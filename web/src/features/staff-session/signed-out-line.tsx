import { useLocation } from 'react-router-dom'
import { StatusBanner } from '#web/ui/loading/status-banner.tsx'

/** Goes with whoever is led to the login screen without having asked for it. */
export const signedOutElsewhere = { isSignedOutElsewhere: true }

/** Says on the login screen why it is shown, where another tab signed out. It stays, because nobody may be looking. */
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
