import { useEffect, useRef, useSyncExternalStore } from 'react'
import { followWaitingList, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { isLeadQueue, queueOf } from './act-or-wait.ts'

/**
 * Calls `onArrived` whenever something that was done about a lead, or about any where none is named, and
 * waited on this device, is with the server or was given up, so that the screen shows what is stored now.
 */
export function useArrivedActs(onArrived: () => void, lead?: string): void {
  const list = useSyncExternalStore(followWaitingList, waitingList)
  const isMeant = (queue: string | undefined) => (lead ? queue === queueOf(lead) : isLeadQueue(queue))
  const waiting = list.filter(({ queue }) => isMeant(queue)).length
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current) onArrived()
    before.current = waiting
  })
}
