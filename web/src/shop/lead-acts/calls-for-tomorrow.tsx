import { Link } from 'react-router-dom'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter } from '#domain/days/days.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { appointmentsOn } from '#web/shop/appointment-words.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The part of an address that opens the list of calls on the screen of a day. */
export const callsHash = '#calls'

interface CallsForTomorrowProps {
  /** Undefined while the number is on its way. */
  count: number | undefined
  /** True where a phone has no room for all the words. */
  isBrief?: boolean
}

/**
 * Leads to the visitors of tomorrow whom no message reminds, to be called today; shows nothing where there
 * are none.
 */
export function CallsForTomorrow({ count, isBrief = false }: CallsForTomorrowProps) {
  if (!count) return null
  const people = count === 1 ? '1 visitor' : `${groupLakhs(count)} visitors`
  return (
    <Link
      to={`${appointmentsOn(dayAfter(indianDay(serverNow()), 1))}${callsHash}`}
      className="figures inline-flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-3 md:min-h-8"
    >
      <span className={classNames(isBrief && 'max-md:sr-only')}>{`Call ${people} of tomorrow`}</span>
      {isBrief ? (
        <span aria-hidden="true" className="md:hidden">
          Tomorrow: {groupLakhs(count)}
        </span>
      ) : null}
    </Link>
  )
}
