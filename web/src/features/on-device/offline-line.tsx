import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '#contract/language.ts'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { pricesKeptAt, shortMoment } from './kept-at.ts'
import { followLine, hasLine } from './line.ts'

/** While there is no connection: says so, and of when the prices are. Keyed by the page it stands on. */
export function OfflineLine() {
  const isThere = useSyncExternalStore(followLine, hasLine)
  return isThere || !navigator.serviceWorker.controller ? null : <Line />
}

function Line() {
  const [keptAt, setKeptAt] = useState<Date>()
  useEffect(() => {
    let isCurrent = true
    pricesKeptAt().then(
      (moment) => isCurrent && setKeptAt(moment),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const moment = keptAt && shortMoment(keptAt)
  return (
    <p
      role="status"
      data-chrome
      // Above the place of what waits to be sent.
      style={{ bottom: 'calc(8rem + env(safe-area-inset-bottom, 0px))' }}
      className="pointer-events-none fixed left-3 z-20 flex max-w-[calc(100vw-5.5rem)] items-center gap-2.5 rounded-full border border-warning bg-surface px-4 py-2.5 text-sm font-semibold text-content shadow-soft md:left-6"
    >
      <ClockIcon className="shrink-0" />
      {moment
        ? t`No connection. Prices of ${moment}`
        : t`No connection. You see what is kept on this device.`}
    </p>
  )
}
