import type { StaffAccount } from '#contract/session.ts'
import { callApi } from '#web/lib/api-client.ts'
import { type Loaded, useLoaded } from '#web/lib/use-loaded.ts'

/** The account of the person at the screen. */
export function useAccount(): Loaded<StaffAccount> {
  return useLoaded('account', (signal) => callApi('getMe', {}, { signal }))
}
