import { z } from 'zod'
import { type VisitorAppointment, visitorAppointment } from '#contract/appointments/appointment-parts.ts'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { listSlots, type Slots } from '#contract/appointments/slots.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { appointmentLink } from '#server/lib/session/appointment-link.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

// Every call uses the secret key: visitors are not signed in, and past this server nothing would count their
// calls or check their links.

/** An appointment as the database answers it to its visitor. */
export const visitorAppointmentRow = visitorAppointment
  .omit({ link: true, reference: true })
  .extend({ enquiryId: z.string(), startsAt: storedMoment })
export type VisitorAppointmentRow = z.output<typeof visitorAppointmentRow>

/** An appointment in the shape of the wire, with its signed link. */
export function toVisitorAppointment({ enquiryId, ...row }: VisitorAppointmentRow): VisitorAppointment {
  return { ...row, reference: referenceOf(enquiryId), link: appointmentLink(enquiryId) }
}

const slotRows = listSlots.answer.extend({
  slots: z.array(listSlots.answer.shape.slots.element.extend({ startsAt: storedMoment })),
})

interface AskedSlots {
  purpose: AppointmentPurpose
  outlet: number
  from: string
  model: string
}

/**
 * The outlets that offer times for a model, and the free times of one of them for fourteen days from `from`,
 * an Indian calendar day; an empty model stands for all.
 */
export async function readSlots({ purpose, outlet, from, model }: AskedSlots): Promise<Slots> {
  return callJson(secretClient(), 'free_slots', { wanted: purpose, outlet, first_day: from, model }, slotRows)
}

/** A time that a visitor wants to hold; `sender` is the visitor's address as a hash. */
export interface WantedSlot {
  purpose: AppointmentPurpose
  outletId: number
  startsAt: string
  token: string
  hasLicence: boolean
  sender: string
}

const holdOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('held'), heldUntil: storedMoment }),
  z.object({ outcome: z.literal('taken') }),
  z.object({ outcome: z.literal('too_many'), opensAt: storedMoment }),
])

/** Holds a time for ten minutes, or answers why the time cannot be held. */
export async function takeHold({
  purpose,
  outletId,
  startsAt,
  hasLicence,
  ...who
}: WantedSlot): Promise<z.output<typeof holdOutcome>> {
  const args = {
    wanted: purpose,
    outlet: outletId,
    slot_start: startsAt,
    has_licence: hasLicence,
    ...who,
  }
  return callJson(secretClient(), 'hold_slot', args, holdOutcome)
}

/** Gives back the hold of a token. */
export async function giveBack(token: string): Promise<void> {
  dataOf(await secretClient().rpc('release_slot', { token }))
}

/** The appointment of an enquiry; undefined when there is none. */
export async function findOwnAppointment(enquiry: string): Promise<VisitorAppointment | undefined> {
  const row = await callJson(
    secretClient(),
    'read_own_appointment',
    { enquiry },
    visitorAppointmentRow.nullable(),
  )
  return row ? toVisitorAppointment(row) : undefined
}

/**
 * The outcome of a change by a link; `often`: the appointment was moved as often as a link may, `too_many`:
 * its sender used up the budget of booked times.
 */
const changeOutcome = z.enum(['changed', 'taken', 'over', 'often', 'too_many'])
const changedAppointment = visitorAppointmentRow.extend({
  outcome: changeOutcome,
  /** When the budget of booked times is free again; empty where it is not used up. */
  opensAt: storedMoment.optional().default(''),
})

/** The change that a visitor makes: another time, the cancellation (empty), or that they will come. */
export type OwnChange =
  | { outletId: number; startsAt: string; sender: string }
  | { confirms: true }
  | Record<string, never>

/** Changes an appointment for its visitor; undefined when the enquiry has no appointment. */
export async function updateOwnAppointment(
  enquiry: string,
  change: OwnChange,
): Promise<
  { outcome: z.output<typeof changeOutcome>; opensAt: string; appointment: VisitorAppointment } | undefined
> {
  const args = { enquiry, change }
  const changed = await callJson(
    secretClient(),
    'change_own_appointment',
    args,
    changedAppointment.nullable(),
  )
  if (!changed) return undefined
  const { outcome, opensAt, ...row } = changed
  return { outcome, opensAt, appointment: toVisitorAppointment(row) }
}
