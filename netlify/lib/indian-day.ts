const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India of a moment, `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export function indianDay(moment: Date): string {
  return dayInIndia.format(moment)
}
