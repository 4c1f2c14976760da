import type { AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { atOutlet, type DayHour, placesIn } from './day-hours.ts'
import { FreePlaces } from './free-places.tsx'

interface FreeHoursProps {
  /** Hours one after the other. */
  hours: readonly DayHour[]
  outlets: AppointmentDay['outlets']
  /** Whether a heading above names the hour already. */
  isNamed?: boolean
  onBook: (times: readonly FreeTime[]) => void
}

/** The free places of hours: a button an hour at one outlet, several outlets behind one line. */
export function FreeHours({ hours, outlets, isNamed = false, onBook }: FreeHoursProps) {
  const free = hours.flatMap((hour) => hour.free)
  const offering = outlets.filter(({ id }) => free.some(({ outletId }) => outletId === id))
  const [only] = offering
  if (!only) return null
  if (offering.length === 1)
    return (
      <div className="flex flex-wrap gap-2 *:w-auto *:flex-1 print:hidden">
        {hours.map((hour) => (
          <FreePlaces
            key={hour.label}
            times={hour.free}
            hour={hour.label}
            outlet={only.name}
            withHour={!isNamed}
            withOutlet={outlets.length > 1}
            onBook={onBook}
          />
        ))}
      </div>
    )
  return (
    <details className="rounded-md border border-hairline print:hidden">
      <summary className="figures min-h-11 content-center px-2 text-sm text-muted">
        <span className={isNamed ? 'sr-only' : 'font-semibold'}>{spanOf(hours)} · </span>
        {placesIn(free)} free at {offering.length} outlets
      </summary>
      <div className="grid gap-1 p-2 sm:grid-cols-2">
        {hours.flatMap((hour) =>
          offering.map(({ id, name }) => (
            <FreePlaces
              key={`${hour.label} ${id}`}
              times={atOutlet(hour, id).free}
              hour={hour.label}
              outlet={name}
              withHour={hours.length > 1}
              withOutlet
              onBook={onBook}
            />
          )),
        )}
      </div>
    </details>
  )
}

/** `10 am`, or `10 am to 12 pm`: the hours in which the first and the last time begin. */
function spanOf(hours: readonly DayHour[]): string {
  const [first, last] = [hours[0]?.label, hours.at(-1)?.label]
  return first === last ? `${first}` : `${first} to ${last}`
}
