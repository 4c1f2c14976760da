import { useEffect, useSyncExternalStore } from 'react'
import { type Deliver, startOutbox } from '#web/lib/outbox/runner.ts'
import { followWaitingList, type WaitingEnquiry, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { tellLate } from '#web/ui/overlay/late-toast.ts'

/** Sends what waits on this device by `deliver`, as long as the page is open, and answers what waits. */
export function useOutbox(deliver: Deliver): readonly WaitingEnquiry[] {
  useEffect(() => startOutbox(deliver, tellDelivered), [deliver])
  return useSyncExternalStore(followWaitingList, waitingList, waitingList)
}

/** Tells that an enquiry has arrived whose form is no longer there to tell it. */
export function tellDelivered(success: string): void {
  tellLate('success', success)
}
