import { useEffect, useState } from 'react'
import { type StaffAccount, staffAccount } from '#contract/session/session.ts'
import { staffRightsKey } from '#web/lib/device/staff-user.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'

const rights = staffAccount.pick({ user_id: true, role: true, outlet_ids: true })

/** What the menu asks of an account. */
export type MenuRights = Pick<StaffAccount, 'user_id' | 'role' | 'outlet_ids'>

/**
 * The rights by which the menu shows screens: those of the account, and until that has come those which the
 * same account had on this device last; undefined on a device where that account was not signed in before.
 */
export function useMenuRights(account: StaffAccount | undefined, signedIn: string): MenuRights | undefined {
  const [kept] = useState(readKept)
  useEffect(() => {
    if (account) deviceStorage.write(staffRightsKey, JSON.stringify(rights.parse(account)))
  }, [account])
  return account ?? (kept?.user_id === signedIn ? kept : undefined)
}

function readKept(): MenuRights | undefined {
  try {
    return rights.safeParse(JSON.parse(deviceStorage.read(staffRightsKey) ?? 'null')).data
  } catch {
    return undefined
  }
}
