import type { FreeTime } from '#contract/appointments/appointments.ts'
import { placesIn } from './day-hours.ts'

interface FreePlacesProps {
  /** The free times of one outlet within one hour. */
  times: readonly FreeTime[]
  /** The hour in words. */
  hour: string
  outlet: string
  /** Whether the hour is shown, because nothing above the button says it. */
  withHour?: boolean
  /** Whether the outlet's name is shown, because nothing beside the button says it. */
  withOutlet?: boolean
  onBook: (times: readonly FreeTime[]) => void
}

/** The free places of an outlet in an hour as a thin outline with their number; a press books one. */
export function FreePlaces(props: FreePlacesProps) {
  const { times, hour, outlet, withHour = false, withOutlet = false, onBook } = props
  if (times.length === 0) return null
  return (
    <button
      type="button"
      onClick={() => onBook(times)}
      className="min-h-11 w-full rounded-md border border-hairline px-2 text-left text-sm text-muted transition-colors hover:border-content hover:text-content print:hidden"
    >
      <span className="sr-only">Book a time: </span>
      {withHour ? (
        <span aria-hidden="true" className="figures font-semibold">
          {hour} ·{' '}
        </span>
      ) : null}
      {withOutlet ? <span className="font-semibold text-content">{outlet} </span> : null}
      <span className="figures">{placesIn(times)} free</span>
      <span className="sr-only">{`${withOutlet ? '' : `, ${outlet}`}, ${hour}`}</span>
    </button>
  )
}
