import { freshHours } from '#contract/stock/stock-parts.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

/** Whether a count (ISO 8601) is still told at a moment: a page may stay open for days. */
export function isFresh(countedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(countedAt) <= freshHours * 3_600_000
}

/** When something was counted, by the clock in India: `10:20 am today`, or yesterday, or on a day. */
export function countedWords(countedAt: string, now: Date): string {
  const moment = new Date(countedAt)
  const time = timeInWords(indianTime(moment))
  const daysAgo = (Date.parse(indianDay(now)) - Date.parse(indianDay(moment))) / 86_400_000
  if (daysAgo <= 0) return t`${time} today`
  if (daysAgo === 1) return t`${time} yesterday`
  const date = dayInWords(indianDay(moment))
  return t`${time} on ${date}`
}

/** A number of days in words. */
export function daysInWords(days: number): string {
  if (days === 0) return t`less than a day`
  return days === 1 ? t`one day` : t`${days} days`
}
