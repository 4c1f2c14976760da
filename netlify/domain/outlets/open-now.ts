import {
  type DayHours,
  type Department,
  departments,
  type OutletHours,
} from '#contract/outlets/outlet-hours.ts'
import { indiaAheadMs } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { clockInWords, momentInWords } from '#domain/leads/promise-words.ts'

const dayMs = 86_400_000
/** The number of days ahead in which an opening is looked for: longer than any festival. */
const mostDays = 30

/** The hours and closed days of an outlet. */
export interface Hours {
  hours: OutletHours
  holidays: readonly { day: string; word: string }[]
}

/**
 * Whether an outlet is open, and until when; otherwise when it opens next (undefined: not within a month) and
 * why it is closed today.
 */
export type OpenState = { isOpen: true; until: Date } | { isOpen: false; opens?: Date; closedFor?: string }

/**
 * The week of a department; a department without hours of its own has those of the first one with some, as
 * promises count.
 */
export function weekOf(hours: OutletHours, department?: Department): readonly DayHours[] | undefined {
  return (department && hours[department]) ?? departments.map(({ id }) => hours[id]).find((week) => week)
}

/**
 * Whether a department of an outlet is open at a moment, by the clock in India and the outlet's closed days;
 * undefined where the outlet has its hours in words alone. At its closing minute the outlet is closed.
 */
export function openState(
  { hours, holidays }: Hours,
  now: Date,
  department?: Department,
): OpenState | undefined {
  const week = weekOf(hours, department)
  if (!week) return undefined
  const today = Math.floor((now.getTime() + indiaAheadMs) / dayMs)
  let closedFor: string | undefined
  for (let day = today; day <= today + mostDays; day++) {
    const holiday = holidays.find((one) => one.day === isoDay(day))
    if (holiday) {
      if (day === today) closedFor = holiday.word
      continue
    }
    // 1 January 1970, the day 0, was a Thursday; weeks begin on Monday.
    const hoursOfDay = week[(day + 3) % 7]
    if (!hoursOfDay) continue
    const opens = momentOf(day, hoursOfDay.opens)
    const closes = momentOf(day, hoursOfDay.closes)
    if (now < opens) return { isOpen: false, opens, ...(closedFor === undefined ? {} : { closedFor }) }
    if (now < closes) return { isOpen: true, until: closes }
  }
  return { isOpen: false, ...(closedFor === undefined ? {} : { closedFor }) }
}

/** The state as visitors read it: `Open now, until 7:30 pm` or `Closed now. Opens 9:30 am tomorrow`. */
export function openWords(state: OpenState, now: Date): string {
  if (state.isOpen) return t`Open now, until ${clockInWords(state.until)}`
  const why = state.closedFor === undefined ? t`Closed now.` : t`Closed today: ${state.closedFor}.`
  const then = state.opens ? t`Opens ${momentInWords(state.opens, now)}` : t`Please call before you come`
  return `${why} ${then}`
}

function isoDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function momentOf(day: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(day * dayMs + (hours * 60 + minutes) * 60_000 - indiaAheadMs)
}
