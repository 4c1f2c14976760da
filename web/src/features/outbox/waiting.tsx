import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { followOutboxNeed, outboxIsNeeded } from '#web/lib/outbox/need.ts'

// Without a line its code cannot be had: nothing is shown, and the page goes on.
const WaitingBar = lazy(() => import('./waiting-bar.tsx').catch(() => ({ default: (): ReactNode => null })))

/** What waits on this device to be sent; nothing of it is loaded before something waits or somebody begins to type. */
export function Waiting() {
  const isNeeded = useSyncExternalStore(followOutboxNeed, outboxIsNeeded, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <WaitingBar />
    </Suspense>
  )
}
