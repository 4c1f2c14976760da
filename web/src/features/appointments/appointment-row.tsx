import type { ComponentType } from 'react'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { clockOf } from '#web/shop/appointment-words.ts'
import { useWaitingActs } from '#web/shop/lead-acts/use-waiting-acts.ts'
import { AppointmentActs } from './appointment-acts.tsx'
import { AppointmentWho } from './appointment-who.tsx'
import type { TimesProps } from './move-dialog.tsx'
import { useAppointment } from './use-appointment.ts'

export interface AppointmentRowProps {
  appointment: Appointment
  now: Date
  withOutlet: boolean
  Times: ComponentType<TimesProps>
  onChange: (changed: Appointment) => void
  /** Asks for the day again after somebody else changed the appointment. */
  onReload: () => void
}

/** One appointment in the list of a day: its time, its visitor, its purpose, and what became of it. */
export function AppointmentRow(props: AppointmentRowProps) {
  const { appointment: stored, now, withOutlet, Times, onChange, onReload } = props
  const closing = useWaitingActs(stored.leadId).findLast(
    ({ entry, act }) =>
      act.endpoint === 'changeAppointment' && act.appointment === stored.id && entry.state !== 'refused',
  )?.act
  // What was said without a connection stands here already.
  const appointment =
    closing?.endpoint === 'changeAppointment' ? { ...stored, state: closing.body.state } : stored
  const { startsAt, minutes, state } = appointment
  const acting = useAppointment(appointment, onChange, onReload)
  return (
    <li
      className={`grid gap-x-5 gap-y-2 rounded-md border border-hairline p-3 md:grid-cols-[6rem_minmax(0,1fr)_fit-content(55%)] md:items-center print:break-inside-avoid ${state === 'booked' ? 'bg-surface' : 'bg-soft'}`}
    >
      <p className="figures max-md:flex max-md:items-baseline max-md:gap-2">
        <time dateTime={startsAt} className="text-lg font-bold whitespace-nowrap">
          {clockOf(startsAt)}
        </time>
        <span className="text-sm text-muted md:block">{minutes ? `${minutes} min` : ''}</span>
      </p>
      <AppointmentWho
        appointment={appointment}
        now={now}
        withOutlet={withOutlet}
        isUntold={acting.isUntold}
      />
      <div className="flex flex-wrap gap-2 md:justify-end print:hidden">
        {closing ? (
          <p className="text-sm font-semibold text-muted">noted, waits to be sent</p>
        ) : (
          <AppointmentActs appointment={appointment} now={now} acting={acting} Times={Times} />
        )}
      </div>
    </li>
  )
}
