import { useEffect, useState } from 'react'
import { serverNow } from '#web/lib/api/server-clock.ts'

/**
 * The time of the server, renewed with each minute, because promises and appointments are of whole minutes.
 */
export function useMinute(clock: () => Date = serverNow): Date {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock()), 60_000 - (now.getTime() % 60_000))
    return () => clearTimeout(timer)
  }, [now, clock])
  return now
}
