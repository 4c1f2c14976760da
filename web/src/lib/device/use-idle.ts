import { useEffect, useState } from 'react'

/**
 * How long a page has the browser for itself before work begins that the page can do without, in
 * milliseconds.
 */
const pauseMs = 4_000

/** Becomes true when the page has been open for a while and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIsIdle(true)
    const timer = setTimeout(() => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) requestIdleCallback(begin)
      else begin()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
