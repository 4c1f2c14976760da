import { weekdayName, weekdays } from '#contract/outlets/outlet-hours.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { wordsFor } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'
import { weekdayAt } from '#domain/days/days.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'

/** The name of the weekday of a `YYYY-MM-DD`. */
export function weekdayOf(day: string): string {
  return weekdayName(englishWeekdayOf(day))
}

/** The name of a day's weekday in three letters: `Wed`. */
export function shortWeekdayOf(day: string): string {
  return shortName(englishWeekdayOf(day).slice(0, 3))
}

const shortName = wordsFor('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')

function englishWeekdayOf(day: string): string {
  return weekdays[weekdayAt(day)] ?? ''
}

/** `YYYY-MM-DD` as `25 Nov`, for days so near that the year is clear. */
export function shortDay(day: string): string {
  return formatDay(day).slice(0, -5)
}

/** The time of a moment by the clock in India: `10:30 am`, with a blank at which no line breaks. */
export function clockOf(moment: string): string {
  return timeInWords(indianTime(new Date(moment))).replace(' ', '\u00a0')
}

/** A moment in these weeks by the clock in India: `Wednesday, 25 Nov, 10:30 am`. */
export function whenWords(moment: string): string {
  const day = indianDay(new Date(moment))
  return `${weekdayOf(day)}, ${shortDay(day)}, ${clockOf(moment)}`
}

/** The address at which staff see the appointments of a day, of one outlet or of all outlets. */
export function appointmentsOn(day: string, outlet?: number): string {
  return `${paths.adminDashboard}?page=appointments&day=${day}${outlet ? `&outlet=${outlet}` : ''}`
}
