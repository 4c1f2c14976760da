import { type ComponentType, Suspense, useSyncExternalStore } from 'react'
import { outboxNeed } from '#web/lib/outbox/need.ts'

/**
 * The bar of enquiries that wait on this device, which also sends them. The code of the `bar` is loaded only
 * when an enquiry waits or a form comes into sight. All code that sends an enquiry must come together with
 * the bar: without a connection no later part can be fetched.
 */
export function Waiting({ bar: Bar }: { bar: ComponentType }) {
  const isNeeded = useSyncExternalStore(outboxNeed.follow, outboxNeed.isRaised, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Bar />
    </Suspense>
  )
}
