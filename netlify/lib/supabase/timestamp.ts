const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/**
 * A database timestamp as a moment. PostgREST writes `2026-11-20T22:10:38.297+00:00`, other servers
 * `2026-11-20 22:10:38.297+00`; both are read. Throws RangeError for anything else.
 */
export function parseTimestamp(text: string): Date {
  const iso = text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) throw new RangeError('Not a timestamp of the database.')
  return moment
}

/** The calendar day in India of a moment, `YYYY-MM-DD`. */
export function indianDay(moment: Date): string {
  return dayInIndia.format(moment)
}
