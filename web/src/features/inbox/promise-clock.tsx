import { useEffect, useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { classNames } from '#web/ui/class-names.ts'
import { momentWords } from './lead-words.ts'

type Promised = Pick<Lead, 'isOpen' | 'createdAt' | 'promisedAt' | 'answeredAt'>

/**
 * The state of a promise at a moment; `soon` is the last quarter of its time. Undefined where no call is owed
 * any more.
 */
export function promiseState(
  { isOpen, createdAt, promisedAt, answeredAt }: Promised,
  now: Date,
): 'open' | 'soon' | 'broken' | undefined {
  if (!isOpen || !promisedAt || answeredAt) return undefined
  const [from, until, at] = [Date.parse(createdAt), Date.parse(promisedAt), now.getTime()]
  if (at >= until) return 'broken'
  return until - at <= (until - from) / 4 ? 'soon' : 'open'
}

const looks = {
  open: 'border-control',
  soon: 'border-warning bg-warning-soft',
  broken: 'border-danger bg-danger-soft font-semibold text-danger',
}
const words = { open: 'Call by', soon: 'Call soon, by', broken: 'Late since' }

interface PromiseClockProps {
  lead: Promised
  /** True in a row: the clock then says how late a broken promise is, instead of since when. */
  isShort?: boolean
  /** Answers the time of the server. */
  clock?: () => Date
}

/**
 * The clock of a promise that the visitor knows too: amber in the last quarter of the promise, red once the
 * promise is broken, gone once somebody has called.
 */
export function PromiseClock({ lead, isShort = false, clock = serverNow }: PromiseClockProps) {
  const now = useMinute(clock)
  const state = promiseState(lead, now)
  if (!state || !lead.promisedAt) return null
  const isLateBy = isShort && state === 'broken'
  return (
    <span className={classNames('inline-block rounded-sm border px-1 text-xs leading-5', looks[state])}>
      {isLateBy ? 'Late by' : words[state]}{' '}
      <span className="figures whitespace-nowrap">
        {isLateBy ? sinceWords(lead.promisedAt, now) : momentWords(lead.promisedAt, now)}
      </span>
    </span>
  )
}

/** How long ago a moment was: `25 min`, `18 h`, `3 days`. */
function sinceWords(moment: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** The time, renewed with each minute, because promises end at whole minutes. */
function useMinute(clock: () => Date): Date {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock()), 60_000 - (now.getTime() % 60_000))
    return () => clearTimeout(timer)
  }, [now, clock])
  return now
}
