import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'

/** A day as databases write it, with or without a time and its distance from UTC behind it. */
const written = /\b(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?))?(?![-\d])/g

/**
 * A text of the audit trail whose moments and days read as in its own columns, in Indian time:
 * `27/11/2026 11:22 AM` for `2026-11-27T05:52:05.785+00:00`. A text that only looks like a moment stays.
 */
export function momentsInWords(text: string): string {
  return text.replace(written, (found, day: string, time?: string, zone?: string) => {
    if (!time || !zone) return Number.isNaN(Date.parse(day)) ? found : dayInWords(day)
    const moment = new Date(`${day}T${time}${zone.length === 3 ? `${zone}:00` : zone}`)
    return Number.isNaN(moment.getTime()) ? found : momentInWords(moment)
  })
}

function momentInWords(moment: Date): string {
  const [hours = '', minutes = ''] = indianTime(moment).split(':')
  const hour = Number(hours)
  const clock = `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
  return `${dayInWords(indianDay(moment))} ${clock}`
}

/** `2026-11-27` as `27/11/2026`. */
function dayInWords(day: string): string {
  return day.split('-').reverse().join('/')
}
