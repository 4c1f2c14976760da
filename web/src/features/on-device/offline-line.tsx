import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '#contract/wire/language.ts'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { pricesKeptAt, shortMoment } from './kept-at.ts'
import { followLine, shownLine } from './line.ts'

/** While what is kept is shown: says why, and of when the prices are. Keyed by the page it stands on. */
export function OfflineLine() {
  const line = useSyncExternalStore(followLine, shownLine)
  return line === 'there' || !navigator.serviceWorker.controller ? null : <Words isSlow={line === 'slow'} />
}

function Words({ isSlow }: { isSlow: boolean }) {
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
      {isSlow ? slowWords(moment) : awayWords(moment)}
    </p>
  )
}

function awayWords(moment: string | undefined): string {
  return moment
    ? t`No connection. Prices of ${moment}`
    : t`No connection. You see what is kept on this device.`
}

function slowWords(moment: string | undefined): string {
  return moment
    ? t`Slow connection. Prices of ${moment}`
    : t`Slow connection. You see what is kept on this device.`
}
