import { dayAfter } from '#domain/days/days.ts'
import { dayOf } from '#web/lib/address/day-in-address.ts'
import { shortDay, shortWeekdayOf } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { unnamedField } from '#web/ui/form/controls/compact-field.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icon/direction.tsx'

interface DayNavProps {
  /** Days are `YYYY-MM-DD`. */
  day: string
  today: string
  onDay: (day: string) => void
}

/**
 * The day that is shown, between the ways to the day before and the day after, which say which days they are.
 */
export function DayNav({ day, today, onDay }: DayNavProps) {
  const [before, after] = [dayAfter(day, -1), dayAfter(day, 1)]
  return (
    <>
      <Button size="small" icon={<ChevronLeftIcon />} onClick={() => onDay(before)}>
        <DayName day={before} today={today} />
      </Button>
      <Input
        type="date"
        label="Day"
        value={day}
        onChange={({ currentTarget }) => dayOf(currentTarget.value) && onDay(currentTarget.value)}
        className={classNames(unnamedField, 'max-w-40')}
      />
      <Button size="small" onClick={() => onDay(after)}>
        <DayName day={after} today={today} />
        <ChevronRightIcon />
      </Button>
      {[before, day, after].includes(today) ? null : (
        <Button size="small" variant="quiet" onClick={() => onDay(today)}>
          Today
        </Button>
      )}
    </>
  )
}

/**
 * `Yesterday, Wed 25 Nov`, or `Wed 25 Nov` for a day with no such word; a phone has room for the arrows
 * alone.
 */
function DayName({ day, today }: { day: string; today: string }) {
  const near = nearNames.find(({ days }) => dayAfter(today, days) === day)?.name
  const date = `${shortWeekdayOf(day)} ${shortDay(day)}`
  return (
    <span className="max-sm:sr-only">
      {near ?? date}
      {near ? <span className="max-lg:sr-only">, {date}</span> : null}
    </span>
  )
}

const nearNames = [
  { days: -1, name: 'Yesterday' },
  { days: 0, name: 'Today' },
  { days: 1, name: 'Tomorrow' },
]
