import { deviceStorage } from './storage.ts'

/** The key of the user id of the person who is signed in on this device. */
export const staffUserKey = 'adminUserId'

/** The user id of the person who is signed in on this device; empty for nobody. */
export function readStaffUserId(): string {
  return deviceStorage.read(staffUserKey) ?? ''
}
