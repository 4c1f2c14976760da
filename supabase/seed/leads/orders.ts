import { type OrderStepId, orderStepIds } from '#contract/orders/order-steps.ts'
import { nextStep } from '#domain/orders/order-standing.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import type { Random } from '../random.ts'
import type { Row } from '../rows.ts'
import type { DemoQuotation } from './quotations.ts'
import type { Work } from './todays-work.ts'
import { dayMs, dayOf, dayStart, workingMoment } from './working-time.ts'

/** An order of the demo with its steps and moved days, as rows, but for its lead. */
export interface DemoOrder {
  order: Row & { id: string }
  steps: Row[]
  moves: Row[]
}

/** How far an order of the demo comes. */
export type OrderEnd =
  /** `ahead`: how many days from now the handover is planned for. */
  | { end: 'open'; ahead: number }
  | { end: 'late' }
  | { end: 'delivered'; deliveredAt: number }
  | { end: 'cancelled'; cancelledAt: number }

/** Days that the post takes to bring a registration certificate. */
const certificateDays = 12
const lenders = ['Mahanadi Grameen Finance', 'Utkal Two-Wheeler Loans', '', '']
const papers = ['proof-of-address', 'proof-of-identity', 'photographs']

/**
 * Books an order from a quotation, and lets it go on until `now`: what was planned until then is done, but
 * for the registration of a late one, whose day has moved once already. The lead is to deliver on the day of
 * the order's handover.
 */
export function orderOf(
  random: Random,
  { enquiry, progress }: Work,
  quotation: DemoQuotation,
  { bookedAt, now, ...ending }: { bookedAt: number; now: number } & OrderEnd,
): DemoOrder {
  const id = random.uuid()
  const by = progress.assignee?.name ?? ''
  const lender = random.pick(lenders)
  const [today, booked] = [dayOf(now), dayOf(bookedAt)]
  const handover = handoverOf(ending, bookedAt, now)
  const isCancelled = ending.end === 'cancelled'
  const isNumbered = ending.end === 'delivered'
  const plan = planDays(
    booked,
    handover,
    orderStepIds.filter((step) => lender !== '' || step !== 'loan-sanctioned'),
  )
  const moved = ending.end === 'late' ? plan.find(({ step }) => step === 'registered') : undefined
  const movedPlace = orderStepIds.indexOf('registered')
  const dones = [{ step: 'booked' as OrderStepId, plannedOn: booked }, ...plan].map(({ step, plannedOn }) => {
    const isAfter = moved !== undefined && orderStepIds.indexOf(step) >= movedPlace
    const doneOn = step === 'rc-card' && isNumbered ? dayAfter(handover, certificateDays) : plannedOn
    const last = isCancelled ? dayOf(ending.cancelledAt) : today
    const isDone =
      step === 'booked' || (!isAfter && doneOn <= last && !(isCancelled && step !== 'vehicle-set-aside'))
    return {
      step,
      // What comes after the moved step has moved with it.
      plannedOn: isAfter ? movedTo(today, orderStepIds.indexOf(step) - movedPlace) : plannedOn,
      doneOn: isDone ? doneOn : null,
    }
  })
  const coming = isCancelled ? undefined : nextStep(dones)
  const tell = (at: number, value: string, words: string) =>
    progress.events.push({ at, actor: progress.assignee, kind: 'order', value, words })
  tell(bookedAt, 'booked', '')
  for (const { step, doneOn } of dones)
    if (doneOn && step !== 'booked')
      tell(Math.max(bookedAt, workingNoon(doneOn, now)), step, `done ${inIndian(doneOn)}`)
  if (moved)
    tell(
      workingNoon(moved.plannedOn, now),
      moved.step,
      `${inIndian(moved.plannedOn)} → ${inIndian(dayAfter(today, -1))}, rto`,
    )
  if (isCancelled) tell(ending.cancelledAt, 'cancelled', 'loan-refused')
  const delivery = dones.find(({ step, doneOn }) => step === 'handed-over' && doneOn === null)
  if (delivery && !isCancelled)
    Object.assign(progress, {
      dueAt: onDay(delivery.plannedOn, 90),
      nextStep: 'Deliver, papers and helmet ready',
    })
  const at = new Date(Math.max(...progress.events.map((event) => event.at))).toISOString()
  return {
    order: {
      id,
      quotation_id: quotation.id,
      created_at: new Date(bookedAt).toISOString(),
      booked_by: by,
      state: isCancelled ? 'cancelled' : coming ? 'open' : 'done',
      outlet_id: progress.outletId ?? enquiry.outlet,
      bike_name: quotation.bike_name,
      variant: quotation.variant,
      colour: quotation.colour,
      price_paise: quotation.total_paise,
      token_paise: random.pick([200_000, 500_000]),
      lender,
      papers_wanted: papers,
      papers_seen: dones.some(({ step, doneOn }) => step === 'invoiced' && doneOn) ? papers : papers.slice(1),
      registration_number: isNumbered ? plate(random) : '',
      cancelled_because: isCancelled ? 'loan-refused' : '',
      stage_before: 'quoted',
      next_step: coming?.step ?? null,
      next_on: coming?.plannedOn ?? null,
      version: dones.filter(({ doneOn }) => doneOn).length,
      changed_by: by,
      changed_at: at,
    },
    steps: dones.map(({ step, plannedOn, doneOn }) => ({
      order_id: id,
      step,
      planned_on: plannedOn,
      done_on: doneOn,
      done_by: doneOn ? by : '',
      changed_by: by,
      changed_at: at,
    })),
    moves: moved
      ? [
          {
            order_id: id,
            step: moved.step,
            from_on: moved.plannedOn,
            to_on: dayAfter(today, -1),
            because: 'rto',
            moved_at: new Date(workingNoon(moved.plannedOn, now)).toISOString(),
            moved_by: by,
          },
        ]
      : [],
  }
}

/** The day of the handover, or the one for which it is planned. */
function handoverOf(ending: OrderEnd, bookedAt: number, now: number): string {
  switch (ending.end) {
    case 'delivered':
      return dayOf(ending.deliveredAt)
    case 'open':
      return workdayFrom(dayOf(now + ending.ahead * dayMs))
    case 'late':
      return dayOf(now)
    case 'cancelled':
      return dayOf(bookedAt + 7 * dayMs)
  }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The day of a step so many places behind one that should have been done yesterday. */
function movedTo(today: string, places: number): string {
  const day = dayAfter(today, 3 * places - 1)
  return places === 0 ? day : workdayFrom(day)
}

/** The day itself, or where all are closed on it the next one on which somebody is at work. */
function workdayFrom(day: string): string {
  return dayOf(onDay(day, 0))
}

/** The moment of a day at which staff have been at work for so many minutes. */
function onDay(day: string, minutes: number): number {
  return workingMoment(dayStart(Date.parse(day)), minutes)
}

/** A moment at which somebody is at work on a day, not later than `now`. */
function workingNoon(day: string, now: number): number {
  return Math.min(onDay(day, 120), now)
}

/** A day as events of the database have it: 27/11/2026. */
function inIndian(day: string): string {
  return day.split('-').reverse().join('/')
}

function plate(random: Random): string {
  const letter = () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(random.below(24))
  return `OD05${letter()}${letter()}${1000 + random.below(9000)}`
}
