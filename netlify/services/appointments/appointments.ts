import type { Appointment, AppointmentDay, Booking } from '#contract/appointments/appointments.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import * as data from '#server/data/appointments/appointments.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const takenWords = 'This time is not free any more. Please choose another one.'

/** The appointments of an Indian calendar day, today by default, that the caller may see. */
export function listAppointments(
  db: DatabaseClient,
  { day, outlet }: { day?: string | undefined; outlet?: number | undefined },
): Promise<AppointmentDay> {
  return data.readAppointments(db, { day: day ?? indianDay(new Date()), outlet })
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/**
 * The warning for staff who close an outlet about appointments on coming closed days: of one outlet, or on
 * one day; empty without any.
 */
export async function strandedWords(
  db: DatabaseClient,
  of: { outlet: number } | { asked: string },
): Promise<string> {
  const days = await data.readStranded(db, of)
  if (days.length === 0) return ''
  const listed = days.map(({ day, booked }) => `${shortDay.format(new Date(day))} (${booked})`).join(', ')
  return ` Appointments still stand on closed days: ${listed}. Please move them, or call their visitors.`
}

/**
 * Books a time for a customer on the phone or at the counter. Throws `conflict` when the time is taken,
 * `forbidden` for work of another role.
 */
export async function bookAppointment(db: DatabaseClient, booking: Booking): Promise<Appointment> {
  const booked = await data.bookAppointment(db, booking)
  if (!booked) throw new AppError('conflict', { message: takenWords })
  return booked
}

/**
 * Sets the state of an appointment, or moves the appointment. Throws `not_found`, and `conflict` when it has
 * changed since the version that the caller saw, the wanted time is taken, or it has not begun and is said to
 * be done or missed.
 */
export async function changeAppointment(
  db: DatabaseClient,
  id: string,
  { version, ...change }: { version: number } & data.AppointmentChange,
): Promise<Appointment> {
  const changed = await data.updateAppointment(db, id, version, change)
  if (!changed) throw new AppError('not_found', { message: 'This appointment does not exist any more.' })
  const { outcome, appointment } = changed
  if (outcome === 'conflict')
    throw new AppError('conflict', {
      message: 'Somebody changed this appointment in the meantime. It is shown as it stands now.',
    })
  if (outcome === 'taken') throw new AppError('conflict', { message: takenWords })
  if (outcome === 'early')
    throw new AppError('conflict', {
      message: 'This appointment has not begun yet. Until then it can be moved or cancelled.',
    })
  return appointment
}
