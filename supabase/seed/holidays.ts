/** Days of each year on which every outlet is closed: the national holidays. */
export const nationalHolidays = [
  { date: '01-26', words: 'Republic Day' },
  { date: '08-15', words: 'Independence Day' },
  { date: '10-02', words: 'Gandhi Jayanti' },
] as const

/** Whether all outlets are closed on a day, given as YYYY-MM-DD. */
export function isHoliday(day: string): boolean {
  return nationalHolidays.some(({ date }) => day.endsWith(date))
}
