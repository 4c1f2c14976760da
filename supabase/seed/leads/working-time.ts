import { isHoliday } from '../holidays.ts'

export const minuteMs = 60_000
export const dayMs = 86_400_000
const indiaOffsetMs = 330 * minuteMs

/** The moment, in milliseconds, at which the Indian day of a moment began. */
export function dayStart(moment: number): number {
  return Math.floor((moment + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs
}

/** The Indian calendar day of a moment as YYYY-MM-DD. */
export function dayOf(moment: number): string {
  return new Date(moment + indiaOffsetMs).toISOString().slice(0, 10)
}

/** The day of the week of a moment in India: 1 is Monday, 7 is Sunday. */
export function weekdayOf(moment: number): number {
  // The first day of 1970 was a Thursday.
  return ((Math.floor((moment + indiaOffsetMs) / dayMs) + 3) % 7) + 1
}

/** When staff are at work on the Indian day of a moment; undefined on a holiday. */
function hoursOf(moment: number): { opens: number; closes: number } | undefined {
  const day = dayStart(moment)
  if (isHoliday(dayOf(day))) return undefined
  const [opens, closes] = weekdayOf(day) === 7 ? [10 * 60, 14 * 60] : [9 * 60 + 30, 19 * 60]
  return { opens: day + opens * minuteMs, closes: day + closes * minuteMs }
}

/** The moment after `from` at which staff have been at work for so many minutes. */
export function workingMoment(from: number, minutes: number): number {
  let left = minutes * minuteMs
  for (let day = dayStart(from); ; day += dayMs) {
    const hours = hoursOf(day)
    const begins = Math.max(from, hours?.opens ?? from)
    if (!hours || begins >= hours.closes) continue
    if (begins + left <= hours.closes) return begins + left
    left -= hours.closes - begins
  }
}

/** The moment before `until` since which staff have been at work for so many minutes. */
export function workingMomentBefore(until: number, minutes: number): number {
  let left = minutes * minuteMs
  for (let day = dayStart(until); ; day -= dayMs) {
    const hours = hoursOf(day)
    const ends = Math.min(until, hours?.closes ?? until)
    if (!hours || ends <= hours.opens) continue
    if (ends - left >= hours.opens) return ends - left
    left -= ends - hours.opens
  }
}

/** The next full or half hour at which staff are at work, as somebody plans a call. */
export function nextHalfHour(moment: number): number {
  return workingMoment(Math.ceil(moment / (30 * minuteMs)) * 30 * minuteMs, 0)
}
