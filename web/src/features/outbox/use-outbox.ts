import { useEffect, useSyncExternalStore } from 'react'
import { type Deliver, type Sends, startOutbox } from '#web/lib/outbox/runner.ts'
import { followWaitingList, type WaitingEnquiry, waitingList } from '#web/lib/outbox/waiting-list.ts'
import { tellLate } from '#web/ui/overlay/late-toast.ts'

/**
 * Sends by `deliver` what waits on this device and `sends` is true of, as long as the page is open, and
 * answers what of this waits.
 */
export function useOutbox(deliver: Deliver, sends: Sends): readonly WaitingEnquiry[] {
  useEffect(() => startOutbox(deliver, sends, tellDelivered), [deliver, sends])
  const waiting = useSyncExternalStore(followWaitingList, waitingList, waitingList)
  return waiting.filter(({ endpoint }) => sends(endpoint))
}

/** Tells that an enquiry has arrived whose form is no longer there to tell it. */
export function tellDelivered(success: string): void {
  tellLate('success', success)
}
