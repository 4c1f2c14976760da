import { listenToTabs } from './arrivals.ts'
import { type Entry, isExpired } from './entry.ts'
import { readEntries } from './store.ts'
import { type OnDelivered, tryEntry } from './try-entry.ts'
import { followWaitingList, refreshList, waitingList } from './waiting-list.ts'

/** Nothing is tried twice in a shorter time, however often a line or a tab comes and goes. */
const restMs = 1000

/**
 * Sends what waits for as long as the page is open: at once when an earlier page left it, when the line is back and
 * when somebody looks at the page again, and else after a pause that grows. The answer ends it.
 */
export function startOutbox(onDelivered: OnDelivered): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const sweep = (isDue: (entry: Entry) => boolean) =>
    inOneTab(async () => {
      for (const entry of await readEntries())
        if (mayBeSent(entry) && isDue(entry)) await tryEntry(entry.id, onDelivered)
    })
      // The store may be taken away while the page is open.
      .catch(() => undefined)
      .then(refreshList)
  const schedule = () => {
    clearTimeout(timer)
    const moments = waitingList().flatMap(({ state, nextAt }) => (state === 'waiting' ? [nextAt] : []))
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
  void sweep((entry) => isTime(entry) || (isRested(entry) && entry.triedAt < performance.timeOrigin))
  return () => {
    unfollow()
    unlisten()
    clearTimeout(timer)
    window.removeEventListener('online', comeBack)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

function mayBeSent(entry: Entry): boolean {
  return entry.refusal === undefined && !isExpired(entry)
}

function isTime({ nextAt }: Entry): boolean {
  return Date.now() >= nextAt
}

function isRested({ notBefore, triedAt }: Entry): boolean {
  return Date.now() >= Math.max(notBefore, triedAt + restMs)
}

/** One tab sends at a time; the others leave it to that one. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
