import type { StaffAccount } from '#contract/session.ts'
import { callApi } from '#web/lib/api-client.ts'
import { type StaffData, useStaffData } from '#web/lib/use-staff-data.ts'

/** The account of the person at the screen. */
export function useAccount(): StaffData<StaffAccount> {
  return useStaffData('account', (signal) => callApi('getMe', {}, { signal }))
}
