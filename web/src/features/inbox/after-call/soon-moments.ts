import { type Department, weekdays } from '#contract/outlets/outlet-hours.ts'
import { indianDay, midnightOf } from '#contract/wire/indian-clock.ts'
import { dayAfter } from '#domain/days/days.ts'
import { type Hours, openState } from '#domain/outlets/open-now.ts'
import { clockOf, shortWeekdayOf, weekdayOf } from '#web/shop/appointment-words.ts'

/** A moment for the next step that one press chooses. */
export interface SoonMoment {
  label: string
  /** The clock of the moment, where the label does not say it. */
  clock: string
  at: Date
}

const hourMs = 3_600_000
/** Moments are whole five minutes, as promises are. */
const stepMs = 5 * 60_000

const workday = { opens: '10:00', closes: '18:00' }
/** The hours of an outlet that says its hours in words alone: every day but Sunday. */
export const usualHours: Hours = {
  hours: { sales: weekdays.map((day) => (day === 'Sunday' ? null : workday)) },
  holidays: [],
}

/**
 * The most usual moments of a next step, soonest first, all within the opening hours of the lead's outlet: a
 * call on a closed day, or after closing time, would be made by nobody.
 */
export function soonMoments(now: Date, outlet: Hours, department: Department): SoonMoment[] {
  const today = indianDay(now)
  const isOpenAt = (at: Date) => openState(outlet, at, department)?.isOpen === true
  /** Ten o'clock of a day that is so many days ahead, or the opening where ten is closed. */
  const morning = (days: number): Date | undefined => {
    const day = dayAfter(today, days)
    const ten = new Date(`${day}T10:00:00+05:30`)
    if (isOpenAt(ten)) return ten
    const atMidnight = openState(outlet, midnightOf(day), department)
    if (atMidnight?.isOpen) return midnightOf(day)
    return atMidnight?.opens && indianDay(atMidnight.opens) === day ? atMidnight.opens : undefined
  }
  const firstOpen = (from: number, until: number) => {
    for (let days = from; days <= until; days++) {
      const at = morning(days)
      if (at) return { days, at }
    }
    return undefined
  }

  const soonest = new Date(Math.ceil((now.getTime() + hourMs) / stepMs) * stepMs)
  const evening = eveningOf(today, isOpenAt)
  const next = firstOpen(1, 7)
  const toWeekday = (weekday: (typeof weekdays)[number]) =>
    1 + [1, 2, 3, 4, 5, 6, 7].findIndex((days) => weekdayOf(dayAfter(today, days)) === weekday)
  // On a Saturday itself, "Saturday" would be taken for that very day.
  const saturday = weekdayOf(today) === 'Saturday' ? undefined : morning(toWeekday('Saturday'))
  const nextWeek = firstOpen(toWeekday('Monday'), toWeekday('Monday') + 6)

  const offered: { label: string; at: Date | undefined; clock?: string }[] = [
    { label: 'In an hour', at: indianDay(soonest) === today && isOpenAt(soonest) ? soonest : undefined },
    { label: 'This evening', at: evening && evening > soonest ? evening : undefined },
    { label: next?.days === 1 ? 'Tomorrow' : next ? weekdayOf(indianDay(next.at)) : '', at: next?.at },
    { label: 'Saturday', at: saturday && next && saturday > next.at ? saturday : undefined },
    {
      label: 'Next week',
      at: nextWeek && next && nextWeek.at > next.at ? nextWeek.at : undefined,
      ...(nextWeek && { clock: shortWeekdayOf(indianDay(nextWeek.at)) }),
    },
  ]
  return offered.flatMap(({ label, at, clock }) =>
    at ? [{ label, at, clock: clock ?? clockOf(at.toISOString()) }] : [],
  )
}

/** Six in the evening, or an hour before an outlet closes that closes earlier; undefined before four. */
function eveningOf(day: string, isOpenAt: (at: Date) => boolean): Date | undefined {
  const [four, six] = [new Date(`${day}T16:00:00+05:30`), new Date(`${day}T18:00:00+05:30`)]
  for (let at = six; at >= four; at = new Date(at.getTime() - hourMs / 2)) {
    const isHourLeft = at < six ? isOpenAt(new Date(at.getTime() + hourMs - 1)) : true
    if (isOpenAt(at) && isHourLeft) return at
  }
  return undefined
}
