import type { Random } from '../random.ts'
import type { Colleague } from './crew.ts'
import type { Enquiry } from './enquiries.ts'
import type { Slot, SlotBook } from './slots.ts'
import type { Step } from './stories.ts'
import { dayMs, minuteMs, nextHalfHour, workingMoment } from './working-time.ts'

/** What happened with a lead; without an actor the visitor did it. */
export interface LeadEvent {
  at: number
  actor?: Colleague | undefined
  kind: string
  value?: string
  words?: string
}

/** How far the work on a lead has come; moments in milliseconds, null where there is none. */
export interface Progress {
  stage: string
  lostReason: string
  lostBecause: string
  assignee: Colleague | undefined
  outletId: number | null
  promisedAt: number | null
  answeredAt: number | null
  touchedAt: number | null
  dueAt: number | null
  nextStep: string
  appointment: (Slot & { state: string }) | undefined
  events: LeadEvent[]
}

interface Circumstances {
  random: Random
  now: number
  /** Until when a call was promised; null where nothing was promised. */
  promisedAt: number | null
  colleague: Colleague
  book: SlotBook
}

/** Lets a story go on until `now`; the first step after that is the next one to do. */
export function progressOf(enquiry: Enquiry, steps: readonly Step[], around: Circumstances): Progress {
  const { now, colleague } = around
  const progress = beginning(enquiry, around.promisedAt, colleague)
  const left = [...steps]
  let before = enquiry.sentAt
  for (let step = left.shift(); step; step = left.shift()) {
    const isThere = progress.stage === enquiry.reached
    const at = isThere ? workingMoment(now, step.after) : momentOf(step, before, progress, around)
    if (at > now) {
      // Nobody plans for a lead that nobody has.
      if (step.plan && progress.assignee)
        Object.assign(progress, { dueAt: nextHalfHour(at), nextStep: step.plan })
      break
    }
    before = at
    if (step.books !== 'visitor') act(progress, enquiry, step, at, colleague)
    else {
      Object.assign(progress, { stage: step.stage, promisedAt: null })
      const takenAt = workingMoment(at, 15 + around.random.below(60))
      if (takenAt < now && around.random.chance(0.8)) takeUp(progress, enquiry, takenAt, colleague)
    }
    const appointment = step.books && keepTime(progress, enquiry, step.books, at, around)
    if (appointment?.state === 'booked') break
    if (appointment) before = appointment.startsAt + appointment.minutes * minuteMs
    if (appointment?.state === 'no-show') left.splice(0, left.length, ...afterNoShow(enquiry.family))
  }
  return progress
}

/** When a step is done: nearly all promises are kept, one in twelve of those older than six days was not. */
function momentOf(
  step: Step,
  before: number,
  { answeredAt, promisedAt }: Progress,
  { random, now }: Circumstances,
): number {
  if (step.books === 'visitor') return before
  const at = workingMoment(before, step.after)
  if (answeredAt !== null || promisedAt === null) return at
  const isLate = before < now - 6 * dayMs && random.chance(0.08)
  if (isLate) return workingMoment(promisedAt, 30 + random.below(200))
  return Math.min(at, Math.max(promisedAt - (2 + random.below(50)) * minuteMs, before + minuteMs))
}

/** Gives a lead that nobody has to whoever acts, and to the outlet. */
function takeUp(progress: Progress, enquiry: Enquiry, at: number, actor: Colleague): void {
  if (progress.assignee) return
  progress.assignee = actor
  progress.events.push({ at, actor, kind: 'assigned', value: actor.name })
  if (enquiry.family !== 'people') progress.outletId = enquiry.outlet
}

/** Writes down what a member of staff does in a step. */
function act(
  progress: Progress,
  enquiry: Enquiry,
  { kind, words = '', stage, lostReason, lostBecause = '' }: Step,
  at: number,
  actor: Colleague,
): void {
  takeUp(progress, enquiry, at, actor)
  if (kind) progress.events.push({ at, actor, kind, words })
  if (stage) {
    Object.assign(progress, { stage, lostReason: lostReason ?? '', lostBecause })
    const said = [lostReason, lostBecause].filter(Boolean).join(': ')
    progress.events.push({ at, actor, kind: 'stage', value: stage, words: said })
  }
  if (stage || kind !== 'note') progress.answeredAt ??= at
  if (kind === 'call' || kind === 'whatsapp') progress.touchedAt = at
}

/** Books a time, and closes it where it is over; undefined where the outlet has none. */
function keepTime(
  progress: Progress,
  enquiry: Enquiry,
  by: 'visitor' | 'staff',
  at: number,
  { random, now, colleague, book }: Circumstances,
): Progress['appointment'] {
  const { outlet, bookedFor } = enquiry
  const skipped = random.below(bookedFor === undefined ? 8 : 3)
  const slot = book.take(purposeOf(enquiry), outlet, bookedFor ?? at + 60 * minuteMs, skipped)
  if (!slot) return undefined
  const event = { kind: 'appointment', value: `${new Date(slot.startsAt).toISOString().slice(0, 19)}Z` }
  const words = by === 'staff' ? 'Booked' : 'Booked by the visitor'
  progress.events.push({ ...event, at, actor: by === 'staff' ? colleague : undefined, words })
  progress.outletId = slot.outlet
  // What began within the last hour and a half is not closed yet.
  progress.appointment = { ...slot, state: 'booked' }
  if (slot.startsAt + 90 * minuteMs > now) return progress.appointment
  const came = bookedFor !== undefined || enquiry.reached !== undefined || random.chance(0.87)
  const closedAt = slot.startsAt + slot.minutes * minuteMs
  progress.events.push({ ...event, at: closedAt, actor: colleague, words: came ? 'Done' : 'Did not come' })
  progress.appointment = { ...slot, state: came ? 'done' : 'no-show' }
  return progress.appointment
}

function beginning(enquiry: Enquiry, promisedAt: number | null, colleague: Colleague): Progress {
  const isWalkIn = enquiry.table === 'walk_ins'
  const answeredAt = isWalkIn ? enquiry.sentAt : null
  return {
    stage: 'new',
    lostReason: '',
    lostBecause: '',
    assignee: isWalkIn ? colleague : undefined,
    outletId: enquiry.isOutletKnown ? enquiry.outlet : null,
    promisedAt,
    answeredAt,
    touchedAt: answeredAt,
    dueAt: null,
    nextStep: '',
    appointment: undefined,
    events: isWalkIn
      ? [{ at: enquiry.sentAt, actor: colleague, kind: 'assigned', value: colleague.name }]
      : [],
  }
}

function purposeOf({ family, row }: Enquiry): string {
  if (family === 'sales') return 'test-ride'
  return row.service_type === 'Free' ? 'free-service' : 'paid-service'
}

/** What staff do about somebody who did not come. */
function afterNoShow(family: Enquiry['family']): Step[] {
  const end =
    family === 'sales'
      ? ({ stage: 'lost', lostReason: 'not-buying', lostBecause: 'Did not come' } as const)
      : { stage: 'cancelled' }
  return [
    { after: 60, plan: 'Ask why they did not come', kind: 'call', words: 'No answer' },
    { after: 900, plan: 'Offer another day', kind: 'call', words: 'Spoke to them', ...end },
  ]
}
