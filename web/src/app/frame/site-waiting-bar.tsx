import type { ReactNode } from 'react'
import { WaitingBar } from '#web/features/outbox/waiting-bar.tsx'
import type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'
import { deliver } from '#web/routes/deliver.ts'
import { Notice } from '#web/ui/overlay/notice.tsx'

/** The bar on public pages that lists forms which still wait to be sent. */
export function SiteWaitingBar({ waiting }: { waiting: readonly WaitingEnquiry[] }) {
  return <WaitingBar waiting={waiting} deliver={deliver} Place={OutboxNotice} />
}

function OutboxNotice({ children }: { children: ReactNode }) {
  return <Notice rank="outbox">{children}</Notice>
}
