import type { Random } from '../random.ts'
import { dayMs, dayStart, minuteMs, weekdayOf } from './working-time.ts'

/** How far back the enquiries go, in days. */
export const daysBack = 60

/**
 * How many enquiries come on each day of the week from Monday, and in each hour of a day, beside each other.
 */
const ofWeekday = [10, 9, 9, 10, 12, 17, 5]
const ofHour = [1, 0, 0, 0, 0, 1, 3, 5, 8, 10, 13, 14, 12, 9, 8, 9, 10, 12, 14, 15, 14, 11, 7, 3]
const ofWholeDay = ofHour.reduce((sum, weight) => sum + weight)

/** Half of what comes in the last two days is cast by hand, see `castParts`. */
const leftOfLastDays = 0.5

/** The place of a list at which a share of all weights, 0 to 1, is reached. */
export function weighted(weights: readonly number[], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight)
  for (const [place, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return place
  }
  return weights.length - 1
}

/**
 * A moment, in milliseconds, at which a visitor sends an enquiry in the days before `now` or on its day: many
 * do on Saturdays, few on Sundays, most before noon and in the evening. `share`, 0 to 1, is how many of all
 * come later; `days` shortens the time.
 */
export function arrival(random: Random, now: number, share: number, days: number = daysBack): number {
  const today = dayStart(now)
  const passed = ofHour.reduce(
    (sum, weight, hour) => sum + weight * Math.min(1, Math.max(0, (now - today) / (60 * minuteMs) - hour)),
    0,
  )
  const weights = Array.from(
    { length: days + 1 },
    (_, back) =>
      (ofWeekday[weekdayOf(today - back * dayMs) - 1] ?? 0) *
      (back === 0 ? passed / ofWholeDay : 1) *
      (back < 2 ? leftOfLastDays : 1),
  )
  const day = today - weighted(weights, share) * dayMs
  const hour = weighted(ofHour, random.below(10_000) / 10_000)
  const sentAt = day + (hour * 60 + random.below(60)) * minuteMs + random.below(minuteMs)
  // What would have come later today has come earlier today.
  return sentAt < now ? sentAt : today + random.below(now - today)
}
