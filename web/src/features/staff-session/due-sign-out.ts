import { callApi } from '#web/lib/api/staff-api.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'

/**
 * Marks that somebody signed out here while the server could not be reached: the session is still open on the
 * server, and its cookie, which no script can delete, is still in this browser.
 */
const dueKey = 'adminSignOutDue'

let last: Promise<boolean> = Promise.resolve(true)

export function noteDueSignOut(): void {
  deviceStorage.write(dueKey, '1')
}

export function forgetDueSignOut(): void {
  deviceStorage.write(dueKey, null)
}

export function isSignOutDue(): boolean {
  return deviceStorage.read(dueKey) !== null
}

/**
 * Ends a session that is still open on the server, where there is one; answers whether none is left. One
 * attempt follows the other: an attempt under way may have met a line that was dead then, so its answer does
 * not count for a later call.
 */
export function endDueSession(): Promise<boolean> {
  last = last.then(attempt)
  return last
}

async function attempt(): Promise<boolean> {
  if (!isSignOutDue()) return true
  try {
    await callApi('logout')
  } catch {
    return false
  }
  forgetDueSignOut()
  return true
}
