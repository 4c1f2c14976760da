import { Suspense, useEffect, useState } from 'react'
import { useOutbox } from '#web/features/outbox/use-outbox.ts'
import { deliver, sendsForms } from '#web/routes/deliver.ts'
import { late } from '#web/ui/loading/late.tsx'
import { lateParts } from '#web/ui/loading/late-parts.ts'

const loadBar = () => import('./site-waiting-bar.tsx')
const SiteWaitingBar = late(loadBar, 'SiteWaitingBar', { whenMissing: 'stay' })

/**
 * Sends the forms of public pages that wait on this device, and lists them in a bar. The bar's code comes
 * when the page is used: without a connection it could not be loaded any more. `data-outbox` on the root
 * element says, for programs that use the page from outside, that what is sent is kept from now on.
 */
export function SiteOutbox() {
  const waiting = useOutbox(deliver, sendsForms)
  const [hasWaited, setWaited] = useState(false)
  // The open list stays when its last enquiry has arrived.
  if (waiting.length > 0 && !hasWaited) setWaited(true)
  useEffect(() => {
    document.documentElement.dataset.outbox = ''
    lateParts
      .released()
      .then(loadBar)
      .catch(() => undefined)
  }, [])
  if (!hasWaited) return null
  return (
    <Suspense>
      <SiteWaitingBar waiting={waiting} />
    </Suspense>
  )
}
