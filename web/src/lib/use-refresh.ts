import { useEffect, useEffectEvent } from 'react'

/** After this long without a touch or a key nobody is looking: a screen left open must not keep its session alive. */
const restAfterMs = 10 * 60_000

/** Coming back to a window tells so twice, as focus and as visibility. */
const leastGapMs = 1000

/**
 * Refreshes every so many milliseconds while the page is in sight and in use, and at once when somebody comes back to
 * it.
 */
export function useRefresh(refresh: () => void, everyMs: number): void {
  const start = useEffectEvent(refresh)

  useEffect(() => {
    let refreshedAt = Date.now()
    let touchedAt = refreshedAt

    const refreshNow = () => {
      if (document.visibilityState !== 'visible' || Date.now() - refreshedAt < leastGapMs) return
      refreshedAt = Date.now()
      start()
    }
    const touch = () => {
      touchedAt = Date.now()
    }
    const comeBack = () => {
      touch()
      refreshNow()
    }
    const timer = setInterval(() => {
      if (Date.now() - touchedAt < restAfterMs) refreshNow()
    }, everyMs)
    const listeners = { focus: comeBack, visibilitychange: comeBack, pointerdown: touch, keydown: touch }
    for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener)
    return () => {
      clearInterval(timer)
      for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener)
    }
  }, [everyMs])
}
