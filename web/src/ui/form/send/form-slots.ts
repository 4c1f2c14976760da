import type { ReactNode } from 'react'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'

/** What became of a time that was chosen: the appointment, or none where the answer says nothing about it. */
export interface ChosenTime {
  visit: VisitorAppointment | undefined
}

/** What a page puts into a form beside which a time can be chosen. */
export interface FormSlots {
  /** Stands under the last field. */
  part: ReactNode
  /** Stands in the thanks: what became of the time that was chosen. */
  time: (time: ChosenTime) => ReactNode
}
