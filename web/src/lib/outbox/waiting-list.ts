import { readDraft, writeDraft } from '#web/lib/device/draft.ts'
import { isExpired } from './retry.ts'
import { type Entry, readEntries } from './store.ts'
import { isBusy, markWaiting, tabName } from './tabs.ts'

/** An enquiry that waits on this device, as the visitor sees it in the list. */
export interface WaitingEnquiry
  extends Pick<
    Entry,
    | 'id'
    | 'endpoint'
    | 'queue'
    | 'title'
    | 'tab'
    | 'draftKey'
    | 'createdAt'
    | 'nextAt'
    | 'waitsFor'
    | 'refusal'
    | 'refusedAs'
  > {
  state: 'waiting' | 'sending' | 'expired' | 'refused'
}

/** What a form must know about an arrived enquiry, with the server's answer. */
type Arrival = Pick<Entry, 'tab' | 'draftKey' | 'createdAt'> & { answer: unknown }

type OnArrival = (sentAt: number, answer: unknown) => void

let shown: readonly WaitingEnquiry[] = []
const listeners = new Set<() => void>()
/** Entries that are being sent by their own form, which tells the visitor the result itself. */
const atTheirForm = new Set<string>()
/** The forms of this page that follow their enquiries, by the key of their draft. */
const forms = new Map<string, OnArrival>()
/**
 * The channel to other tabs while the outbox runs. A message is an arrival, or empty when only the list has
 * changed.
 */
let channel: BroadcastChannel | undefined

/** The waiting enquiries, oldest first; the same array until the list changes. */
export function waitingList(): readonly WaitingEnquiry[] {
  return shown
}

/** Calls `listener` after each change of the list; the answer removes the listener. */
export function followWaitingList(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the list from the store again. In a browser that stores nothing the list is empty. */
export async function refreshList(): Promise<void> {
  const entries = await readEntries().catch(() => undefined)
  if (entries) markWaiting(entries.length > 0)
  shown = (entries ?? []).filter(({ id }) => !atTheirForm.has(id)).map(asWaiting)
  for (const listener of listeners) listener()
}

/** Makes every tab read the list again, because this tab has changed the store. */
export async function listChanged(): Promise<void> {
  channel?.postMessage(undefined)
  await refreshList()
}

/** Leaves an entry out of the list while its own form sends it. */
export async function outOfList<T>(id: string, work: () => Promise<T>): Promise<T> {
  atTheirForm.add(id)
  try {
    return await work()
  } finally {
    atTheirForm.delete(id)
  }
}

/**
 * Tells a form which of its enquiries waits, now and after each change, and when that enquiry has arrived:
 * `onArrival` gets the moment at which the visitor sent it, in milliseconds since 1970, and the server's
 * answer. The returned function ends this.
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
 * Tells the form of an enquiry, in whatever tab the form is, that the enquiry has arrived. True when the form
 * is on this page and shows that to the visitor itself.
 */
export function tellArrival({ tab, draftKey, createdAt }: Entry, answer: unknown): boolean {
  const arrival: Arrival = { tab, draftKey, createdAt, answer }
  channel?.postMessage(arrival)
  return takeArrival(arrival)
}

/** Listens to the messages of other tabs; the answer ends that. */
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

/**
 * Deletes the draft of an enquiry that has arrived, unless the visitor has typed since, and tells the
 * enquiry's form.
 */
function takeArrival({ tab, draftKey, createdAt, answer }: Arrival): boolean {
  if (tab !== tabName()) return false
  const draft = readDraft(draftKey)
  if (draft && draft.at <= createdAt) writeDraft(draftKey)
  const onArrival = forms.get(draftKey)
  onArrival?.(createdAt, answer)
  return onArrival !== undefined
}

function asWaiting(entry: Entry): WaitingEnquiry {
  const { refusal, id, endpoint, queue, title, tab, draftKey, createdAt, nextAt, waitsFor } = entry
  const known = { id, endpoint, queue, title, tab, draftKey, createdAt, nextAt, waitsFor }
  if (refusal !== undefined)
    return { ...known, state: 'refused', refusal, ...(entry.refusedAs ? { refusedAs: entry.refusedAs } : {}) }
  return { ...known, state: isBusy(id) ? 'sending' : isExpired(entry) ? 'expired' : 'waiting' }
}
