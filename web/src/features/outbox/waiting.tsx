import { outboxNeed } from '#web/lib/outbox/need.ts'
import { lazyPart, WhenNeeded } from '#web/lib/when-needed.tsx'

const WaitingBar = lazyPart(() => import('./waiting-bar.tsx').then((module) => module.WaitingBar))

/** What waits on this device to be sent; nothing of it is loaded before something waits or somebody begins to type. */
export function Waiting() {
  return <WhenNeeded need={outboxNeed} part={WaitingBar} />
}
