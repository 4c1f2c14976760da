import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '#contract/wire/language.ts'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { Notice } from '#web/ui/overlay/notice.tsx'
import { followConnection, shownConnection } from './connection.ts'
import { pricesKeptAt, shortMoment } from './kept-at.ts'

/**
 * Shown while the page comes from this device: says why, and from when the prices are. The key of this
 * component is the page, so that each page gets its own moment.
 */
export function OfflineLine() {
  const connection = useSyncExternalStore(followConnection, shownConnection)
  return connection === 'there' || !navigator.serviceWorker.controller ? null : (
    <Words isSlow={connection === 'slow'} />
  )
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
    <Notice rank="connection">
      <p
        role="status"
        className="pointer-events-none flex items-center gap-2.5 rounded-full border border-warning bg-surface px-4 py-2.5 text-sm font-semibold text-content shadow-soft"
      >
        <ClockIcon className="shrink-0" />
        <span>{isSlow ? slowWords(moment) : awayWords(moment)}</span>
      </p>
    </Notice>
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
