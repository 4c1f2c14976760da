import { forgetSeen } from '#web/lib/api/last-seen.ts'
import { inboxPlaceKey, readStaffUserId, staffRightsKey, staffUserKey } from '#web/lib/device/staff-user.ts'
import { deviceStorage, tabStorage } from '#web/lib/device/storage.ts'

/**
 * Marks that somebody signed in here, so that the route can send all other visitors to the login screen
 * before any call. The mark opens nothing: the server judges every call by the session cookie, which scripts
 * cannot read.
 */
const tokenKey = 'adminToken'

export function readStaffToken(): string | null {
  return deviceStorage.read(tokenKey)
}

/**
 * The user id is kept too, so that an ended session needs to ask for the password only. What somebody else
 * saw in this tab is forgotten.
 */
export function keepStaffToken(token: string, userId: string): void {
  if (userId !== readStaffUserId()) forgetTab()
  deviceStorage.write(staffUserKey, userId)
  deviceStorage.write(tokenKey, token)
}

/** Forgets the person who signed out, with what this tab kept of the office. */
export function dropStaffToken(): void {
  for (const key of [tokenKey, staffUserKey, staffRightsKey]) deviceStorage.write(key, null)
  forgetTab()
}

/** Calls `onChange` when another tab signs in or out, until the returned function is called. */
export function followStaffToken(onChange: (token: string | null) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== null) return
    const token = readStaffToken()
    if (token === null) forgetTab()
    onChange(token)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Forgets what a person saw and searched for in this tab. */
function forgetTab(): void {
  tabStorage.write(inboxPlaceKey, null)
  forgetSeen()
}
