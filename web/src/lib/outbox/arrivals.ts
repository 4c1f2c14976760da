import { readDraft, writeDraft } from '#web/lib/draft.ts'
import type { Entry } from './entry.ts'
import { tabName } from './tab.ts'
import { followWaitingList, refreshList, type Waiting, waitingList } from './waiting-list.ts'

/** What a form must know of an entry that has arrived. */
type Arrival = Pick<Entry, 'tab' | 'draftKey' | 'createdAt'>

type OnArrival = (sentAt: number) => void

const forms = new Map<string, OnArrival>()
let channel: BroadcastChannel | undefined

/** Tells a form what of it is going to be sent, now and after each change, and when that has arrived; the answer ends it. */
export function followDraft(
  draftKey: string,
  onChange: (waiting: Waiting | undefined) => void,
  onArrival: OnArrival,
): () => void {
  const tab = tabName()
  const isIts = (entry: Waiting) =>
    entry.draftKey === draftKey && entry.tab === tab && ['waiting', 'sending'].includes(entry.state)
  const tell = () => onChange(waitingList().find(isIts))
  const unfollow = followWaitingList(tell)
  forms.set(draftKey, onArrival)
  tell()
  return () => {
    unfollow()
    if (forms.get(draftKey) === onArrival) forms.delete(draftKey)
  }
}

/**
 * An entry has arrived: its draft goes, unless somebody has typed on since, and its form hears of it, in whatever tab
 * it is. True when the form was in this tab and says the news itself.
 */
export function entryArrived({ tab, draftKey, createdAt }: Entry): boolean {
  const arrival: Arrival = { tab, draftKey, createdAt }
  channel?.postMessage(arrival)
  return takeArrival(arrival)
}

/** The list is another one now, in every tab. */
export async function listChanged(): Promise<void> {
  channel?.postMessage(undefined)
  await refreshList()
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

function takeArrival({ tab, draftKey, createdAt }: Arrival): boolean {
  if (tab !== tabName()) return false
  const draft = readDraft(draftKey)
  if (draft && draft.at <= createdAt) writeDraft(draftKey)
  const onArrival = forms.get(draftKey)
  onArrival?.(createdAt)
  return onArrival !== undefined
}
