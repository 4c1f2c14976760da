import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { deliver } from '#web/routes/deliver.ts'

/** What waits to be sent on the public pages. */
export function SiteWaitingBar() {
  return <WaitingBar deliver={deliver} />
}
