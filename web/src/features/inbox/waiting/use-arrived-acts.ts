import { useEffect, useRef, useSyncExternalStore } from 'react'
import { followWaitingList, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { isLeadQueue } from '#web/shop/lead-acts/act-or-wait.ts'

/**
 * Calls `onArrived` whenever something that was done about any lead, and waited on this device, is with the
 * server or was given up, so that lists show what is stored now.
 */
export function useArrivedActs(onArrived: () => void): void {
  const list = useSyncExternalStore(followWaitingList, waitingList)
  const waiting = list.filter(({ queue }) => isLeadQueue(queue)).length
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current) onArrived()
    before.current = waiting
  })
}
