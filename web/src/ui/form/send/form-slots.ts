import type { ReactNode } from 'react'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'

/**
 * The result of choosing an appointment time: the appointment, or undefined where the server's answer names
 * none.
 */
export interface ChosenTime {
  appointment: VisitorAppointment | undefined
}

/** The parts that a page adds to a form with a choice of appointment times. */
export interface FormSlots {
  /** Shown under the last field. */
  part: ReactNode
  /** Shown in the thanks: the result of choosing a time. */
  time: (time: ChosenTime) => ReactNode
}
