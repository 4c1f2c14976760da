import { readDraft, writeDraft } from '#web/lib/device/draft.ts'
import { isExpired } from './retry.ts'
import { type Entry, readEntries } from './store.ts'
import { isBusy, markWaiting, tabName } from './tabs.ts'

/** An enquiry that waits on this device, as a person sees it. */
export interface WaitingEnquiry
  extends Pick<Entry, 'id' | 'title' | 'tab' | 'draftKey' | 'createdAt' | 'nextAt' | 'waitsFor' | 'refusal'> {
  state: 'waiting' | 'sending' | 'expired' | 'refused'
}

/** What a form must know of an enquiry that has arrived, with what the server answered. */
type Arrival = Pick<Entry, 'tab' | 'draftKey' | 'createdAt'> & { answer: unknown }

type OnArrival = (sentAt: number, answer: unknown) => void

let shown: readonly WaitingEnquiry[] = []
const listeners = new Set<() => void>()
/** Entries whose own form is sending them: the form itself says how that ends. */
const atTheirForm = new Set<string>()
/** The forms of this page, by the key of their draft. */
const forms = new Map<string, OnArrival>()
/** Tells the other tabs: an arrival, or nothing but that the list has changed. Open while the outbox runs. */
let channel: BroadcastChannel | undefined

/** What waits now, oldest first; the same list until something changes. */
export function waitingList(): readonly WaitingEnquiry[] {
  return shown
}

/** Calls back after each change of the list; the answer ends that. */
export function followWaitingList(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the store again. A browser that stores nothing has an empty list. */
export async function refreshList(): Promise<void> {
  const entries = await readEntries().catch(() => undefined)
  if (entries) markWaiting(entries.length > 0)
  shown = (entries ?? []).filter(({ id }) => !atTheirForm.has(id)).map(asWaiting)
  for (const listener of listeners) listener()
}

/** Reads the store again in every tab, because this one has changed it. */
export async function listChanged(): Promise<void> {
  channel?.postMessage(undefined)
  await refreshList()
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

/**
 * Tells a form what of it waits, now and after each change, and when that has arrived: `onArrival` gets the moment it was
 * sent, in milliseconds since 1970, and what the server answered. The answer ends it.
 */
export function followForm(
  draftKey: string,
  onChange: (waiting: WaitingEnquiry | undefined) => void,
  onArrival: OnArrival,
): () => void {
  const tab = tabName()
  const isIts = (entry: WaitingEnquiry) =>
    entry.draftKey === draftKey && entry.tab === tab && ['waiting', 'sending'].includes(entry.state)
  const tell = () => onChange(shown.find(isIts))
  const unfollow = followWaitingList(tell)
  forms.set(draftKey, onArrival)
  tell()
  return () => {
    unfollow()
    if (forms.get(draftKey) === onArrival) forms.delete(draftKey)
  }
}

/**
 * Tells the form of an enquiry, in whatever tab it is, that the enquiry has arrived. True when the form is on this page
 * and says the news itself.
 */
export function tellArrival({ tab, draftKey, createdAt }: Entry, answer: unknown): boolean {
  const arrival: Arrival = { tab, draftKey, createdAt, answer }
  channel?.postMessage(arrival)
  return takeArrival(arrival)
}

/** Hears of what other tabs do; the answer ends it. */
export function listenToTabs(): () => void {
  if (!('BroadcastChannel' in window)) return () => {}
  const opened = new BroadcastChannel('outbox')
  channel = opened
  opened.onmessage = ({ data }: MessageEvent<Arrival | undefined>) => {
    if (data) takeArrival(data)
    void refreshList()
  }
  return () => {
    opened.close()
    if (channel === opened) channel = undefined
  }
}

/** Forgets the draft of what has arrived, unless somebody has typed on since, and tells its form. */
function takeArrival({ tab, draftKey, createdAt, answer }: Arrival): boolean {
  if (tab !== tabName()) return false
  const draft = readDraft(draftKey)
  if (draft && draft.at <= createdAt) writeDraft(draftKey)
  const onArrival = forms.get(draftKey)
  onArrival?.(createdAt, answer)
  return onArrival !== undefined
}

function asWaiting(entry: Entry): WaitingEnquiry {
  const { id, title, tab, draftKey, createdAt, nextAt, waitsFor, refusal } = entry
  const known = { id, title, tab, draftKey, createdAt, nextAt, waitsFor }
  if (refusal !== undefined) return { ...known, state: 'refused', refusal }
  return { ...known, state: isBusy(id) ? 'sending' : isExpired(entry) ? 'expired' : 'waiting' }
}
