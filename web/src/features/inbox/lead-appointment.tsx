import { Link } from 'react-router-dom'
import { purposeLabel, stateLabel } from '#contract/appointment-words.ts'
import type { LeadDetails } from '#contract/lead-work.ts'
import { whenWords } from '#web/lib/appointment-words.ts'
import { indianDay } from '#web/lib/dates.ts'
import { paths } from '#web/lib/paths.ts'

/** The time that the visitor chose, with a way to its day. */
export function LeadAppointment({ appointment }: { appointment: LeadDetails['appointment'] }) {
  if (!appointment) return null
  const { purpose, state, startsAt, outlet } = appointment
  const day = indianDay(new Date(startsAt))
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">Appointment</h3>
      <p>
        {purposeLabel(purpose)}, {whenWords(startsAt)}, {outlet}: <strong>{stateLabel(state)}</strong>
      </p>
      <Link
        to={`${paths.adminDashboard}?page=appointments&day=${day}`}
        className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-3 md:min-h-0"
      >
        Open this day
      </Link>
    </section>
  )
}
