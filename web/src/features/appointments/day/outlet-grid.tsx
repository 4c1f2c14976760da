import type { Appointment, AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { scrollFrame } from '#web/ui/table/scroll-frame.ts'
import { AppointmentBox } from '../appointment-box.tsx'
import { atOutlet, type DayHour } from './day-hours.ts'
import { FreePlaces } from './free-places.tsx'

interface OutletGridProps {
  hours: readonly DayHour[]
  /** The outlets that have a column. */
  outlets: AppointmentDay['outlets']
  now: Date
  onOpen: (appointment: Appointment) => void
  onBook: (times: readonly FreeTime[]) => void
  onChange: (changed: Appointment) => void
  /** Asks for the day again after somebody else changed an appointment. */
  onReload: () => void
}

const edge = 'border-hairline bg-surface'

/** A day as a table: a column an outlet, a row an hour; names and hours stay in sight while it scrolls. */
export function OutletGrid({ hours, outlets, now, onOpen, onBook, onChange, onReload }: OutletGridProps) {
  return (
    <section
      aria-label="The day by outlet and hour"
      {...scrollFrame}
      className="relative max-h-[max(20rem,calc(100dvh-18rem))] overflow-auto rounded-md border border-hairline bg-surface"
    >
      <table className="min-w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={`${edge} sticky top-0 left-0 z-2 w-px border-r border-b px-2`}>
              <span className="sr-only">Hour</span>
            </th>
            {outlets.map(({ id, name, closed }) => (
              <th
                key={id}
                scope="col"
                className={`${edge} sticky top-0 z-1 w-64 min-w-56 border-b px-2 py-1.5 text-left text-sm font-bold wrap-anywhere`}
              >
                {name}
                {closed ? <span className="font-normal text-danger"> closed</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour.label}>
              <th
                scope="row"
                className={`${edge} figures sticky left-0 z-1 border-r border-b px-2 py-2.5 text-right align-top text-sm font-semibold whitespace-nowrap`}
              >
                {hour.label}
              </th>
              {outlets.map(({ id, name }) => {
                const here = atOutlet(hour, id)
                return (
                  <td key={id} className="border-b border-hairline p-1 align-top">
                    <div className="grid gap-1">
                      {here.appointments.map((appointment) => (
                        <AppointmentBox
                          key={appointment.id}
                          appointment={appointment}
                          now={now}
                          onOpen={() => onOpen(appointment)}
                          onChange={onChange}
                          onReload={onReload}
                        />
                      ))}
                      <FreePlaces times={here.free} hour={hour.label} outlet={name} onBook={onBook} />
                    </div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
