import { ApiError, type CallOptions } from '#web/lib/api/api-client.ts'
import { formHeaders } from '#web/lib/visit/form-headers.ts'
import { isPassing, mayBeSent, putOff } from './retry.ts'
import { openBody } from './sealed.ts'
import { changeEntry, deleteEntry, deviceKey, type Entry, readEntries, readEntry } from './store.ts'
import { holding, holdingIfFree, inOneTab } from './tabs.ts'
import {
  followWaitingList,
  listChanged,
  listenToTabs,
  refreshList,
  tellArrival,
  type WaitingEnquiry,
  waitingList,
} from './waiting-list.ts'

/** How the app sends a waiting enquiry to its endpoint. Throws `ApiError`. */
export type Deliver = (
  endpoint: Entry['endpoint'],
  body: Record<string, unknown>,
  options: CallOptions,
) => Promise<unknown>

/** Whether a page can send what waits for an endpoint; it leaves all else to a page that can. */
export type Sends = (endpoint: Entry['endpoint']) => boolean

/**
 * Called with the success text of an enquiry that has arrived when its form is no longer there to show that
 * text.
 */
export type OnDelivered = (success: string) => void

/** The shortest time between two tries of an entry, however often the connection or a tab comes and goes. */
const restMs = 1000

/**
 * The longest time that a try may take; a try with a file has more time, because the connection may be slow.
 */
const longestMs = 30_000
const longestWithFileMs = 5 * 60_000

/**
 * Sends waiting enquiries while the page is open: at once when an earlier page left some, when the connection
 * is back and when the visitor looks at the page again, otherwise after a pause that grows. Entries that the
 * page cannot send are left alone: a try of them in vain would make the page that can send them wait longer.
 * The returned function ends this.
 */
export function startOutbox(deliver: Deliver, sends: Sends, onDelivered: OnDelivered): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const sweep = (isDue: (entry: Entry) => boolean) =>
    inOneTab(async () => {
      const held = new Set<string>()
      for (const entry of await readEntries()) {
        if (!sends(entry.endpoint) || !mayBeSent(entry)) continue
        if (entry.queue !== undefined && held.has(entry.queue)) continue
        if (isDue(entry)) await tryEntry(entry.id, deliver, onDelivered)
        if (entry.queue !== undefined && (await stillWaits(entry.id))) held.add(entry.queue)
      }
    })
      // Ignored, because the browser may delete the store while the page is open.
      .catch(() => undefined)
      .then(refreshList)
  const schedule = () => {
    clearTimeout(timer)
    const moments = heads(waitingList().filter(({ endpoint }) => sends(endpoint))).map(({ nextAt }) => nextAt)
    if (moments.length === 0) return
    timer = setTimeout(() => void sweep(isTime), Math.max(restMs, Math.min(...moments) - Date.now()))
  }
  const comeBack = () => {
    if (document.visibilityState === 'visible') void sweep(isRested)
  }

  const unfollow = followWaitingList(schedule)
  const unlisten = listenToTabs()
  window.addEventListener('online', comeBack)
  document.addEventListener('visibilitychange', comeBack)
  void sweep((entry) => isTime(entry) || wasLeft(entry))
  return () => {
    unfollow()
    unlisten()
    clearTimeout(timer)
    window.removeEventListener('online', comeBack)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

async function stillWaits(id: string): Promise<boolean> {
  const entry = await readEntry(id)
  return entry !== undefined && mayBeSent(entry)
}

/** The entries that wait, and of each queue the first one alone, because it holds back the others. */
function heads(list: readonly WaitingEnquiry[]): WaitingEnquiry[] {
  const waiting = list.filter(({ state }) => state === 'waiting')
  return waiting.filter(
    ({ id, queue }) => queue === undefined || waiting.find((entry) => entry.queue === queue)?.id === id,
  )
}

function isTime({ nextAt }: Entry): boolean {
  return Date.now() >= nextAt
}

/**
 * Whether an earlier page left an entry, for the moment at which a page begins. A first try that ended with
 * its page is not rested from. One that is on its way in this tab or another is held, and so left alone.
 */
function wasLeft(entry: Entry): boolean {
  return entry.attempts === 0 || (isRested(entry) && entry.triedAt < performance.timeOrigin)
}

function isRested({ notBefore, triedAt }: Entry): boolean {
  return Date.now() >= Math.max(notBefore, triedAt + restMs)
}

/**
 * Sends one entry, unless it is being sent already. An entry that the server refuses stays, so that the
 * visitor can read why.
 */
export async function tryEntry(id: string, deliver: Deliver, onDelivered: OnDelivered): Promise<void> {
  await holdingIfFree(id, async () => {
    const entry = await readEntry(id)
    if (!entry) return
    void refreshList()
    try {
      const answer = await send(entry, deliver)
      await deleteEntry(id)
      if (!tellArrival(entry, answer)) onDelivered(entry.success)
    } catch (error) {
      if (isPassing(error)) await changeEntry(id, (before) => putOff(before, error)).catch(() => undefined)
      else await changeEntry(id, (before) => ({ ...before, ...refusalOf(error) }))
    }
  })
  await listChanged()
}

/**
 * Like `tryEntry`, after the entries before it in its queue; where one of these still waits, this entry waits
 * too.
 */
export async function tryInOrder(id: string, deliver: Deliver, onDelivered: OnDelivered): Promise<void> {
  const entries = await readEntries()
  const wanted = entries.find((entry) => entry.id === id)
  const before = entries.slice(0, wanted ? entries.indexOf(wanted) : 0)
  for (const entry of before) {
    if (wanted?.queue === undefined || entry.queue !== wanted.queue || !mayBeSent(entry)) continue
    await tryEntry(entry.id, deliver, onDelivered)
    if (await stillWaits(entry.id)) return
  }
  await tryEntry(id, deliver, onDelivered)
}

/** Removes an entry from the device; an entry that is being sent is removed after that. */
export async function removeEntry(id: string): Promise<void> {
  await holding(id, () => deleteEntry(id))
  await listChanged()
}

/** Sends an entry under the key of its first try, and returns the server's answer. */
async function send(entry: Entry, deliver: Deliver): Promise<unknown> {
  const { body, context } = await openBody(await deviceKey(), entry)
  const signal = AbortSignal.timeout(entry.files.length > 0 ? longestWithFileMs : longestMs)
  try {
    const headers = formHeaders(entry.signals, context)
    return await deliver(entry.endpoint, body, { idempotencyKey: entry.id, headers, signal })
  } catch (error) {
    // The server knows the key with another body, in which only the path of a large file differs: so the
    // first try had arrived.
    if (!(error instanceof ApiError && error.code === 'key_reused')) throw error
    return undefined
  }
}

function refusalOf(error: unknown): { refusal: string; refusedAs?: string } {
  return error instanceof ApiError ? { refusal: error.message, refusedAs: error.code } : { refusal: '' }
}
