import type { ComponentType } from 'react'
import type { Appointment, AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { AppointmentRow } from '../appointment-row.tsx'
import type { TimesProps } from '../move-dialog.tsx'
import { type DayHour, runsOf } from './day-hours.ts'
import { FreeHours } from './free-hours.tsx'

interface HourListProps {
  hours: readonly DayHour[]
  outlets: AppointmentDay['outlets']
  now: Date
  Times: ComponentType<TimesProps>
  onBook: (times: readonly FreeTime[]) => void
  onChange: (changed: Appointment) => void
  onReload: () => void
}

/**
 * A day as a list by hour, for one outlet, for a phone, and for paper. Hours one after the other in which
 * nobody comes share a line, which leaves more of those who come in sight.
 */
export function HourList({ hours, outlets, now, Times, onBook, onChange, onReload }: HourListProps) {
  const free = { outlets, onBook }
  return runsOf(hours).map(({ hours: run, isFree }) =>
    isFree ? (
      <FreeHours key={run[0]?.label} hours={run} {...free} />
    ) : (
      run.map((hour) => (
        <section key={hour.label} className="grid gap-2 print:break-inside-avoid">
          <h3 className="figures text-sm font-semibold text-muted">{hour.label}</h3>
          <ol className="grid gap-2">
            {hour.appointments.map((appointment) => (
              <AppointmentRow
                key={appointment.id}
                appointment={appointment}
                now={now}
                withOutlet={outlets.length > 1}
                Times={Times}
                onChange={onChange}
                onReload={onReload}
              />
            ))}
          </ol>
          <FreeHours hours={[hour]} isNamed {...free} />
        </section>
      ))
    ),
  )
}
