import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { outboxNeed } from '#web/lib/outbox/need.ts'

/**
 * A `<WaitingBar>` whose code comes when it is needed. All that it sends with must come together with it: without a line a
 * late part cannot be fetched, and a browser that failed once does not try again while the page is open.
 */
export function lateWaitingBar(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Bar) => ({ default: Bar }),
      // The page goes on without the bar.
      () => ({ default: () => null }),
    ),
  )
}

/**
 * What waits on this device to be sent, and sends it. Its code is loaded only when something waits or somebody begins to
 * type.
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
