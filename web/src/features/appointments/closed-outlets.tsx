import type { AppointmentDay } from '#contract/appointments/appointments.ts'
import { shortDay } from '#web/shop/appointment-words.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

interface ClosedOutletsProps {
  /** `YYYY-MM-DD`. */
  date: string
  day: Pick<AppointmentDay, 'data' | 'outlets'>
}

/**
 * Tells in one line which outlets are closed on the day, why, and at which of them people are still booked;
 * shows nothing where all are open.
 */
export function ClosedOutlets({ date, day: { data, outlets } }: ClosedOutletsProps) {
  const closed = outlets.filter((one) => one.closed !== '')
  if (closed.length === 0) return null
  const stranded = closed.flatMap(({ id, name }) => {
    const booked = data.filter((one) => one.outletId === id && one.state === 'booked').length
    return booked > 0 ? [`${name} (${booked})`] : []
  })
  const [only] = closed
  const why = [...new Set(closed.map((one) => one.closed))].join(', ')
  return (
    <div className="flex items-center gap-3 rounded-md bg-warning-soft px-4 py-2.5 text-content">
      <AlertIcon className="size-5 shrink-0 text-warning" />
      <p className="min-w-0 wrap-anywhere">
        <strong>
          {closed.length === 1 ? `${only?.name} is closed` : `${closed.length} outlets are closed`}
        </strong>
        {` on ${shortDay(date)}: ${why}.`}
        {stranded.length > 0
          ? ` Still booked: ${stranded.join(', ')}. Please move them, or call their visitors.`
          : ''}
      </p>
    </div>
  )
}
