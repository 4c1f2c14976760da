import type { Lead } from '#contract/leads/leads.ts'
import { useMinute } from '#web/lib/device/use-minute.ts'
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
  /** Answers the time of the server. */
  clock?: () => Date
}

/**
 * The clock of a promise that the visitor knows too: amber in the last quarter of the promise, red once the
 * promise is broken, gone once somebody has called.
 */
export function PromiseClock({ lead, clock }: PromiseClockProps) {
  const now = useMinute(clock)
  const state = promiseState(lead, now)
  if (!state || !lead.promisedAt) return null
  return (
    <span className={classNames('inline-block rounded-sm border px-1 text-xs leading-snug', looks[state])}>
      {words[state]} <span className="figures whitespace-nowrap">{momentWords(lead.promisedAt, now)}</span>
    </span>
  )
}
