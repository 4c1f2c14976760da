/** India's clock is so far ahead of UTC (milliseconds); it is never put forward or back. */
export const indiaAheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The calendar day in India of a moment, `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export function indianDay(moment: Date): string {
  return clockIn(moment).slice(0, 10)
}

/** The year it is in India: on the last evening of a year the next one, five and a half hours before UTC says so. */
export function yearInIndia(now = Date.now()): number {
  return Number(indianDay(new Date(now)).slice(0, 4))
}

/** The clock in India at a moment, `HH:MM`, 24 hours. Throws RangeError for an invalid date. */
export function indianTime(moment: Date): string {
  return clockIn(moment).slice(11, 16)
}

/** The first midnight in India after a moment; both in milliseconds since 1970. */
export function nextIndianMidnight(moment: number): number {
  return (Math.floor((moment + indiaAheadMs) / dayMs) + 1) * dayMs - indiaAheadMs
}

/** The moment in which a calendar day, `YYYY-MM-DD`, begins in India. */
export function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

// By arithmetic: the browser's own time zones cost every page about 25 ms when the first is asked for.
function clockIn(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadMs).toISOString()
}
