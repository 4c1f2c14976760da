import { type ComponentType, useState } from 'react'
import type { Appointment, AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { useIsPrinting } from '#web/lib/device/use-printing.ts'
import { Button } from '#web/ui/button.tsx'
import { AppointmentSheet } from './appointment-sheet.tsx'
import { hoursOf } from './day/day-hours.ts'
import { HourList } from './day/hour-list.tsx'
import { OutletGrid } from './day/outlet-grid.tsx'
import type { TimesProps } from './move-dialog.tsx'

interface AppointmentsOfDayProps {
  /** `YYYY-MM-DD`. */
  date: string
  day: AppointmentDay
  now: Date
  Times: ComponentType<TimesProps>
  onBook: (times: readonly FreeTime[]) => void
  onChange: (changed: Appointment) => void
  /** Asks for the day again after somebody else changed an appointment. */
  onReload: () => void
}

/**
 * A day by outlet and hour. One outlet, a phone and paper have a list instead. Outlets with no appointment
 * stand behind one line while others have some.
 */
export function AppointmentsOfDay(props: AppointmentsOfDayProps) {
  const { date, day, now, Times, onBook, onChange, onReload } = props
  const isPhone = useMediaQuery('(width < 48rem)')
  const isPrinting = useIsPrinting()
  const [showsAll, setShowsAll] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const hours = hoursOf(date, day)
  if (isPhone || isPrinting || day.outlets.length < 2)
    return (
      <div className="grid gap-3">
        <HourList
          hours={hours}
          outlets={day.outlets}
          now={now}
          Times={Times}
          onBook={onBook}
          onChange={onChange}
          onReload={onReload}
        />
      </div>
    )
  const taken = new Set(day.data.map(({ outletId }) => outletId))
  const offering = new Set(day.free.map(({ outletId }) => outletId))
  const withSome = day.outlets.filter(({ id }) => taken.has(id) || offering.has(id))
  const withAppointments = withSome.filter(({ id }) => taken.has(id))
  const folded = withAppointments.length > 0 ? withSome.length - withAppointments.length : 0
  const open = day.data.find(({ id }) => id === openId)
  return (
    <div className="grid gap-2">
      <OutletGrid
        hours={hours}
        outlets={showsAll || folded === 0 ? withSome : withAppointments}
        now={now}
        onOpen={({ id }) => setOpenId(id)}
        onBook={onBook}
        onChange={onChange}
        onReload={onReload}
      />
      {folded > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {folded === 1 ? '1 outlet has no appointment.' : `${folded} outlets have no appointment.`}
          <Button
            size="small"
            variant="quiet"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Hide them' : 'Show them'}
          </Button>
        </p>
      ) : null}
      {open ? (
        <AppointmentSheet
          appointment={open}
          now={now}
          Times={Times}
          onChange={onChange}
          onReload={onReload}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </div>
  )
}
