import type { Appointment, AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { indianDay, indianTime } from '#contract/wire/indian-clock.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

/** What begins within one hour of a day. */
export interface DayHour {
  /** `10 am`; "Another day" for appointments that were moved away while the day was shown. */
  label: string
  appointments: Appointment[]
  free: FreeTime[]
}

/**
 * The hours of an Indian calendar day from the first to the last in which something begins, and behind them
 * the appointments that do not belong to the day any more.
 */
export function hoursOf(day: string, { data, free }: Pick<AppointmentDay, 'data' | 'free'>): DayHour[] {
  const [here, moved] = [data.filter((one) => dayOf(one) === day), data.filter((one) => dayOf(one) !== day)]
  const hours = [...here, ...free].map(hourOf)
  const first = Math.min(...hours)
  const shown = Array.from({ length: hours.length > 0 ? Math.max(...hours) - first + 1 : 0 }, (_, index) => {
    const hour = first + index
    return {
      label: timeInWords(`${hour}:00`).replace(':00', ''),
      appointments: here.filter((one) => hourOf(one) === hour).sort(byTime),
      free: free.filter((one) => hourOf(one) === hour),
    }
  })
  return moved.length > 0 ? [...shown, { label: 'Another day', appointments: moved, free: [] }] : shown
}

/** Hours of a list that stand together: of those in which nobody comes all that follow each other. */
interface Run {
  hours: DayHour[]
  isFree: boolean
}

/** The hours that hold anything, in runs. */
export function runsOf(hours: readonly DayHour[]): Run[] {
  const runs: Run[] = []
  for (const hour of hours) {
    const isFree = hour.appointments.length === 0
    if (isFree && hour.free.length === 0) continue
    const last = runs.at(-1)
    if (last?.isFree === isFree) last.hours.push(hour)
    else runs.push({ hours: [hour], isFree })
  }
  return runs
}

/** The part of an hour that belongs to one outlet. */
export function atOutlet({ label, appointments, free }: DayHour, outlet: number): DayHour {
  return {
    label,
    appointments: appointments.filter(({ outletId }) => outletId === outlet),
    free: free.filter(({ outletId }) => outletId === outlet),
  }
}

/** How many visitors still fit in. */
export function placesIn(times: readonly FreeTime[]): number {
  return times.reduce((sum, { free }) => sum + free, 0)
}

function dayOf({ startsAt }: { startsAt: string }): string {
  return indianDay(new Date(startsAt))
}

function hourOf({ startsAt }: { startsAt: string }): number {
  return Number(indianTime(new Date(startsAt)).slice(0, 2))
}

function byTime(one: Appointment, other: Appointment): number {
  return Date.parse(one.startsAt) - Date.parse(other.startsAt)
}
