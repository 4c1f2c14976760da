import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import type { Slots } from '#contract/appointments/slots.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { toMoment } from '#server/data/leads/lead-rows.ts'
import { visitLink } from '#server/lib/session/visit-link.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// All with the secret key: visitors are not signed in, and past this server nobody would count them or check their links. The
// functions answer JSON, whose shape the generated types do not know.

/** An appointment as the database tells its visitor. */
export type VisitorAppointmentRow = Omit<VisitorAppointment, 'link' | 'reference'> & { enquiryId: string }

/** An appointment of the wire, with its signed link. */
export function toVisitorAppointment({ enquiryId, ...row }: VisitorAppointmentRow): VisitorAppointment {
  return {
    ...row,
    startsAt: toMoment(row.startsAt),
    reference: referenceOf(enquiryId),
    link: visitLink(enquiryId),
  }
}

/** Outlets that offer times, and free times of one of them for fourteen days from `from`, an Indian calendar day. */
export async function readSlots(purpose: AppointmentPurpose, outlet: number, from: string): Promise<Slots> {
  const answer = await secretClient().rpc('free_slots', { wanted: purpose, outlet, first_day: from })
  const { outlets, slots } = dataOf(answer) as unknown as Slots
  return { outlets, slots: slots.map((slot) => ({ ...slot, startsAt: toMoment(slot.startsAt) })) }
}

/** A time that somebody wants to hold; `sender` is their address as a hash. */
export interface WantedSlot {
  purpose: AppointmentPurpose
  outletId: number
  startsAt: string
  token: string
  hasLicence: boolean
  sender: string
}

/** Holds a time for ten minutes, or says why not. */
export async function takeHold({
  purpose,
  outletId,
  startsAt,
  hasLicence,
  ...who
}: WantedSlot): Promise<{ outcome: 'held'; heldUntil: string } | { outcome: 'taken' | 'too_many' }> {
  const answer = await secretClient().rpc('hold_slot', {
    wanted: purpose,
    outlet: outletId,
    slot_start: startsAt,
    has_licence: hasLicence,
    ...who,
  })
  return dataOf(answer) as never
}

/** Gives the hold of a token back. */
export async function giveBack(token: string): Promise<void> {
  dataOf(await secretClient().rpc('release_slot', { token }))
}

/** The appointment of an enquiry; undefined when it has none. */
export async function findVisit(enquiry: string): Promise<VisitorAppointment | undefined> {
  const row = dataOf(
    await secretClient().rpc('read_visit', { enquiry }),
  ) as unknown as VisitorAppointmentRow | null
  return row ? toVisitorAppointment(row) : undefined
}

/**
 * What became of a change by a link; `often`: it was moved as often as a link may, `too_many`: its sender booked enough
 * times today.
 */
type ChangeOutcome = 'changed' | 'taken' | 'over' | 'often' | 'too_many'

/** Moves an appointment, or cancels it where `to` is null; undefined when the enquiry has none. */
export async function updateVisit(
  enquiry: string,
  to: { outletId: number; startsAt: string; sender: string } | null,
): Promise<{ outcome: ChangeOutcome; visit: VisitorAppointment } | undefined> {
  const answer = await secretClient().rpc('change_visit', { enquiry, change: to ?? {} })
  const changed = dataOf(answer) as unknown as (VisitorAppointmentRow & { outcome: ChangeOutcome }) | null
  if (!changed) return undefined
  const { outcome, ...row } = changed
  return { outcome, visit: toVisitorAppointment(row) }
}
