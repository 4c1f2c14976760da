import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { deliver } from '#web/routes/deliver.ts'

/** The bar on public pages that lists forms which still wait to be sent. */
export function SiteWaitingBar() {
  return <WaitingBar deliver={deliver} />
}
