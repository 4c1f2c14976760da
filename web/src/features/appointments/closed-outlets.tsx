import type { AppointmentDay } from '#contract/appointments/appointments.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

interface ClosedOutletsProps {
  day: AppointmentDay
  /** The id of the one outlet that is shown; undefined for all outlets. */
  outlet: number | undefined
}

/**
 * Tells which outlets are closed on the day, why, and how many appointments each still has; shows nothing
 * where all are open.
 */
export function ClosedOutlets({ day: { data, outlets }, outlet }: ClosedOutletsProps) {
  const closed = outlets.filter((one) => one.closed && (outlet === undefined || one.id === outlet))
  if (closed.length === 0) return null
  return (
    <ul className="grid gap-2">
      {closed.map(({ id, name, closed }) => {
        const booked = data.filter((one) => one.outletId === id && one.state === 'booked').length
        return (
          <li
            key={id}
            className="flex items-center gap-3 rounded-md bg-warning-soft px-4 py-2.5 text-content"
          >
            <AlertIcon className="size-5 shrink-0 text-warning" />
            <p className="min-w-0 wrap-anywhere">
              <strong>{name} is closed</strong>
              {`: ${closed}.${booked > 0 ? ` Still booked there: ${booked}. Please move them, or call their visitors.` : ''}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
