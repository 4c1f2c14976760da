import { Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router-dom'
import { AdminShell } from '#web/features/back-office/admin-shell.tsx'
import { nameInboxApp } from '#web/features/back-office/inbox-app.ts'
import { changeableOf, mayOpen, opensAtOnce, rolesOf } from '#web/features/back-office/menu/screen-rights.ts'
import { ReadableLine } from '#web/features/back-office/readable-line.tsx'
import { RefusedScreen } from '#web/features/back-office/refused-screen.tsx'
import { useLeaving } from '#web/features/back-office/use-leaving.tsx'
import { Waiting } from '#web/features/outbox/waiting.tsx'
import { AccountProvider } from '#web/features/profile/use-account.tsx'
import { loginFor } from '#web/features/staff-session/landing-address.ts'
import { SessionGuard } from '#web/features/staff-session/session-guard.tsx'
import { readStaffToken } from '#web/features/staff-session/staff-token.ts'
import { useSignOut } from '#web/features/staff-session/use-sign-out.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { MayChangeContext } from '#web/ui/change-button.tsx'
import { hasUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { CheckingLogin } from '#web/ui/loading/checking-login.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { screenOf } from './screens.tsx'

const OfficeLine = late(() => import('#web/features/on-device/office-line.tsx'), 'OfficeLine', {
  whenMissing: 'stay',
})
const WaitingBar = late(() => import('./staff-waiting-bar.tsx'), 'StaffWaitingBar', { whenMissing: 'stay' })

/**
 * Sends a visitor who has not signed in on this device to the login screen, which leads back here. The page
 * stays when it holds typed work; the session's guard then asks for the password. The mark of the sign-in on
 * the device proves nothing: each call checks the session itself.
 */
export function loader({ request }: LoaderFunctionArgs): Response | null {
  return readStaffToken() || hasUnsavedWork() ? null : redirect(loginFor(new URL(request.url).search))
}

/**
 * The frame of the back office with the screen that the address names; without a known name it shows the
 * dashboard.
 */
export function Component() {
  const { softwareProvider, parts } = useDealership()
  const [params] = useSearchParams()
  const signOut = useSignOut()
  const { leave, question } = useLeaving()
  const chosen = params.get('page')
  const screen = screenOf(chosen, parts)
  const askAndSignOut = () => leave(() => void signOut())
  useEffect(nameInboxApp, [])
  // Loads the login page's code early, because signing out leads there even without a connection.
  useEffect(() => void import('./login-page.tsx').catch(() => undefined), [])
  return (
    <AccountProvider>
      {({ value: account, isLoading, reload, replace }) => (
        <AdminShell
          selected={screen.id}
          chosen={chosen}
          account={account}
          provider={softwareProvider}
          onDuty={(is_on_duty) => void setDuty(is_on_duty, () => replace((one) => ({ ...one, is_on_duty })))}
          onSignOut={askAndSignOut}
        >
          <title>{`${screen.label} | Admin Panel`}</title>
          <meta name="robots" content="noindex" />
          <Suspense fallback={null}>
            <OfficeLine />
          </Suspense>
          <div key={screen.id}>
            {account && mayOpen(screen.id, account) ? (
              <ReadableLine screen={screen.id} account={account} />
            ) : null}
            {account && !mayOpen(screen.id, account) ? (
              <RefusedScreen title={screen.label} account={account} roles={rolesOf(screen.id)} />
            ) : account || !isLoading || opensAtOnce(screen.id) ? (
              <MayChangeContext value={!account || changeableOf(screen.id, account) !== 'nothing'}>
                {screen.content}
              </MayChangeContext>
            ) : (
              // Until the account is known, a screen that is not for this account would show a refusal by the
              // server.
              <CheckingLogin />
            )}
          </div>
          <SessionGuard onSignOut={askAndSignOut} onOther={reload} />
          {question}
          <Waiting outbox={WaitingBar} />
        </AdminShell>
      )}
    </AccountProvider>
  )
}

/**
 * Sets whether a staff member takes new leads in turn, and shows the new state when the server has stored it.
 */
async function setDuty(isOnDuty: boolean, onSaved: () => void): Promise<void> {
  try {
    const { message } = await callApi('setDuty', { body: { isOnDuty } })
    onSaved()
    notify.success(message)
  } catch (error) {
    notify.error(saveFailureWords(error))
  }
}
