import { Link } from 'react-router-dom'
import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { paths } from '#web/lib/address/paths.ts'
import { isUnclosed, standingWords } from './standing.ts'
import { TellVisitor } from './tell-visitor.tsx'

interface AppointmentWhoProps {
  appointment: Appointment
  now: Date
  withOutlet: boolean
  /** True after the appointment was moved or cancelled here, and no mail tells its visitor. */
  isUntold: boolean
}

/** The visitor of an appointment, as a link to their lead, with how it stands and what it is for. */
export function AppointmentWho({ appointment, now, withOutlet, isUntold }: AppointmentWhoProps) {
  const { purpose, name, mobile, model, outlet, leadId, reference } = appointment
  const about = [purposeLabel(purpose), model, withOutlet ? outlet : ''].filter(Boolean).join(' · ')
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${leadId}`}
          className="font-semibold wrap-anywhere underline underline-offset-3 max-md:flex max-md:min-h-11 max-md:items-center"
        >
          {name || 'No name given'}
        </Link>
        <span className={`text-sm font-semibold ${isUnclosed(appointment, now) ? 'text-warning' : ''}`}>
          {standingWords(appointment, now)}
        </span>
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {about} · <span className="figures">{inFours(reference)}</span>
        <span className="hidden print:inline"> · {mobile}</span>
      </p>
      <p role="status" className="text-sm print:hidden">
        {isUntold ? <TellVisitor appointment={appointment} /> : null}
      </p>
    </div>
  )
}
