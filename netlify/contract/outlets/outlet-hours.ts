import { t, wordsFor } from '#contract/wire/language.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

/** The days of a week in the order of an outlet's hours, from Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The words that visitors read for a day of the week; search engines get the English name. */
export const weekdayName: (weekday: string) => string = wordsFor(
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
)

/** The departments of an outlet that have a line and hours of their own. */
export const departments = [
  { id: 'sales', label: t`Sales` },
  { id: 'service', label: t`Service` },
  { id: 'spares', label: t`Spare parts` },
  { id: 'customerCare', label: t`Customer care` },
] as const
export type Department = (typeof departments)[number]['id']

/** The services that an outlet may offer. */
export const outletServices = [
  { id: 'sales', label: t`Sales` },
  { id: 'service', label: t`Service` },
  { id: 'spares', label: t`Spare parts` },
  { id: 'ev', label: t`Electric` },
  { id: 'bigwing', label: t`Big bikes` },
] as const

/** One day: null where it is closed; 24-hour times such as `09:30`. */
export type DayHours = { opens: string; closes: string } | null
/** Seven days from Monday of each department that says its hours. */
export type OutletHours = Partial<Record<Department, DayHours[]>>

/** A run of days with equal hours, in words: `Monday to Saturday` and `9:30 am – 7:30 pm`. */
export interface HoursLine {
  days: string
  hours: string
}

/** The hours of one department, with one line for consecutive days of equal hours. */
function weekLines(week: readonly DayHours[]): HoursLine[] {
  const runs: { first: number; last: number; hours: string }[] = []
  week.forEach((day, index) => {
    if (!day) return
    const hours = `${timeInWords(day.opens)} – ${timeInWords(day.closes)}`
    const run = runs.at(-1)
    if (run?.hours === hours && run.last === index - 1) run.last = index
    else runs.push({ first: index, last: index, hours })
  })
  return runs.map(({ first, last, hours }) => ({ days: daysInWords(first, last), hours }))
}

/**
 * The hours of one department in words: `Monday to Saturday, 9:30 am – 7:30 pm; Sunday, 10:00 am – 2:00 pm`.
 */
export function weekInWords(week: readonly DayHours[]): string {
  return inOneText(weekLines(week))
}

function inOneText(lines: readonly HoursLine[]): string {
  return lines.map(({ days, hours }) => `${days}, ${hours}`).join('; ')
}

function daysInWords(first: number, last: number): string {
  const [from, to] = [first, last].map((day) => weekdayName(weekdays[day] ?? ''))
  if (from === undefined || to === undefined || first === last) return from ?? ''
  return last === first + 1 ? t`${from} and ${to}` : t`${from} to ${to}`
}

/** The opening hours of an outlet: those of sales, or of the first department that has hours. */
export function openingLines(hours: OutletHours): HoursLine[] {
  for (const { id } of departments) {
    const lines = weekLines(hours[id] ?? [])
    if (lines.length > 0) return lines
  }
  return []
}

/** The opening hours of an outlet in one text. */
export function openTimeOf(hours: OutletHours): string {
  return inOneText(openingLines(hours))
}
