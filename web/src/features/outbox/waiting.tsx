import { type ComponentType, Suspense, useSyncExternalStore } from 'react'
import { outboxNeed } from '#web/lib/outbox/need.ts'

/**
 * What waits on this device to be sent, and sends it. The code of the `bar` is loaded only when something waits or somebody
 * begins to type. All that it sends with must come together with it: without a line no late part can be fetched.
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
