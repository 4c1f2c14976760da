/** A name for this tab that survives a reload. Throws in a browser that stores nothing. */
export function tabName(): string {
  const known = sessionStorage.getItem('tab')
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem('tab', made)
  return made
}

/** Notes for the next visit whether an enquiry waits, because only then the outbox is loaded at once. */
export function markWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem('outbox', '1')
    else localStorage.removeItem('outbox')
  } catch {
    // Where local storage is switched off, so is the database of the outbox.
  }
}

/** True when an enquiry waits from an earlier visit. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem('outbox') !== null
  } catch {
    return false
  }
}

/** The ids of the entries that this tab is sending now. */
const busy = new Set<string>()

/** True while this tab sends an entry. */
export function isBusy(id: string): boolean {
  return busy.has(id)
}

/** Works on an entry while no other tab may do so; waits until the entry is free. */
export async function holding<T>(id: string, work: () => Promise<T>): Promise<T> {
  busy.add(id)
  try {
    return await (navigator.locks ? navigator.locks.request(lockOf(id), work) : work())
  } finally {
    busy.delete(id)
  }
}

/** Works on an entry, unless this tab or another tab is busy with it. */
export async function holdingIfFree(id: string, work: () => Promise<void>): Promise<void> {
  if (busy.has(id)) return
  busy.add(id)
  try {
    await ifFree(lockOf(id), work)
  } finally {
    busy.delete(id)
  }
}

/** Works on the outbox unless another tab is doing that: one tab sends all waiting enquiries. */
export function inOneTab(work: () => Promise<void>): Promise<void> {
  return ifFree('outbox', work)
}

/**
 * A browser without locks does the work nevertheless, because the key of an enquiry makes the server store it
 * only once.
 */
async function ifFree(lock: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? work() : undefined))
}

function lockOf(id: string): string {
  return `outbox:${id}`
}
