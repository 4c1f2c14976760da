/**
 * The day of the calendar, `YYYY-MM-DD`, that lies `days` days after another. Days are counted in UTC, where
 * every day has the same length.
 */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The weekday of a day of the calendar: 0 for Monday, 6 for Sunday. */
export function weekdayAt(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -weekdayAt(day))
}
