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
    return await (navigator.locks ? navigator.locks.request(nameOf(id), work) : work())
  } finally {
    busy.delete(id)
  }
}

/** The same, but not at all when somebody else is at it. */
export async function holdingIfFree(id: string, work: () => Promise<void>): Promise<void> {
  if (busy.has(id)) return
  busy.add(id)
  try {
    if (!navigator.locks) await work()
    else await navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => lock && work())
  } finally {
    busy.delete(id)
  }
}

function nameOf(id: string): string {
  return `outbox:${id}`
}
