import { type ComponentType, Suspense, useSyncExternalStore } from 'react'
import { outboxNeed } from '#web/lib/outbox/need.ts'

/**
 * The part that sends the enquiries which wait on this device, and lists them. The code of the `outbox` is
 * loaded only when an enquiry waits or a form comes into sight. All code that sends an enquiry must come
 * together with it: without a connection no later part can be fetched.
 */
export function Waiting({ outbox: Outbox }: { outbox: ComponentType }) {
  const isNeeded = useSyncExternalStore(outboxNeed.follow, outboxNeed.isRaised, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Outbox />
    </Suspense>
  )
}
