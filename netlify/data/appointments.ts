import type { Appointment, AppointmentDay } from '#contract/appointments.ts'
import { AppError } from '#contract/errors.ts'
import { referenceOf } from '#contract/reference.ts'
import { DatabaseError, dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { toMoment } from './lead-rows.ts'

// The functions answer JSON, whose shape the generated types do not know.

/** An appointment as the database tells staff. */
export type AppointmentRow = Omit<Appointment, 'reference'> & { enquiryId: string }

export function toAppointment({ enquiryId, ...row }: AppointmentRow): Appointment {
  return { ...row, startsAt: toMoment(row.startsAt), reference: referenceOf(enquiryId) }
}

/** The appointments of an Indian calendar day that the caller may see, by time. */
export async function readAppointments(
  db: DatabaseClient,
  { day, outlet }: { day: string; outlet?: number | undefined },
): Promise<AppointmentDay> {
  const answer = await db.rpc('read_appointments', { day, ...(outlet && { outlet }) })
  const { data, outlets } = dataOf(answer) as unknown as {
    data: AppointmentRow[]
    outlets: AppointmentDay['outlets']
  }
  return { data: data.map(toAppointment), outlets }
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
  if (answer.error?.code === '22023')
    throw new AppError('invalid_fields', {
      fields: { outletId: 'Your account is for other outlets.' },
      cause: new DatabaseError(answer.error),
    })
  const changed = dataOf(answer) as unknown as {
    outcome: 'changed' | 'conflict' | 'taken'
    appointment: AppointmentRow
  } | null
  return changed ? { ...changed, appointment: toAppointment(changed.appointment) } : undefined
}
