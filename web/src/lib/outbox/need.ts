import { createNeed } from '../need.ts'

const flag = 'outbox'

/**
 * The outbox is loaded when somebody begins to type, or when something waits from before. This is the part
 * that every page has.
 */
export const outboxNeed = createNeed(somethingWaits)

/** Loads the outbox; undefined when its code cannot be had, and all works as if there were none. */
export async function loadOutbox() {
  outboxNeed.raise()
  return import('./outbox.ts').catch(() => undefined)
}

/** Remembers for the next visit whether something waits. */
export function markWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(flag, '1')
    else localStorage.removeItem(flag)
  } catch {
    // The outbox itself will not work either.
  }
}

function somethingWaits(): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}
