import { t, wordsFor } from './language.ts'

const timeZone = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
const dayParts = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const dayMs = 86_400_000

/** A moment from now on as people say it, by the clock in India: `5:10 pm today`, `10:30 am on Monday 23 November`. */
export function momentInWords(moment: Date, now: Date): string {
  const time = clock.format(moment).replace(/\s/g, ' ').toLowerCase()
  const day = calendar.format(moment)
  if (day === calendar.format(now)) return t`${time} today`
  if (day === calendar.format(new Date(now.getTime() + dayMs))) return t`${time} tomorrow`
  const parts = Object.fromEntries(dayParts.formatToParts(moment).map(({ type, value }) => [type, value]))
  const { day: date = '' } = parts
  const weekday = nameOf(parts.weekday ?? '')
  const month = nameOf(parts.month ?? '')
  return t`${time} on ${weekday} ${date} ${month}`
}

const nameOf = wordsFor(
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
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

/** What a visitor is told after sending. */
export function promiseInWords(promisedAt: Date, now: Date): string {
  const moment = momentInWords(promisedAt, now)
  return t`We call you by ${moment}.`
}
