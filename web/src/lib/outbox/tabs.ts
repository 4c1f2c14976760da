/** A name that this tab keeps over a reload. Throws where the browser stores nothing. */
export function tabName(): string {
  const known = sessionStorage.getItem('tab')
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem('tab', made)
  return made
}

/** Notes for the next visit whether something waits, so that only then the outbox is loaded at once. */
export function markWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem('outbox', '1')
    else localStorage.removeItem('outbox')
  } catch {
    // Where local storage is switched off, so is the database of the outbox.
  }
}

/** True when an earlier visit left something that waits. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem('outbox') !== null
  } catch {
    return false
  }
}

/** Entries that this tab is sending now. */
const busy = new Set<string>()

/** True while this tab sends an entry. */
export function isBusy(id: string): boolean {
  return busy.has(id)
}

/** Does something with an entry that no other tab may do at the same time; waits for its turn. */
export async function holding<T>(id: string, work: () => Promise<T>): Promise<T> {
  busy.add(id)
  try {
    return await (navigator.locks ? navigator.locks.request(lockOf(id), work) : work())
  } finally {
    busy.delete(id)
  }
}

/** Does something with an entry unless this tab or another one is busy with it. */
export async function holdingIfFree(id: string, work: () => Promise<void>): Promise<void> {
  if (busy.has(id)) return
  busy.add(id)
  try {
    await ifFree(lockOf(id), work)
  } finally {
    busy.delete(id)
  }
}

/** Does something unless another tab is doing it: one tab sends what waits, and the others leave it to that one. */
export function inOneTab(work: () => Promise<void>): Promise<void> {
  return ifFree('outbox', work)
}

/** A browser without locks does the work all the same: the key of an enquiry stores it once. */
async function ifFree(lock: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? work() : undefined))
}

function lockOf(id: string): string {
  return `outbox:${id}`
}
