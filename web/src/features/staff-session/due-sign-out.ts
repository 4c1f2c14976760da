import { callApi } from '#web/lib/api-client.ts'

/**
 * Marks that somebody signed out here while the server could not be reached: the session still stands there, and its
 * cookie, which no script can delete, still lies in this browser.
 */
const dueKey = 'adminSignOutDue'

let pending: Promise<boolean> | undefined

export function noteDueSignOut(): void {
  localStorage.setItem(dueKey, '1')
}

export function forgetDueSignOut(): void {
  localStorage.removeItem(dueKey)
}

export function isSignOutDue(): boolean {
  return localStorage.getItem(dueKey) !== null
}

/** Ends the session that still stands on the server, where there is one; answers whether none is left. */
export function endDueSession(): Promise<boolean> {
  if (!isSignOutDue()) return Promise.resolve(true)
  pending ??= callApi('logout')
    .then(
      () => {
        forgetDueSignOut()
        return true
      },
      () => false,
    )
    .finally(() => {
      pending = undefined
    })
  return pending
}
