import type { ComponentType } from 'react'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { clockOf } from '#web/shop/appointment-words.ts'
import { closedAs, standingActs } from '#web/shop/lead-acts/standing-acts.ts'
import { useWaitingActs } from '#web/shop/lead-acts/use-waiting-acts.ts'
import { WaitsToBeSent } from '#web/shop/lead-acts/waits-to-be-sent.tsx'
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
  // What was said without a connection stands here already.
  const closed = closedAs(standingActs(useWaitingActs(stored.leadId)), stored.id)
  const appointment = closed ? { ...stored, state: closed } : stored
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
        {closed ? (
          <WaitsToBeSent />
        ) : (
          <AppointmentActs appointment={appointment} now={now} acting={acting} Times={Times} />
        )}
      </div>
    </li>
  )
}
