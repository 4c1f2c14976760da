import { deviceStorage } from './storage.ts'

/** The key of the user id of the person who is signed in on this device. */
export const staffUserKey = 'adminUserId'

/** The key of the rights by which the menu of that person is shown. */
export const staffRightsKey = 'menu-rights'

/** The user id of the person who is signed in on this device; empty for nobody. */
export function readStaffUserId(): string {
  return deviceStorage.read(staffUserKey) ?? ''
}
