import type { ComponentType } from 'react'
import type { Appointment, AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AppointmentRow } from './appointment-row.tsx'
import { atOutlet, type DayHour, placesIn } from './day-hours.ts'
import { FreePlaces } from './free-places.tsx'
import type { TimesProps } from './move-dialog.tsx'

interface HourListProps {
  hours: readonly DayHour[]
  outlets: AppointmentDay['outlets']
  now: Date
  Times: ComponentType<TimesProps>
  onBook: (times: readonly FreeTime[]) => void
  onChange: (changed: Appointment) => void
  onReload: () => void
}

/** A day as a list by hour, for one outlet, for a phone, and for paper. */
export function HourList({ hours, outlets, now, Times, onBook, onChange, onReload }: HourListProps) {
  return hours
    .filter(({ appointments, free }) => appointments.length + free.length > 0)
    .map((hour) => (
      <section key={hour.label} className="grid gap-2 print:break-inside-avoid">
        <h3 className={classNames('figures text-sm font-semibold text-muted', isOneLine(hour) && 'sr-only')}>
          {hour.label}
        </h3>
        {hour.appointments.length > 0 ? (
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
        ) : null}
        <FreeInHour hour={hour} outlets={outlets} onBook={onBook} />
      </section>
    ))
}

/** The free places of an hour: a button of one outlet, or of several behind one line. */
function FreeInHour({
  hour,
  outlets,
  onBook,
}: Pick<HourListProps, 'outlets' | 'onBook'> & { hour: DayHour }) {
  const places = outlets.flatMap(({ id, name }) => {
    const { free } = atOutlet(hour, id)
    return free.length > 0 ? [{ id, name, free }] : []
  })
  const [only] = places
  if (!only) return null
  if (places.length === 1)
    return (
      <FreePlaces
        times={only.free}
        hour={hour.label}
        outlet={only.name}
        withOutlet={outlets.length > 1}
        onBook={onBook}
      />
    )
  return (
    <details className="rounded-md border border-hairline print:hidden">
      <summary className="figures min-h-11 content-center px-2 text-sm text-muted">
        <span className={isOneLine(hour) ? 'font-semibold' : 'sr-only'}>{hour.label} · </span>
        {placesIn(hour.free)} free at {places.length} outlets
      </summary>
      <div className="grid gap-1 p-2 sm:grid-cols-2">
        {places.map(({ id, name, free }) => (
          <FreePlaces key={id} times={free} hour={hour.label} outlet={name} withOutlet onBook={onBook} />
        ))}
      </div>
    </details>
  )
}

/**
 * Does an hour hold nothing but the free places of several outlets? Their line then names the hour, which
 * leaves more of those who come in sight.
 */
function isOneLine({ appointments, free }: DayHour): boolean {
  return appointments.length === 0 && new Set(free.map(({ outletId }) => outletId)).size > 1
}
