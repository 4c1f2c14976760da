import { stateLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { hasBegun, isAhead } from '#domain/appointments/appointment-standing.ts'

type Timed = Pick<Appointment, 'state' | 'startsAt' | 'minutes'>

/** Is the appointment over, and has nobody said yet whether the visitor came? */
export function isUnclosed(appointment: Timed, now: Date): boolean {
  return appointment.state === 'booked' && !isAhead(appointment, now)
}

/** How it stands with an appointment, in words for staff. */
export function standingWords(appointment: Timed & Pick<Appointment, 'isConfirmed'>, now: Date): string {
  if (isUnclosed(appointment, now)) return 'Not closed yet'
  if (appointment.state !== 'booked') return stateLabel(appointment.state)
  if (hasBegun(appointment, now)) return 'Under way'
  return appointment.isConfirmed ? 'Will come' : stateLabel('booked')
}

/** How it stands with the appointments of a day: `3 of 8 to come, 2 not closed: came or did not come?`. */
export function dayWords(appointments: readonly Timed[], now: Date): string {
  const booked = appointments.filter(({ state }) => state === 'booked')
  const coming = booked.filter((one) => !hasBegun(one, now)).length
  const unclosed = booked.filter((one) => isUnclosed(one, now)).length
  const parts = [
    coming > 0 ? `${coming} of ${appointments.length} to come` : '',
    unclosed > 0 ? `${unclosed} not closed: came or did not come?` : '',
  ].filter(Boolean)
  if (parts.length > 0 || appointments.length === 0) return parts.join(', ')
  return appointments.length === 1 ? '1 appointment' : `${appointments.length} appointments`
}
