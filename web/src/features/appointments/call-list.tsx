import { useLocation } from 'react-router-dom'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { clockOf } from '#web/shop/appointment-words.ts'
import { callsHash } from '#web/shop/lead-acts/calls-for-tomorrow.tsx'
import { Button } from '#web/ui/button.tsx'
import { CallLink } from './call-link.tsx'
import { useAppointment } from './use-appointment.ts'

interface CallListProps {
  appointments: readonly Appointment[]
  onChange: (changed: Appointment) => void
  /** Asks for the day again after somebody else changed an appointment. */
  onReload: () => void
}

/**
 * Those of a coming day whom no message reminds and who have not said that they come, to be called; shows
 * nothing where there is nobody of that kind.
 */
export function CallList({ appointments, onChange, onReload }: CallListProps) {
  const silent = appointments.filter(({ isToCall }) => isToCall)
  const { hash } = useLocation()
  if (silent.length === 0) return null
  return (
    <details
      open={hash === callsHash || undefined}
      className="rounded-md border border-hairline bg-surface print:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
        {silent.length === 1
          ? '1 person gets no reminder: call'
          : `${silent.length} people get no reminder: call`}
      </summary>
      <ul className="grid gap-x-6 border-t border-hairline px-4 py-1 md:grid-cols-2">
        {silent.map((one) => (
          <ToCall key={one.id} appointment={one} onChange={onChange} onReload={onReload} />
        ))}
      </ul>
    </details>
  )
}

interface ToCallProps extends Pick<CallListProps, 'onChange' | 'onReload'> {
  appointment: Appointment
}

function ToCall({ appointment, onChange, onReload }: ToCallProps) {
  const { isBusy, change } = useAppointment(appointment, onChange, onReload)
  const { startsAt, name, mobile, outlet, leadId } = appointment
  const person = name || 'No name given'
  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="figures font-semibold">{clockOf(startsAt)}</span> {person}
        <span className="block text-sm text-muted">{outlet}</span>
      </p>
      <CallLink leadId={leadId} person={person} mobile={mobile} />
      <Button size="small" variant="quiet" busy={isBusy} onClick={() => void change({ confirms: true })}>
        Will come<span className="sr-only">: {person}</span>
      </Button>
    </li>
  )
}
