import { staffUserKey } from '#web/lib/device/staff-user.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'

/**
 * Marks that somebody signed in here, so that the route can send all other visitors to the login screen
 * before any call. The mark opens nothing: the server judges every call by the session cookie, which scripts
 * cannot read.
 */
const tokenKey = 'adminToken'

export function readStaffToken(): string | null {
  return deviceStorage.read(tokenKey)
}

/** The user id is kept too, so that an ended session needs to ask for the password only. */
export function keepStaffToken(token: string, userId: string): void {
  deviceStorage.write(staffUserKey, userId)
  deviceStorage.write(tokenKey, token)
}

export function dropStaffToken(): void {
  deviceStorage.write(tokenKey, null)
  deviceStorage.write(staffUserKey, null)
}

/** Calls `onChange` when another tab signs in or out, until the returned function is called. */
export function followStaffToken(onChange: (token: string | null) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) onChange(readStaffToken())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
