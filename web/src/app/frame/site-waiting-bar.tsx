import type { ReactNode } from 'react'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import { deliver } from '#web/routes/deliver.ts'
import { Notice } from '#web/ui/overlay/notice.tsx'

/** The bar on public pages that lists forms which still wait to be sent. */
export function SiteWaitingBar() {
  return <WaitingBar deliver={deliver} Place={OutboxNotice} />
}

function OutboxNotice({ children }: { children: ReactNode }) {
  return <Notice rank="outbox">{children}</Notice>
}
