import { type Entry, isExpired } from './entry.ts'
import { isBusy } from './locks.ts'
import { markWaiting } from './need.ts'
import { readEntries } from './store.ts'

/** One entry as a person sees it. */
export interface Waiting {
  id: string
  title: string
  /** Whose it is: the tab, and the draft of the form in it. */
  tab: string
  draftKey: string
  createdAt: number
  /** When it is tried again by itself. */
  nextAt: number
  state: 'waiting' | 'sending' | 'expired' | 'refused'
  /** The server's words when it was refused. */
  refusal?: string
}

let shown: readonly Waiting[] = []
/** Entries whose own form is sending them: the form says how that ends. */
const atTheirForm = new Set<string>()
const listeners = new Set<() => void>()

/** What waits now, oldest first; the same list until something changes. */
export function waitingList(): readonly Waiting[] {
  return shown
}

/** Calls back after each change of the list; the answer ends that. */
export function followWaitingList(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the store again. A browser that keeps nothing has an empty list. */
export async function refreshList(): Promise<void> {
  const entries = await readEntries().catch(() => undefined)
  if (entries) markWaiting(entries.length > 0)
  shown = (entries ?? []).filter(({ id }) => !atTheirForm.has(id)).map(asWaiting)
  for (const listener of listeners) listener()
}

/** Leaves an entry out of the list while its form sends it. */
export async function outOfList<T>(id: string, work: () => Promise<T>): Promise<T> {
  atTheirForm.add(id)
  try {
    return await work()
  } finally {
    atTheirForm.delete(id)
  }
}

function asWaiting(entry: Entry): Waiting {
  const { id, title, tab, draftKey, createdAt, nextAt, refusal } = entry
  const known = { id, title, tab, draftKey, createdAt, nextAt }
  if (refusal !== undefined) return { ...known, state: 'refused', refusal }
  return { ...known, state: isBusy(id) ? 'sending' : isExpired(entry) ? 'expired' : 'waiting' }
}
