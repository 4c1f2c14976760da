import { t } from '#contract/language.ts'

const timeZone = 'Asia/Kolkata'

const months = [
  t`Jan`,
  t`Feb`,
  t`Mar`,
  t`Apr`,
  t`May`,
  t`Jun`,
  t`Jul`,
  t`Aug`,
  t`Sep`,
  t`Oct`,
  t`Nov`,
  t`Dec`,
]

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function indianParts(moment: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** The day in India as `YYYY-MM-DD`, the form date inputs and report filters use. */
export function indianDay(moment: Date): string {
  const { year, month, day } = indianParts(moment)
  return `${year}-${month}-${day}`
}

/** The clock in India as `HH:MM`, 24 hours. */
export function indianTime(moment: Date): string {
  const { hour, minute } = indianParts(moment)
  return `${hour}:${minute}`
}

/** A moment as `20 Nov 2026 at 3:04 pm`, by the clock in India. */
export function formatMoment(moment: Date): string {
  const [day, time] = [formatDay(indianDay(moment)), formatTime(indianTime(moment))]
  return t`${day} at ${time}`
}

/** `2026-11-20`, or anything that begins so, as `20 Nov 2026`; text that is no date comes back as it is. */
export function formatDay(day: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  const month = found && months[Number(found[2]) - 1]
  return found && month ? `${Number(found[3])} ${month} ${found[1]}` : day
}

/** `15:04` or `15:04:09` as `3:04 pm`; text that is no time comes back as it is. */
export function formatTime(time: string): string {
  const found = /^(\d{1,2}):(\d{2})/.exec(time)
  if (!found) return time
  const hour = Number(found[1])
  return `${hour % 12 === 0 ? 12 : hour % 12}:${found[2]} ${hour < 12 ? t`am` : t`pm`}`
}
