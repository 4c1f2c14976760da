import { t, wordsFor } from './language.ts'

const timeZone = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const dayMs = 86_400_000

/** The clock of a moment in India: `5:10 pm`. */
export function clockInWords(moment: Date): string {
  const parts = partsOf(clock, moment)
  const half = parts.dayPeriod?.toLowerCase() === 'am' ? t`am` : t`pm`
  return `${parts.hour}:${parts.minute} ${half}`
}

/** A moment from now on as people say it, by the clock in India: `5:10 pm today`, `10:30 am on Monday 23 November`. */
export function momentInWords(moment: Date, now: Date): string {
  const time = clockInWords(moment)
  const day = calendar.format(moment)
  if (day === calendar.format(now)) return t`${time} today`
  if (day === calendar.format(new Date(now.getTime() + dayMs))) return t`${time} tomorrow`
  const parts = partsOf(weekday, moment)
  const [name, date, month] = [
    weekdayName(parts.weekday ?? ''),
    parts.day ?? '',
    monthName(parts.month ?? ''),
  ]
  return t`${time} on ${name} ${date} ${month}`
}

// As in `outlet-hours.ts`, which a receipt need not load.
const weekdayName = wordsFor('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')

const monthName = wordsFor(
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
)

function partsOf(format: Intl.DateTimeFormat, moment: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** What a visitor is told after sending. */
export function promiseInWords(promisedAt: Date, now: Date): string {
  const moment = momentInWords(promisedAt, now)
  return t`We call you by ${moment}.`
}
