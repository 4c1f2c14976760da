/**
 * The days of India by arithmetic only, independent of any machine's time zone, library or database. India
 * has been five and a half hours ahead of UTC without a change since 1945.
 */
const ahead = 5.5 * 3_600_000
const dayLength = 86_400_000

/**
 * The number of the Indian day that holds a moment, counted from 1 January 1970; `moment` is in milliseconds
 * since then.
 */
export function dayNumber(moment: number): number {
  return Math.floor((moment + ahead) / dayLength)
}

/** The moment (milliseconds since 1970) at which the Indian day of this number begins. */
export function dayStart(number: number): number {
  return number * dayLength - ahead
}

/** `YYYY-MM-DD` of the day of this number, by the rule of leap years. */
export function dayName(number: number): string {
  let year = 1970
  let rest = number
  for (; rest >= daysOfYear(year); year++) rest -= daysOfYear(year)
  let month = 0
  for (; rest >= daysOfMonth(year, month); month++) rest -= daysOfMonth(year, month)
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(rest + 1).padStart(2, '0')}`
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

function daysOfYear(year: number): number {
  return isLeap(year) ? 366 : 365
}

function daysOfMonth(year: number, month: number): number {
  if (month === 1) return isLeap(year) ? 29 : 28
  return [3, 5, 8, 10].includes(month) ? 30 : 31
}
