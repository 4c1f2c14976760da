import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

const dayMs = 86_400_000
// The days of `outlet-hours.ts` again, so that a receipt need not load that file.
const weekdays = () => [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`]
const months = () => [
  t`January`,
  t`February`,
  t`March`,
  t`April`,
  t`May`,
  t`June`,
  t`July`,
  t`August`,
  t`September`,
  t`October`,
  t`November`,
  t`December`,
]

/** The time of a moment by the clock in India: `5:10 pm`. */
export function clockInWords(moment: Date): string {
  return timeInWords(indianTime(moment))
}

/**
 * A future moment in everyday words, by the clock in India: `5:10 pm today`, `10:30 am on Monday 23
 * November`.
 */
export function momentInWords(moment: Date, now: Date): string {
  const time = clockInWords(moment)
  const day = indianDay(moment)
  if (day === indianDay(now)) return t`${time} today`
  if (day === indianDay(new Date(now.getTime() + dayMs))) return t`${time} tomorrow`
  const midnight = new Date(day)
  const [name, date, month] = [
    weekdays()[midnight.getUTCDay()] ?? '',
    String(midnight.getUTCDate()),
    months()[midnight.getUTCMonth()] ?? '',
  ]
  return t`${time} on ${name} ${date} ${month}`
}

/** The promise that a visitor reads after sending. */
export function promiseInWords(promisedAt: Date, now: Date): string {
  const moment = momentInWords(promisedAt, now)
  return t`We call you by ${moment}.`
}
