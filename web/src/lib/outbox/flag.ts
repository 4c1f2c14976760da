const name = 'outbox'

/** Notes for the next visit whether something waits, so that only then the outbox is loaded at once. */
export function markWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(name, '1')
    else localStorage.removeItem(name)
  } catch {
    // Where local storage is switched off, so is the database of the outbox.
  }
}

/** True when an earlier visit left something that waits. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
