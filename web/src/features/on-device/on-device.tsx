import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { InstallNotice } from './install-notice.tsx'
import { offerInstall } from './install-offer.ts'
import { keepPages } from './keep-pages.ts'
import { OfflineLine } from './offline-line.tsx'
import { startWorker } from './worker.ts'

let isStarted = false

/**
 * Everything that keeps the site on the device: the service worker, the pages it keeps, the offer to install,
 * and the words while there is no connection.
 */
export function OnDevice() {
  const { pathname, search } = useLocation()
  const [install, setInstall] = useState<() => void>()
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    startWorker()
    offerInstall((ask) => setInstall(() => ask))
    void keepPages()
  }, [])
  return (
    <>
      {'serviceWorker' in navigator ? <OfflineLine key={pathname + search} /> : null}
      {install ? <InstallNotice onInstall={install} onClose={() => setInstall(undefined)} /> : null}
    </>
  )
}
