import { useEffect, useState } from 'react'

/** Milliseconds a page has for itself before anything may begin that it can do without. */
const pauseMs = 2_000

/** Becomes true when the page has been there for a while and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIsIdle(true)
    const timer = setTimeout(() => {
      // Safari has no such call.
      if ('requestIdleCallback' in window) requestIdleCallback(begin)
      else begin()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
