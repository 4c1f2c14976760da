import { useEffect, useEffectEvent, useState } from 'react'
import { watchUse } from './page-use.ts'
import { serverNow } from './server-clock.ts'

/**
 * How often a screen of staff asks, in milliseconds: while somebody works on it, and while nobody touches it.
 */
export interface Pace {
  workedMs: number
  idleMs: number
}

/**
 * How long after a touch a screen counts as worked on, and from when on its pace is halved, in milliseconds.
 */
const workedForMs = 30_000
const slowAfterMs = 3 * 60_000

/**
 * Calls `refresh` at the pace of the screen while the page is in sight and not at rest, and at once when
 * somebody comes back to the page or a push message reaches this device. Every call costs the dealer credits,
 * so a screen that nobody touches asks seldom. While the page rests, answers the moment of the last refresh
 * by the server's clock, for the screen to show.
 */
export function useStaffRefresh(refresh: () => void, { workedMs, idleMs }: Pace): Date | undefined {
  const start = useEffectEvent(refresh)
  const [restingSince, setRestingSince] = useState<Date>()

  useEffect(() => {
    let lastRefresh = serverNow()
    const use = watchUse(() => {
      lastRefresh = serverNow()
      setRestingSince(undefined)
      start()
    })
    const gapMs = () => {
      const untouched = use.untouchedMs()
      if (untouched < workedForMs) return workedMs
      return untouched < slowAfterMs ? idleMs : 2 * idleMs
    }
    const look = () => {
      if (use.isResting()) setRestingSince(lastRefresh)
      // A timer may fire a little early, and the pace is a multiple of its turns.
      else if (use.sinceAskedMs() > gapMs() - workedMs / 2) use.askNow()
    }
    const timer = setInterval(look, workedMs)
    const hear = ({ data }: MessageEvent) => {
      if (data?.type === 'PUSHED' && !use.isResting()) use.askNow()
    }
    const { serviceWorker } = navigator
    serviceWorker?.addEventListener('message', hear)
    return () => {
      clearInterval(timer)
      use.stop()
      serviceWorker?.removeEventListener('message', hear)
    }
  }, [workedMs, idleMs])

  return restingSince
}
