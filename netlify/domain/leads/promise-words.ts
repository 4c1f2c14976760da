import { dayInWords } from '#contract/wire/day-words.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

const dayMs = 86_400_000

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
  const date = dayInWords(day)
  return t`${time} on ${date}`
}

/** The promise that a visitor reads after sending. */
export function promiseInWords(promisedAt: Date, now: Date): string {
  const moment = momentInWords(promisedAt, now)
  return t`We call you by ${moment}.`
}
