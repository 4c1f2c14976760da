import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** After this long without a touch or a key nobody is looking: a screen left open must not keep its session alive. */
const restAfterMs = 10 * 60_000

/** Coming back to a window tells so twice, as focus and as visibility. */
const leastGapMs = 1000

/**
 * Refreshes every so many milliseconds while the page is in sight and in use, and at once when somebody comes back to
 * it. While it rests it answers when it refreshed last, by the server's clock, for the screen to say.
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
