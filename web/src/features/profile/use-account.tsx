import { createContext, type ReactNode, useContext } from 'react'
import { getMe, type StaffAccount } from '#contract/session/session.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type Loaded, useLoaded } from '#web/lib/api/use-loaded.ts'

const AccountContext = createContext<Loaded<StaffAccount> | undefined>(undefined)

/**
 * Loads the signed-in account once for the header and every screen, so that a change shows in all of them.
 */
export function AccountProvider({ children }: { children: (account: Loaded<StaffAccount>) => ReactNode }) {
  const account = useLoaded(
    'account',
    (signal) => callApi('getMe', {}, { signal }),
    lastSeen('getMe', '', getMe.answer),
  )
  return <AccountContext value={account}>{children(account)}</AccountContext>
}

/** The signed-in account; inside `AccountProvider` only. */
export function useAccount(): Loaded<StaffAccount> {
  const account = useContext(AccountContext)
  if (!account) throw new Error('There is no AccountProvider around this screen.')
  return account
}
