import { useEffect, useEffectEvent } from 'react'
import { watchUse } from './page-use.ts'

/**
 * Calls `refresh` every `everyMs` milliseconds while the page is in sight and in use, and at once when the
 * user comes back to the page.
 */
export function useRefresh(refresh: () => void, everyMs: number): void {
  const start = useEffectEvent(refresh)
  useEffect(() => {
    const use = watchUse(() => start())
    const timer = setInterval(() => use.isResting() || use.askNow(), everyMs)
    return () => {
      clearInterval(timer)
      use.stop()
    }
  }, [everyMs])
}
