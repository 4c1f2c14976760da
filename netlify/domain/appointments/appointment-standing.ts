import type { AppointmentState } from '#contract/appointments/appointment-words.ts'
import { t } from '#contract/wire/language.ts'

/** The facts of an appointment that its visitor hears of in one sentence. */
export interface Standing {
  state: AppointmentState
  /** Has the time never been changed? */
  isFirst: boolean
  /** ISO 8601. */
  startsAt: string
  minutes: number
}

/** Is the appointment booked, with its time still to come or running? */
export function isAhead({ state, startsAt, minutes }: Omit<Standing, 'isFirst'>, now: Date): boolean {
  return state === 'booked' && Date.parse(startsAt) + minutes * 60_000 > now.getTime()
}

/** Has the time of the appointment come? */
export function hasBegun({ startsAt }: Pick<Standing, 'startsAt'>, now: Date): boolean {
  return Date.parse(startsAt) <= now.getTime()
}

/** The outcome of an appointment so far, in words for its visitor. */
export function appointmentStanding(appointment: Standing, now: Date): string {
  switch (appointment.state) {
    case 'missed':
      return t`The time that you wanted was taken meanwhile. We call you to agree on another one.`
    case 'cancelled':
      return t`Your appointment is cancelled.`
    case 'no-show':
      return t`We did not see you at the agreed time.`
    case 'done':
      return t`Your appointment took place. Thank you for coming.`
    case 'booked':
      if (!isAhead(appointment, now)) return t`The time of your appointment is over.`
      return appointment.isFirst ? t`Your appointment is booked.` : t`Your appointment has a new time.`
  }
}
