/**
 * The milliseconds by which India's clock is ahead of UTC, the same all year, because India has no summer
 * time.
 */
export const indiaAheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The calendar day in India of a moment, `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export function indianDay(moment: Date): string {
  return clockIn(moment).slice(0, 10)
}

/** The current year in India, which begins five and a half hours before the year in UTC. */
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

// Computed by arithmetic: the first use of the browser's own time zones costs every page about 25 ms.
function clockIn(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadMs).toISOString()
}
