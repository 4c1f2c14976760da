const timeZone = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const dayMs = 86_400_000

/** A moment from now on as people say it, by the clock in India: `5:10 pm today`, `10:30 am on Monday 23 November`. */
export function momentInWords(moment: Date, now: Date): string {
  const time = clock.format(moment).replace(/\s/g, ' ').toLowerCase()
  const day = calendar.format(moment)
  if (day === calendar.format(now)) return `${time} today`
  if (day === calendar.format(new Date(now.getTime() + dayMs))) return `${time} tomorrow`
  const name = Object.fromEntries(weekday.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${time} on ${name.weekday} ${name.day} ${name.month}`
}

/** What a visitor is told after sending. */
export function promiseInWords(promisedAt: Date, now: Date): string {
  return `We call you by ${momentInWords(promisedAt, now)}.`
}
