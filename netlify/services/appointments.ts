import type { Appointment, AppointmentDay } from '#contract/appointments.ts'
import { AppError } from '#contract/errors.ts'
import { type AppointmentChange, readAppointments, updateAppointment } from '#server/data/appointments.ts'
import { indianDay } from '#server/lib/indian-day.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The appointments of an Indian calendar day, today unless it is said, that the caller may see. */
export function listAppointments(
  db: DatabaseClient,
  { day, outlet }: { day?: string | undefined; outlet?: number | undefined },
): Promise<AppointmentDay> {
  return readAppointments(db, { day: day ?? indianDay(new Date()), outlet })
}

/**
 * Says what became of an appointment, or moves it. Throws `not_found`, and `conflict` when somebody changed it since the version
 * that the caller has seen or its time is taken.
 */
export async function changeAppointment(
  db: DatabaseClient,
  id: string,
  { version, ...change }: { version: number } & AppointmentChange,
): Promise<Appointment> {
  const changed = await updateAppointment(db, id, version, change)
  if (!changed) throw new AppError('not_found', { message: 'This appointment does not exist any more.' })
  const { outcome, appointment } = changed
  if (outcome === 'conflict')
    throw new AppError('conflict', {
      message: 'Somebody changed this appointment in the meantime. It is shown as it stands now.',
    })
  if (outcome === 'taken')
    throw new AppError('conflict', { message: 'This time is taken. Please choose another one.' })
  return appointment
}
