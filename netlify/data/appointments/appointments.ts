import type { PostgrestError } from '@supabase/supabase-js'
import type { Appointment, AppointmentDay, Booking } from '#contract/appointments/appointments.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { AppError } from '#contract/wire/errors.ts'
import { toMoment } from '#server/data/leads/lead-rows.ts'
import { mayMail } from '#server/lib/mail/mailer.ts'
import { DatabaseError, dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The functions answer JSON, whose shape the generated types do not know.

/** An appointment as the database tells staff. */
export type AppointmentRow = Omit<Appointment, 'reference'> & { enquiryId: string }

export function toAppointment({ enquiryId, ...row }: AppointmentRow): Appointment {
  return {
    ...row,
    startsAt: toMoment(row.startsAt),
    reference: referenceOf(enquiryId),
    isMailed: row.isMailed && mayMail(),
  }
}

/** The appointments of an Indian calendar day that the caller may see, by time, and what is free on it. */
export async function readAppointments(
  db: DatabaseClient,
  { day, outlet }: { day: string; outlet?: number | undefined },
): Promise<AppointmentDay> {
  const answer = await db.rpc('read_appointments', { day, ...(outlet && { outlet }) })
  const { data, free, ...rest } = dataOf(answer) as unknown as Omit<AppointmentDay, 'data'> & {
    data: AppointmentRow[]
  }
  return {
    ...rest,
    data: data.map(toAppointment),
    free: free.map((time) => ({ ...time, startsAt: toMoment(time.startsAt) })),
  }
}

/** How many booked appointments stand on coming days on which their outlet is closed, by day: of one outlet, or on one day. */
export async function readStranded(
  db: DatabaseClient,
  of: { outlet: number } | { asked: string },
): Promise<{ day: string; booked: number }[]> {
  return dataOf(await db.rpc('stranded_appointments', of)) as unknown as { day: string; booked: number }[]
}

/**
 * Books a time for somebody; undefined when it is not free. Throws `forbidden` for work of another role, `invalid_fields` for
 * an outlet that is somebody else's.
 */
export async function bookAppointment(
  db: DatabaseClient,
  booking: Booking,
): Promise<Appointment | undefined> {
  const answer = await db.rpc('book_appointment', { booking })
  if (answer.error?.code === '42501')
    throw new AppError('forbidden', {
      message: 'This work is for somebody else.',
      cause: new DatabaseError(answer.error),
    })
  if (answer.error?.code === '22023') throw otherOutlet(answer.error)
  const { appointment } = dataOf(answer) as unknown as { appointment?: AppointmentRow }
  return appointment && toAppointment(appointment)
}

function otherOutlet(error: PostgrestError): AppError {
  return new AppError('invalid_fields', {
    fields: { outletId: 'Your account is for other outlets.' },
    cause: new DatabaseError(error),
  })
}

/** What staff change: what became of it, or another time. */
export type AppointmentChange = { state: string } | { startsAt: string; outletId: number }

/**
 * Changes an appointment over the version that was seen; undefined when there is none that the caller may see. Throws
 * `invalid_fields` for an outlet that is somebody else's.
 */
export async function updateAppointment(
  db: DatabaseClient,
  id: string,
  version: number,
  change: AppointmentChange,
): Promise<{ outcome: 'changed' | 'conflict' | 'taken'; appointment: Appointment } | undefined> {
  const answer = await db.rpc('change_appointment', { visit_id: id, seen_version: version, change })
  if (answer.error?.code === '22023') throw otherOutlet(answer.error)
  const changed = dataOf(answer) as unknown as {
    outcome: 'changed' | 'conflict' | 'taken'
    appointment: AppointmentRow
  } | null
  return changed ? { ...changed, appointment: toAppointment(changed.appointment) } : undefined
}
