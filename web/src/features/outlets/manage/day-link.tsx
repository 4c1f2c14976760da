import { Link } from 'react-router-dom'
import { formatDay } from '#web/lib/dates.ts'
import { appointmentsOn } from '#web/shop/appointment-words.ts'

/** A link from a closed day to the appointments that may still stand on that day, of one outlet or of all. */
export function DayLink({ day, outlet }: { day: string; outlet?: number }) {
  return (
    <Link
      to={appointmentsOn(day, outlet)}
      className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-3 md:min-h-0"
    >
      Appointments on {formatDay(day)}
    </Link>
  )
}
