import { redirect, useSearchParams } from 'react-router-dom'
import { staffRoutes } from '#contract/staff-routes.ts'
import { AdminShell } from '#web/features/back-office/admin-shell.tsx'
import { useLeaving } from '#web/features/back-office/use-leaving.tsx'
import { AccountProvider } from '#web/features/profile/use-account.tsx'
import { SessionGuard } from '#web/features/staff-session/session-guard.tsx'
import { readStaffToken } from '#web/features/staff-session/staff-token.ts'
import { useSignOut } from '#web/features/staff-session/use-sign-out.ts'
import { learnRoutes } from '#web/lib/api-client.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { screenOf } from './screens.tsx'

learnRoutes(staffRoutes)

/**
 * Without the mark "signed in here" the visitor goes to the login screen. The mark proves nothing: each call checks the
 * session itself.
 */
export function loader(): Response | null {
  return readStaffToken() ? null : redirect(paths.adminLogin)
}

/** The admin shell with the screen that the address names; without a known name it is the dashboard. */
export function Component() {
  const { softwareProvider } = useDealership()
  const [params] = useSearchParams()
  const signOut = useSignOut()
  const { leave, question } = useLeaving()
  const chosen = params.get('page')
  const screen = screenOf(chosen)
  const askAndSignOut = () => leave(() => void signOut())
  return (
    <AccountProvider>
      {({ value: account }) => (
        <AdminShell
          selected={screen.id}
          chosen={chosen}
          account={account}
          provider={softwareProvider}
          onSignOut={askAndSignOut}
        >
          <title>{`${screen.label} | Admin Panel`}</title>
          <meta name="robots" content="noindex" />
          <div key={screen.id}>{screen.content}</div>
          <SessionGuard onSignOut={askAndSignOut} />
          {question}
        </AdminShell>
      )}
    </AccountProvider>
  )
}
