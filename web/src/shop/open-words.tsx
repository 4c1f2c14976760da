import { useEffect, useState } from 'react'
import type { Department } from '#contract/outlets/outlet-hours.ts'
import { type Hours, openState, openWords } from '#domain/outlets/open-now.ts'
import { wholeHours } from '#web/shop/whole-hours.ts'

const minuteMs = 60_000

/** The words of `OpenLine`, kept true to the minute while the page is open. */
export function OpenWords({ outlet, department }: { outlet: Hours; department?: Department | undefined }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const state = openState(outlet, now, department)
  if (!state) return null
  return (
    <span className={state.isOpen ? 'text-success' : 'text-muted'}>{wholeHours(openWords(state, now))}</span>
  )
}
