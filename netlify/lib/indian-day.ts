const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** India's clock is so far ahead of UTC (milliseconds), without summer time. */
const aheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The calendar day in India of a moment, `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export function indianDay(moment: Date): string {
  return dayInIndia.format(moment)
}

/** The first midnight in India after a moment; both in milliseconds since 1970. */
export function nextIndianMidnight(moment: number): number {
  return (Math.floor((moment + aheadMs) / dayMs) + 1) * dayMs - aheadMs
}

/** The moment in which a calendar day, `YYYY-MM-DD`, begins in India, where no clock is ever put forward or back. */
export function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}
