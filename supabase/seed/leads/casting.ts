import type { Run } from '../rows.ts'
import type { Person } from './people.ts'
import { dayMs, dayStart, minuteMs, workingMomentBefore } from './working-time.ts'

/** An enquiry whose moment, and maybe whose person, is given. */
export interface Part {
  sentAt: number
  person?: Person
  /** Nobody has done anything about it yet. */
  waits: boolean
  /** The visitor booked the first free time after this moment, in milliseconds. */
  bookedFor?: number
  /** The visitor gave no address, so that no mail reminds them. */
  hasNoMail?: boolean
  /** The stage in which the lead still is. */
  reached?: string
}

/** For when visitors have booked, in hours from the midnight before `now`: some have come already. */
const bookedHours = {
  rides: [-13, 10, 11.4, 14.9, 16.9, 34, 36, 40, 58, 64],
  services: [-13, 9, 10, 11, 12.4, 33, 34, 36, 58, 60, 82],
}
/** Of these, for when visitors of tomorrow have booked who gave no address and are to be called. */
const withoutMail = [34, 36]

/** Stages that a few leads are in, and days at work that it takes to come there. */
const stagesOfSales = [
  ['contacted', 2],
  ['contacted', 3],
  ['quoted', 9],
  ['quoted', 11],
  ['booked', 17],
] as const
const stagesOfService = [
  ['in-workshop', 6],
  ['in-workshop', 5],
  ['ready', 8],
  ['ready', 10],
] as const

/**
 * The enquiries that make the demo alive at whatever moment it begins, by their tables: of a promise that was
 * broken, of promises that are due next, of what came within the last hour, of appointments on the days
 * around it, and of somebody who wrote three times.
 */
export async function castParts(run: Run, now: number, regular: Person): Promise<Record<string, Part[]>> {
  const sales = await promisesNear(run, now, 'product_enquiries', 'sales')
  const service = await promisesNear(run, now, 'service_bookings', 'service')
  const waits = (sentAt: number): Part => ({ sentAt, waits: true })
  const booked = (hours: readonly number[], least: number): Part[] =>
    hours.map((hour, place) => {
      const bookedFor = dayStart(now) + hour * 60 * minuteMs
      const sentAt = workingMomentBefore(Math.min(bookedFor, now), least + 287 * (place % 7))
      return { sentAt, waits: false, bookedFor, hasNoMail: withoutMail.includes(hour) }
    })
  const reached = ([stage, days]: readonly [string, number]): Part => ({
    sentAt: workingMomentBefore(now, days * 570),
    waits: false,
    reached: stage,
  })
  const ago = (minutes: number) => Math.max(now - minutes * minuteMs, dayStart(now))
  return {
    product_enquiries: [
      ...sales.broken.map(waits),
      ...sales.next.slice(0, 2).map(waits),
      waits(ago(6)),
      { sentAt: now - 4 * dayMs, person: regular, waits: false },
      ...booked(bookedHours.rides, 110),
      ...stagesOfSales.map(reached),
    ],
    finance_enquiries: [
      ...sales.next.slice(2, 3).map(waits),
      { sentAt: now - 3 * dayMs, person: regular, waits: false },
    ],
    service_bookings: [
      ...service.next.slice(0, 2).map(waits),
      waits(ago(19)),
      ...booked(bookedHours.services, 203),
      ...stagesOfService.map(reached),
    ],
    contact_requests: [{ sentAt: ago(34), person: regular, waits: true }],
    career_applications: [waits(now - 20 * 60 * minuteMs), reached(['in-talk', 4])],
  }
}

/**
 * When enquiries came, in waking hours, whose promise broke last (at most one), and those whose promise is
 * due next (at most three, at different moments).
 */
async function promisesNear(
  run: Run,
  now: number,
  table: string,
  family: string,
): Promise<{ broken: number[]; next: number[] }> {
  const { rows } = await run(
    `select extract(epoch from sent_at) * 1000 as sent, extract(epoch from promised_at) * 1000 as promised
     from generate_series(-4 * 96, -1) as step
     cross join lateral (select $3::text::timestamptz + step * interval '15 minutes' as sent_at) as sending
     cross join lateral (select private.promise_for($1, $2, 1, sent_at) as promised_at) as promising
     where extract(hour from sent_at at time zone 'Asia/Kolkata') between 7 and 21
     order by sent_at desc`,
    [table, family, new Date(now).toISOString()],
  )
  const moments = rows.map(({ sent, promised }) => ({ sent: Number(sent), promised: Number(promised) }))
  const broken = moments.find(({ promised }) => promised < now - 20 * minuteMs)
  const firstOfEach = new Map(
    moments
      .filter(({ promised }) => promised > now + 20 * minuteMs)
      .map(({ sent, promised }) => [promised, sent]),
  )
  const next = [...firstOfEach].toSorted(([one], [other]) => one - other).map(([, sent]) => sent)
  // Half an hour lies between them.
  return {
    broken: broken ? [broken.sent] : [],
    next: [next[0], next[2], next[4]].filter((sent) => sent !== undefined),
  }
}
