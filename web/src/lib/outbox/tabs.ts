import { deviceStorage, tabStorage } from '#web/lib/device/storage.ts'
/** A name for this tab that survives a reload; in a browser that stores nothing, the name of this page. */
export function tabName(): string {
  const known = tabStorage.read('tab')
  if (known) return known
  const made = crypto.randomUUID()
  tabStorage.write('tab', made)
  return made
}

/** Notes for the next visit whether an enquiry waits, because only then the outbox is loaded at once. */
export function markWaiting(waits: boolean): void {
  deviceStorage.write('outbox', waits ? '1' : null)
}

/** True when an enquiry waits from an earlier visit. */
export function somethingWaits(): boolean {
  return deviceStorage.read('outbox') !== null
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
  const giveBack = await take(lockOf(id))
  try {
    return await work()
  } finally {
    giveBack?.()
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

async function ifFree(lock: string, work: () => Promise<void>): Promise<void> {
  const giveBack = await take(lock, { ifAvailable: true })
  try {
    if (giveBack) await work()
  } finally {
    giveBack?.()
  }
}

/**
 * Takes a lock and answers the function that gives it back; undefined where another tab has the lock. In a
 * browser that has no locks, or refuses them because the visitor blocks all cookies, the work is done
 * without, because the key of an enquiry makes the server store it only once.
 */
function take(lock: string, options: LockOptions = {}): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, options, (held) =>
        held ? new Promise<void>((giveBack) => resolve(giveBack)) : resolve(undefined),
      )
      .catch(() => resolve(() => {}))
  })
}

function lockOf(id: string): string {
  return `outbox:${id}`
}
