import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

const months = [
  t`Jan`,
  t`Feb`,
  t`Mar`,
  t`Apr`,
  t`May`,
  t`Jun`,
  t`Jul`,
  t`Aug`,
  t`Sep`,
  t`Oct`,
  t`Nov`,
  t`Dec`,
]

/** A moment as `20 Nov 2026 at 3:04 pm`, by the clock in India. */
export function formatMoment(moment: Date): string {
  const [day, time] = [formatDay(indianDay(moment)), timeInWords(indianTime(moment))]
  return t`${day} at ${time}`
}

/**
 * `2026-11-20`, or a text that begins with such a date, as `20 Nov 2026`; any other text is returned
 * unchanged.
 */
export function formatDay(day: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  const month = found && months[Number(found[2]) - 1]
  return found && month ? `${Number(found[3])} ${month} ${found[1]}` : day
}
