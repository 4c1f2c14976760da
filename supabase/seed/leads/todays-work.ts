import type { Enquiry } from './enquiries.ts'
import type { Progress } from './progress.ts'
import { dayOf, minuteMs, nextHalfHour, workingMoment, workingMomentBefore } from './working-time.ts'

/** A lead and how far the work on it has come. */
export interface Work {
  enquiry: Enquiry
  progress: Progress
}

/** How many next steps are due on this day, of sales and of service. */
const dueToday = { sales: 5, service: 3 }

/**
 * Lets one next step of sales and one of service be late, of the first outlet if that has any, and some be
 * due in the hours after `now`. A booked sale is left out: its order says when the vehicle is delivered.
 */
export function planToday(works: readonly Work[], now: number): void {
  for (const [family, count] of Object.entries(dueToday)) {
    const planned = works
      .filter(({ enquiry, progress }) => enquiry.family === family && progress.dueAt !== null)
      .filter(({ progress }) => progress.stage !== 'booked')
      .toSorted((one, other) => (one.progress.dueAt ?? 0) - (other.progress.dueAt ?? 0))
    const lateSince = Math.floor(workingMomentBefore(now, 95) / (30 * minuteMs)) * 30 * minuteMs
    // Nobody planned a step before the enquiry came.
    const known = planned.filter(({ enquiry }) => enquiry.sentAt < lateSince)
    const late = known.find(({ enquiry }) => enquiry.outlet === 1) ?? known[0]
    for (const [place, { progress }] of planned
      .filter((work) => work !== late)
      .slice(0, count)
      .entries()) {
      const soon = nextHalfHour(workingMoment(now, 20 + 45 * place))
      if (dayOf(soon) === dayOf(now)) progress.dueAt = soon
    }
    if (late) late.progress.dueAt = lateSince
  }
}
