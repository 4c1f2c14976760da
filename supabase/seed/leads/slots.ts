import { isHoliday } from '../holidays.ts'
import { planOf } from '../plans.ts'
import { dayMs, dayOf, dayStart, minuteMs, weekdayOf } from './working-time.ts'

/** A place at a time that an outlet offers; moments in milliseconds. */
export interface Slot {
  outlet: number
  purpose: string
  startsAt: number
  minutes: number
  place: number
}

/** Gives places away, each once, within the plans of the outlets. */
export class SlotBook {
  private readonly taken = new Map<string, number>()

  /**
   * Takes a place after a moment, `skipped` free times later than the first one; undefined where the outlet
   * offers nothing for the purpose within ten days.
   */
  take(purpose: string, outlet: number, after: number, skipped: number): Slot | undefined {
    let left = skipped
    for (let day = dayStart(after); day < after + 10 * dayMs; day += dayMs) {
      for (const { startsAt, minutes, places } of timesOf(purpose, outlet, day)) {
        const key = `${outlet} ${purpose} ${startsAt}`
        const place = (this.taken.get(key) ?? 0) + 1
        if (startsAt <= after || place > places || left-- > 0) continue
        this.taken.set(key, place)
        return { outlet, purpose, startsAt, minutes, place }
      }
    }
    return undefined
  }
}

/** The times that an outlet's plan offers on a day. */
function timesOf(purpose: string, outlet: number, day: number) {
  if (isHoliday(dayOf(day))) return []
  return planOf(outlet)
    .filter((rule) => rule.purpose === purpose && rule.days.includes(weekdayOf(day)))
    .flatMap(({ opens, closes, minutes, places }) => {
      const [first, end] = [minuteOf(opens), minuteOf(closes)]
      return Array.from({ length: Math.floor((end - first) / minutes) }, (_, index) => ({
        startsAt: day + (first + index * minutes) * minuteMs,
        minutes,
        places,
      }))
    })
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
