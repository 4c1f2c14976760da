import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from './server-clock.ts'

/**
 * After this long without a touch or a key the page counts as unwatched: a screen left open must not keep its
 * session alive.
 */
const restAfterMs = 10 * 60_000

/**
 * The shortest time between two refreshes, because coming back to a window fires two events, focus and
 * visibility.
 */
const leastGapMs = 1000

/**
 * Calls `refresh` every `everyMs` milliseconds while the page is in sight and in use, and at once when the
 * user comes back to the page. While the page rests, answers the moment of the last refresh by the server's
 * clock, for the screen to show.
 */
export function useRefresh(refresh: () => void, everyMs: number): Date | undefined {
  const start = useEffectEvent(refresh)
  const [restingSince, setRestingSince] = useState<Date>()

  useEffect(() => {
    let refreshedAt = Date.now()
    let touchedAt = refreshedAt
    let lastRefresh = serverNow()

    const refreshNow = () => {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < leastGapMs) return
      refreshedAt = Date.now()
      lastRefresh = serverNow()
      setRestingSince(undefined)
      start()
    }
    const isResting = () => Date.now() - touchedAt >= restAfterMs
    const touch = () => {
      const wasResting = isResting()
      touchedAt = Date.now()
      if (wasResting) refreshNow()
    }
    const comeBack = () => {
      touchedAt = Date.now()
      refreshNow()
    }
    const timer = setInterval(() => (isResting() ? setRestingSince(lastRefresh) : refreshNow()), everyMs)
    const listeners = { focus: comeBack, visibilitychange: comeBack, pointerdown: touch, keydown: touch }
    for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener)
    return () => {
      clearInterval(timer)
      for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener)
    }
  }, [everyMs])

  return restingSince
}
