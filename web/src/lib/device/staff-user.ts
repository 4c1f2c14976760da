import { deviceStorage } from './storage.ts'

/** The key of the user id of the person who is signed in on this device. */
export const staffUserKey = 'adminUserId'

/** The key of the rights by which the menu of that person is shown. */
export const staffRightsKey = 'menu-rights'

/** The key of the place in the inbox that this person left in the tab, with the words of a search. */
export const inboxPlaceKey = 'inbox:place'

/** The user id of the person who is signed in on this device; empty for nobody. */
export function readStaffUserId(): string {
  return deviceStorage.read(staffUserKey) ?? ''
}
