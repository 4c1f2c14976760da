import { useEffect, useState } from 'react'
import { serverNow } from '#web/lib/api/server-clock.ts'

/** The time of the server, renewed with each whole minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), 60_000 - (now.getTime() % 60_000))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
