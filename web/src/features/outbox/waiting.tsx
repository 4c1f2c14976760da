import { lazy, Suspense, useSyncExternalStore } from 'react'
import { outboxNeed } from '#web/lib/outbox/need.ts'
import type { Deliver } from '#web/lib/outbox/runner.ts'

const WaitingBar = lazy(() =>
  import('./waiting-bar.tsx').then(
    (module) => ({ default: module.WaitingBar }),
    // Without a line the code may not come; the page goes on without the bar.
    () => ({ default: () => null }),
  ),
)

/**
 * What waits on this device to be sent, and sends it by `deliver`. Its code is loaded only when something waits or
 * somebody begins to type.
 */
export function Waiting({ deliver }: { deliver: Deliver }) {
  const isNeeded = useSyncExternalStore(outboxNeed.follow, outboxNeed.isRaised, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <WaitingBar deliver={deliver} />
    </Suspense>
  )
}
