import { type ComponentType, useState } from 'react'
import type { AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayOf } from '#web/lib/address/day-in-address.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { dayAfter, shortDay, weekdayOf } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClasses } from '#web/ui/form/controls/field.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import type { BookingProps } from './booking-dialog.tsx'
import { ClosedOutlets } from './closed-outlets.tsx'
import { FreeTimes } from './free-times.tsx'
import type { TimesProps } from './move-dialog.tsx'

interface AppointmentsScreenProps {
  /** The part that offers free times. */
  Times: ComponentType<TimesProps>
  /** The dialog that books a time for a visitor. */
  Booking: ComponentType<BookingProps>
}

/**
 * The appointments of a day in the order of their times, and the times that are free; day and outlet are in
 * the address.
 */
export function AppointmentsScreen({ Times, Booking }: AppointmentsScreenProps) {
  const [address, setAddress] = useSearchState()
  const today = indianDay(serverNow())
  const day = dayOf(address.get('day')) || today
  const outlet = Number(address.get('outlet')) || undefined
  const loaded = useLoaded(`${day} ${outlet}`, (signal) =>
    callApi('listAppointments', { query: { day, outlet } }, { signal }),
  )
  const show = (next: string) => setAddress({ day: next === today ? undefined : next })
  const { value } = loaded
  const shown = loaded.isOlder ? undefined : value
  /** The booking under way: of the free time that was pressed, or of a time that is yet to be chosen. */
  const [booking, setBooking] = useState<{ time?: FreeTime }>()
  return (
    <Screen
      title="Appointments"
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="small" onClick={() => window.print()}>
            Print the day
          </Button>
          {value && value.purposes.length > 0 && value.outlets.length > 0 ? (
            <Button size="small" variant="primary" onClick={() => setBooking({})}>
              Book a time
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button size="small" aria-label="The day before" onClick={() => show(dayAfter(day, -1))}>
          Before
        </Button>
        <input
          type="date"
          aria-label="Day"
          value={day}
          onChange={({ currentTarget }) => dayOf(currentTarget.value) && show(currentTarget.value)}
          className={`${controlClasses} max-w-40`}
        />
        <Button size="small" aria-label="The day after" onClick={() => show(dayAfter(day, 1))}>
          After
        </Button>
        {day === today ? null : (
          <Button size="small" variant="quiet" onClick={() => show(today)}>
            Today
          </Button>
        )}
        {value && (value.outlets.length > 1 || outlet) ? (
          <div className="min-w-0 max-w-xs flex-1 basis-48">
            <select
              aria-label="Outlet"
              value={outlet ?? ''}
              onChange={({ currentTarget }) => setAddress({ outlet: currentTarget.value })}
              className={controlClasses}
            >
              <option value="">All outlets</option>
              {value.outlets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <h2 className="text-lg font-bold">
        {`${weekdayOf(day)}, ${shortDay(day)}${day === today ? ', today' : ''} `}
        <span className="font-normal text-muted">
          {shown ? `${comingOf(shown)} of ${shown.data.length} to come` : null}
        </span>
      </h2>
      <LoadFailure of={loaded} words="The appointments could not be loaded." />
      {shown ? <ClosedOutlets day={shown} outlet={outlet} /> : null}
      {shown ? (
        <FreeTimes key={`${day} ${outlet}`} day={shown} onChoose={(time) => setBooking({ time })} />
      ) : null}
      {shown?.data.length === 0 ? (
        <EmptyState title="No appointments on this day">
          {shown.outlets.length === 0
            ? 'No outlet offers times yet. A manager sets them under Manage, Appointment times.'
            : 'Visitors choose a time beside the forms for a test ride and a service; for those who ring, book one here.'}
        </EmptyState>
      ) : shown ? (
        <ol className="grid gap-2" aria-busy={loaded.isLoading}>
          {shown.data.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              withOutlet={outlet === undefined && shown.outlets.length > 1}
              Times={Times}
              onChange={(changed) =>
                loaded.replace((before) => ({
                  ...before,
                  data: before.data.map((one) => (one.id === changed.id ? changed : one)),
                }))
              }
              onReload={loaded.reload}
            />
          ))}
        </ol>
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
      {value && booking ? (
        <Booking
          {...bookable(value, booking.time)}
          outletId={outlet}
          onBooked={({ startsAt }) => {
            setBooking(undefined)
            show(indianDay(new Date(startsAt)))
            loaded.reload()
          }}
          onClose={() => setBooking(undefined)}
        />
      ) : null}
    </Screen>
  )
}

function comingOf({ data }: AppointmentDay): number {
  return data.filter(({ state }) => state === 'booked').length
}

/**
 * The choices of the booking dialog: those of the free time that was pressed, or without a time every purpose
 * that this staff member may book.
 */
function bookable({ outlets, purposes }: AppointmentDay, time: FreeTime | undefined) {
  if (!time) return { purposes }
  const { outletId, startsAt, purpose } = time
  const outlet = outlets.find(({ id }) => id === outletId)?.name ?? ''
  return {
    purposes: [purpose, ...purposes.filter((each) => each !== purpose)],
    time: { outletId, outlet, startsAt },
  }
}
