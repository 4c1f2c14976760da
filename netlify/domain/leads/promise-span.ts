import type { OutletHours } from '#contract/outlets/outlet-hours.ts'

/** A promise in the unit that people use for it: `2 hours`, `1 days`. */
export interface PromiseSpan {
  count: number
  unit: 'minutes' | 'hours' | 'days'
}

/** A working day of an outlet whose hours nobody has entered, in minutes. */
export const usualDay = 600

/** The opening minutes of the longest day of an outlet. */
export function dayMinutes(hours: OutletHours | undefined): number {
  const days = Object.values(hours ?? {}).flatMap((week) =>
    week.map((day) => (day ? minutesOf(day.closes) - minutesOf(day.opens) : 0)),
  )
  return Math.max(0, ...days) || usualDay
}

/** Minutes of opening time in words; from a whole day on they are counted in working days, rounded up. */
export function promiseSpan(minutes: number, day: number): PromiseSpan {
  if (minutes >= day) return { count: Math.ceil(minutes / day), unit: 'days' }
  if (minutes % 60 === 0) return { count: minutes / 60, unit: 'hours' }
  return { count: minutes, unit: 'minutes' }
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
