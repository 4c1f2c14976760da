import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readKept } from '#web/lib/outbox/read-kept.ts'
import { followWaitingList, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { type KeptCount, queueOfOutlet } from './send-count.ts'

/**
 * The counts of an outlet that wait on this device, oldest first. Calls `onArrived` whenever one of them is
 * with the server or was given up.
 */
export function useWaitingCounts(outletId: number, onArrived: () => void): readonly KeptCount[] {
  const list = useSyncExternalStore(followWaitingList, waitingList)
  const queue = queueOfOutlet(outletId)
  const ids = list
    .filter((entry) => entry.queue === queue && entry.state !== 'refused')
    .map(({ id }) => id)
    .join()
  const [counts, setCounts] = useState<readonly KeptCount[]>([])
  const before = useRef(0)
  useEffect(() => {
    let isOver = false
    const waiting = ids ? ids.split(',') : []
    if (waiting.length < before.current) onArrived()
    before.current = waiting.length
    void Promise.all(waiting.map((id) => readKept(id).catch(() => undefined))).then((kept) => {
      // The cast is safe, because a queue of the stock has nothing but counts.
      if (!isOver) setCounts(kept.flatMap((one) => (one ? [one.body as KeptCount] : [])))
    })
    return () => {
      isOver = true
    }
  }, [ids, onArrived])
  return counts
}
