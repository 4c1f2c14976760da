import { type ComponentType, useState } from 'react'
import {
  type Appointment,
  type AppointmentDay,
  type FreeTime,
  listAppointments,
} from '#contract/appointments/appointments.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter } from '#domain/days/days.ts'
import { dayOf } from '#web/lib/address/day-in-address.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { lastSeen } from '#web/lib/api/last-seen.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useMinute } from '#web/lib/device/use-minute.ts'
import { shortDay, weekdayOf } from '#web/shop/appointment-words.ts'
import { useArrivedActs } from '#web/shop/lead-acts/use-arrived-acts.ts'
import { useOutboxCode } from '#web/shop/lead-acts/use-outbox-code.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { unnamedField } from '#web/ui/form/controls/compact-field.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { AppointmentsOfDay } from './appointments-of-day.tsx'
import type { BookingProps } from './booking-dialog.tsx'
import { CallList } from './call-list.tsx'
import { ClosedOutlets } from './closed-outlets.tsx'
import { DayNav } from './day-nav.tsx'
import type { TimesProps } from './move-dialog.tsx'
import { dayWords } from './standing.ts'
import { WriteYourself } from './write-yourself.tsx'

interface AppointmentsScreenProps {
  /** The part that offers free times. */
  Times: ComponentType<TimesProps>
  /** The dialog that books a time for a visitor. */
  Booking: ComponentType<BookingProps>
}

/** The appointments of a day and the places that are free in it; day and outlet are in the address. */
export function AppointmentsScreen({ Times, Booking }: AppointmentsScreenProps) {
  const [address, setAddress] = useSearchState()
  const now = useMinute()
  const today = indianDay(now)
  const day = dayOf(address.get('day')) || today
  const outlet = Number(address.get('outlet')) || undefined
  const key = `${day} ${outlet}`
  const loaded = useLoaded(
    key,
    (signal) => callApi('listAppointments', { query: { day, outlet } }, { signal }),
    lastSeen('listAppointments', key, listAppointments.answer),
  )
  useOutboxCode()
  useArrivedActs(loaded.reload)
  const show = (next: string) => setAddress({ day: next === today ? undefined : next })
  const replace = (changed: Appointment) =>
    loaded.replace((before) => ({
      ...before,
      data: before.data.map((one) => (one.id === changed.id ? changed : one)),
    }))
  const { value } = loaded
  const shown = loaded.isOlder ? undefined : value && ofOutlet(value, outlet)
  /** The booking under way: of the free times that were pressed, or of a time that is yet to be chosen. */
  const [booking, setBooking] = useState<readonly FreeTime[]>()
  return (
    <Screen
      title="Appointments"
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="small" className="max-md:hidden" onClick={() => window.print()}>
            Print the day
          </Button>
          {value && value.purposes.length > 0 && value.outlets.length > 0 ? (
            <Button size="small" variant="primary" onClick={() => setBooking([])}>
              Book a time
            </Button>
          ) : null}
        </div>
      }
    >
      {/* On a phone the outlet stands beside the heading, so that the first row stands higher. */}
      <div className="flex flex-wrap items-center gap-2 max-md:-my-2">
        <div className="flex flex-wrap items-center gap-2 max-md:w-full print:hidden">
          <DayNav day={day} today={today} onDay={show} />
        </div>
        <h2 className="min-w-0 text-lg leading-tight font-bold max-md:flex-1 md:order-1 md:w-full md:pt-3">
          {`${weekdayOf(day)}, ${shortDay(day)}${day === today ? ', today' : ''} `}
          <span className="font-normal text-muted max-md:block max-md:text-sm">
            {shown ? dayWords(shown.data, now) : null}
          </span>
        </h2>
        {value && (value.outlets.length > 1 || outlet) ? (
          <Select
            label="Outlet"
            placeholder="All outlets"
            choices={value.outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={outlet ?? ''}
            onChange={({ currentTarget }) => setAddress({ outlet: currentTarget.value })}
            className={classNames(
              unnamedField,
              'w-36 shrink-0 md:max-w-xs md:min-w-0 md:flex-1 md:basis-36 print:hidden',
            )}
          />
        ) : null}
      </div>
      <LoadFailure of={loaded} words="The appointments could not be loaded." />
      {shown ? <ClosedOutlets date={day} day={shown} /> : null}
      {day === today ? <WriteYourself /> : null}
      {shown && day === dayAfter(today, 1) ? (
        <CallList appointments={shown.data} onChange={replace} onReload={loaded.reload} />
      ) : null}
      {shown && shown.data.length + shown.free.length === 0 ? (
        <EmptyState title="No appointments on this day">
          {value?.outlets.length === 0
            ? 'No outlet offers times yet. A manager sets them under Manage, Appointment times.'
            : 'Visitors choose a time beside the forms for a test ride and a service; for those who ring, book one here.'}
        </EmptyState>
      ) : shown ? (
        <AppointmentsOfDay
          key={`${day} ${outlet}`}
          date={day}
          day={shown}
          now={now}
          Times={Times}
          onBook={setBooking}
          onChange={replace}
          onReload={loaded.reload}
        />
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
      {value && booking ? (
        <Booking
          {...bookable(value, booking)}
          outletId={outlet}
          day={day < today ? undefined : day}
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

/** The day with the chosen outlet alone; all of them where none is chosen. */
function ofOutlet(day: AppointmentDay, outlet: number | undefined): AppointmentDay {
  return outlet === undefined ? day : { ...day, outlets: day.outlets.filter(({ id }) => id === outlet) }
}

/**
 * The choices of the booking dialog: the free times that were pressed, and every purpose that this staff
 * member may book, those of the pressed times first.
 */
function bookable({ outlets, purposes }: AppointmentDay, pressed: readonly FreeTime[]) {
  return {
    purposes: [...new Set([...pressed.map(({ purpose }) => purpose), ...purposes])],
    times: pressed.map(({ purpose, outletId, startsAt }) => ({
      purpose,
      outletId,
      startsAt,
      outlet: outlets.find(({ id }) => id === outletId)?.name ?? '',
    })),
  }
}
