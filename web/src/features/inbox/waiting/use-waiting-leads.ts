import { useSyncExternalStore } from 'react'
import { followWaitingList, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { queueOf } from '#web/shop/lead-acts/act-or-wait.ts'

/**
 * Answers whether something that was done about a lead waits on this device: without a line the list stays as
 * the server knew it, and nobody is to be called twice.
 */
export function useWaitingLeads(): (lead: { id: string }) => boolean {
  const list = useSyncExternalStore(followWaitingList, waitingList)
  const queues = new Set(list.map(({ queue }) => queue))
  return ({ id }) => queues.has(queueOf(id))
}
