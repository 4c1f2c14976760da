/**
 * The outbox is loaded when somebody begins to type, or when something waits from before. This is the part
 * that every page has.
 */
const flag = 'outbox'
const listeners = new Set<() => void>()
let isNeeded: boolean | undefined

/** True once the outbox is to be loaded. */
export function outboxIsNeeded(): boolean {
  isNeeded ??= somethingWaits()
  return isNeeded
}

/** Calls back when the outbox begins to be needed; the answer ends that. */
export function followOutboxNeed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the outbox; undefined when its code cannot be had, and all works as if there were none. */
export async function loadOutbox() {
  isNeeded = true
  for (const listener of listeners) listener()
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
