import { useState } from 'react'
import {
  type AppointmentPurpose,
  bookableDays,
  shownDays,
  stateLabel,
} from '#contract/appointments/appointment-words.ts'
import type { Time } from '#contract/appointments/slots.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { dayAfter } from '#domain/days/days.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { clockOf, shortDay, shortWeekdayOf, weekdayOf } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'

interface SlotTimesProps {
  purpose: AppointmentPurpose
  outletId: number
  /** The times are asked for again when this number changes, such as after a time was taken. */
  turn: number
  /** The day that is shown first where one of its times is free. */
  wantedDay?: string | undefined
  /** The time that is booked here now: marked, and not to be chosen. */
  bookedAt?: string | undefined
  /** The time that was pressed last, and whether its answer is still to come. */
  pressed: string | undefined
  isBusy: boolean
  onChoose: (time: Time) => void
}

/** The free times of an outlet: a row of days, and the times of the pressed day. */
export function SlotTimes(props: SlotTimesProps) {
  const { purpose, outletId, wantedDay, bookedAt, turn, pressed, isBusy, onChoose } = props
  const today = indianDay(serverNow())
  const last = dayAfter(today, bookableDays - 1)
  const isInReach = wantedDay !== undefined && wantedDay >= today && wantedDay <= last
  const [isLater, setLater] = useState(isInReach && wantedDay >= dayAfter(today, shownDays))
  const [day, setDay] = useState(wantedDay)
  // Where somebody else took the pressed time, its button is gone once the times have come again, so the
  // focus needs a place.
  const { place, onClickCapture } = useFocusAfterPress()
  const from = isLater ? dayAfter(today, shownDays) : today
  const loaded = useLoaded(`${purpose} ${outletId} ${from} ${turn}`, (signal) =>
    callApi('listSlots', { query: { purpose, outlet: outletId, from } }, { signal }),
  )
  if (loaded.isLoading && loaded.value === undefined) return <Skeleton className="h-40" />
  const isBooked = (startsAt: string) =>
    bookedAt !== undefined && Date.parse(startsAt) === Date.parse(bookedAt)
  const free = (loaded.value?.slots ?? []).filter(({ startsAt }) => !isBooked(startsAt))
  // The booked time is no free one, but who looks for another one looks beside it.
  const booked = bookedAt !== undefined && isAmong(bookedAt, from) ? [{ startsAt: bookedAt }] : []
  const days = byDay([...free, ...booked])
  const [first] = days.keys()
  const shown = day && days.has(day) ? day : first
  const marks = new Map(loaded.value?.marks?.map(({ day, words }) => [day, words]))
  const mark = shown && marks.get(shown)
  const isWithout = wantedDay !== undefined && !days.has(wantedDay) && (!isInReach || day === wantedDay)
  return (
    <div className="grid min-w-0 gap-4" aria-busy={loaded.isLoading}>
      <LoadFailure of={loaded} words={t`The free times could not be loaded.`} />
      {isWithout && loaded.value ? (
        <p role="status" className="font-semibold">
          {isInReach
            ? t`On ${dayWords(wantedDay)} no time is free here.`
            : t`Times can be booked from today up to ${shortDay(last)}.`}
        </p>
      ) : null}
      {first === undefined && loaded.value ? (
        <p className="text-muted">{t`No time is free on these days.`}</p>
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">{t`Day`}</legend>
          {/* The box is relative, so that the words for screen readers scroll along and do not widen the
              page. */}
          <div className="relative -mx-1 flex gap-2 overflow-x-auto p-1">
            {[...days.keys()].map((each) => (
              <button
                key={each}
                ref={each === wantedDay ? showInRow : undefined}
                type="button"
                aria-pressed={each === shown}
                onClick={() => setDay(each)}
                className={classNames(choice, 'shrink-0 flex-col px-3', each === shown ? dark : idle)}
              >
                <span className="text-sm">
                  <span aria-hidden="true">{each === today ? t`Today` : shortWeekdayOf(each)}</span>
                  <span className="sr-only">{weekdayOf(each)}</span>
                </span>
                <span className="figures font-semibold whitespace-nowrap">{shortDay(each)}</span>
                {marks.has(each) && '★'}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {shown ? (
        <fieldset ref={place} tabIndex={-1} onClickCapture={onClickCapture} className="min-w-0">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">{t`Time on ${dayWords(shown)}`}</legend>
          {mark ? <p className="mb-1.5 text-sm">★ {mark}</p> : null}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {days.get(shown)?.map((slot) =>
              isBooked(slot.startsAt) ? (
                <p
                  key={slot.startsAt}
                  className={classNames(choice, 'flex-col border-dashed border-control bg-soft')}
                >
                  <span className="figures">{clockOf(slot.startsAt)}</span>
                  <span className="text-sm">{stateLabel('booked')}</span>
                </p>
              ) : (
                <button
                  key={slot.startsAt}
                  type="button"
                  aria-pressed={pressed === slot.startsAt}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && onChoose(slot)}
                  className={classNames(choice, pressed === slot.startsAt ? dark : idle)}
                >
                  <span className="figures">{clockOf(slot.startsAt)}</span>
                </button>
              ),
            )}
          </div>
        </fieldset>
      ) : null}
      <Button size="small" variant="quiet" className="w-fit" onClick={() => setLater(!isLater)}>
        {isLater ? t`Earlier days` : t`Later days, up to ${shortDay(last)}`}
      </Button>
    </div>
  )
}

const choice =
  'flex min-h-12 items-center justify-center rounded-md border px-1 py-1.5 leading-tight transition-colors aria-disabled:cursor-progress'
const dark = 'border-content bg-content text-surface'
const idle = 'border-control bg-surface hover:border-content'

/** Scrolls the row of days, and not the page, so that this day stands in its middle. */
function showInRow(day: HTMLElement | null): void {
  const row = day?.parentElement
  if (day && row) row.scrollLeft = day.offsetLeft - (row.clientWidth - day.offsetWidth) / 2
}

function dayWords(day: string): string {
  return `${weekdayOf(day)}, ${shortDay(day)}`
}

/** Is the time on one of the days that are shown from this day on? */
function isAmong(startsAt: string, from: string): boolean {
  const day = indianDay(new Date(startsAt))
  return day >= from && day < dayAfter(from, shownDays)
}

/** Times by their Indian calendar day, in order. */
function byDay(slots: readonly Time[]): Map<string, Time[]> {
  const days = new Map<string, Time[]>()
  for (const slot of [...slots].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    const day = indianDay(new Date(slot.startsAt))
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}
