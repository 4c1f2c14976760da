import { useEffect, useState, useSyncExternalStore } from 'react'
import { callApi } from '#web/lib/api/late-api.ts'
import { deviceStorage } from '#web/lib/device/storage.ts'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { followConnection, renewWithConnection, shownConnection } from './connection.ts'
import { keepOffice } from './keep-pages.ts'
import { shortMoment } from './kept-at.ts'
import { startWorker } from './worker.ts'

const sinceKey = 'away-since'

/**
 * Keeps the code of the back office on the device, so that a reload opens it without a connection too, and
 * says since when there is none.
 */
export function OfficeLine() {
  return 'serviceWorker' in navigator ? <Line /> : null
}

function Line() {
  const isAway = useSyncExternalStore(followConnection, shownConnection) === 'away'
  const since = useSince(isAway)
  useEffect(() => {
    // An answer that every worker knows of tells whether the connection is back.
    renewWithConnection(async () => void (await callApi('getDealership')))
    startWorker()
    keepOffice().catch(() => undefined)
  }, [])
  return isAway && since ? (
    <p
      role="status"
      className="mb-5 flex items-center gap-2.5 rounded-md border border-warning bg-surface px-4 py-2.5 font-semibold print:hidden"
    >
      <ClockIcon className="shrink-0" />
      No connection since {shortMoment(since)}: you see what was read before. What you note waits on this
      device and is sent by itself.
    </p>
  ) : null
}

/** Since when the connection is away; the device keeps the moment over a reload. */
function useSince(isAway: boolean): Date | undefined {
  const [since, setSince] = useState<Date>()
  useEffect(() => {
    const kept = isAway ? (deviceStorage.read(sinceKey) ?? new Date().toISOString()) : null
    deviceStorage.write(sinceKey, kept)
    setSince(kept ? new Date(kept) : undefined)
  }, [isAway])
  return since
}
