import { useEffect, useState } from 'react'
import { type Hours, openState, openWords } from '#contract/open-now.ts'
import type { Department } from '#contract/outlet-hours.ts'
import { wholeHours } from '#web/lib/whole-hours.ts'

const minuteMs = 60_000

/** What `OpenLine` says, true to the minute while the page stays open. */
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
