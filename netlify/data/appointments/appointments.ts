import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import {
  type Appointment,
  type AppointmentDay,
  appointment,
  type Booking,
  listAppointments,
} from '#contract/appointments/appointments.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import type { Waiting } from '#contract/reports/dashboard.ts'
import { AppError } from '#contract/wire/errors.ts'
import { mayMail } from '#server/lib/mail/mailer.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** An appointment as the database answers it to staff. */
export const appointmentRow = appointment.omit({ reference: true, isTold: true }).extend({
  enquiryId: z.string(),
  startsAt: storedMoment,
  isMailed: z.boolean(),
  isOnWhatsApp: z.boolean(),
})

export function toAppointment(stored: z.output<typeof appointmentRow>): Appointment {
  const { enquiryId, isMailed, isOnWhatsApp, ...row } = stored
  const getsMail = isMailed && mayMail()
  return {
    ...row,
    reference: referenceOf(enquiryId),
    isTold: isOnWhatsApp || getsMail,
    isToCall: row.isToCall && !getsMail,
  }
}

const dayRows = listAppointments.answer.extend({
  data: z.array(appointmentRow),
  free: z.array(listAppointments.answer.shape.free.element.extend({ startsAt: storedMoment })),
})

/**
 * The appointments of an Indian calendar day that the caller may see, by time, and the free times of that
 * day.
 */
export async function readAppointments(
  db: DatabaseClient,
  { day, outlet }: { day: string; outlet?: number | undefined },
): Promise<AppointmentDay> {
  const args = { day, ...(outlet && { outlet }) }
  const { data, ...rest } = await callJson(db, 'read_appointments', args, dayRows)
  return { ...rest, data: data.map(toAppointment) }
}

const appointmentsLeft = z.object({
  appointments: z.number(),
  nextAppointment: storedMoment.nullable(),
  callsForTomorrow: z.number(),
})

/**
 * The number of today's booked appointments to come that the caller may see, when the next begins, and how
 * many visitors of tomorrow are to be called.
 */
export async function countAppointmentsLeft(
  db: DatabaseClient,
): Promise<Pick<Waiting, 'appointments' | 'nextAppointment' | 'callsForTomorrow'>> {
  return callJson(db, 'appointments_left', { mails: mayMail() }, appointmentsLeft)
}

const strandedDays = z.array(z.object({ day: z.string(), booked: z.number() }))

/**
 * The number of booked appointments on coming days on which their outlet is closed, by day: of one outlet, or
 * on one day.
 */
export async function readStranded(
  db: DatabaseClient,
  of: { outlet: number } | { asked: string },
): Promise<z.output<typeof strandedDays>> {
  return callJson(db, 'stranded_appointments', of, strandedDays)
}

/**
 * Books a time for a customer; undefined when the time is not free. Throws `forbidden` for work of another
 * role, `invalid_fields` for an outlet that is not the caller's.
 */
export async function bookAppointment(
  db: DatabaseClient,
  booking: Booking,
): Promise<Appointment | undefined> {
  const booked = await callJson(db, 'book_appointment', { booking }, bookedRow, refusedBooking)
  return booked.outcome === 'booked' ? toAppointment(booked.appointment) : undefined
}

const bookedRow = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('booked'), appointment: appointmentRow }),
  z.object({ outcome: z.literal('taken') }),
])

function refusedBooking(error: PostgrestError): AppError | undefined {
  if (error.code !== '42501') return otherOutlet(error)
  return new AppError('forbidden', {
    message: 'This work is for somebody else.',
    cause: new DatabaseError(error),
  })
}

function otherOutlet(error: PostgrestError): AppError | undefined {
  if (error.code !== '22023') return undefined
  return new AppError('invalid_fields', {
    fields: { outletId: 'Your account is for other outlets.' },
    cause: new DatabaseError(error),
  })
}

/** The change that staff make: another state, another time, or that the visitor will come. */
export type AppointmentChange =
  | { state: string }
  | { startsAt: string; outletId: number }
  | { confirms: true }

/**
 * Changes an appointment over the version that was seen; undefined when the caller may see no such
 * appointment. Throws `invalid_fields` for an outlet that is not the caller's.
 */
export async function updateAppointment(
  db: DatabaseClient,
  id: string,
  version: number,
  change: AppointmentChange,
): Promise<{ outcome: z.output<typeof changeOutcome>; appointment: Appointment } | undefined> {
  const args = { appointment_id: id, seen_version: version, change }
  const changed = await callJson(db, 'change_appointment', args, changedRow.nullable(), otherOutlet)
  return changed ? { ...changed, appointment: toAppointment(changed.appointment) } : undefined
}

const changeOutcome = z.enum(['changed', 'conflict', 'taken', 'early'])
const changedRow = z.object({ outcome: changeOutcome, appointment: appointmentRow })
