const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India of a moment, `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export function indianDay(moment: Date): string {
  return dayInIndia.format(moment)
}

/** The moment in which a calendar day, `YYYY-MM-DD`, begins in India, where no clock is ever put forward or back. */
export function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}
