import { purposeLabel } from '#contract/appointments/appointment-words.ts'
import type { AppointmentDay, FreeTime } from '#contract/appointments/appointments.ts'
import { clockOf } from '#web/shop/appointment-words.ts'

interface FreeTimesProps {
  day: AppointmentDay
  onChoose: (time: FreeTime) => void
}

/** The times of a day that can still be booked, by outlet; a press on a time books that time. */
export function FreeTimes({ day: { data, free, outlets }, onChoose }: FreeTimesProps) {
  if (free.length === 0) return null
  const open = outlets.flatMap((outlet) => {
    const times = free.filter(({ outletId }) => outletId === outlet.id)
    return times.length > 0 ? [{ ...outlet, times }] : []
  })
  const [only] = open
  return (
    <details className="rounded-md border border-hairline print:hidden" open={data.length === 0}>
      <Summary title="Free times" count={free.length} />
      {only && open.length === 1 ? (
        <OutletTimes times={only.times} onChoose={onChoose} />
      ) : (
        open.map(({ id, name, times }) => (
          <details key={id} className="border-t border-hairline">
            <Summary title={name} count={times.length} />
            <OutletTimes times={times} onChoose={onChoose} />
          </details>
        ))
      )}
    </details>
  )
}

function Summary({ title, count }: { title: string; count: number }) {
  return (
    <summary className="min-h-11 content-center px-3 font-semibold">
      {title} <span className="font-normal text-muted">{count}</span>
    </summary>
  )
}

/** The free times of one outlet, grouped by purpose. */
function OutletTimes({
  times,
  onChoose,
}: {
  times: readonly FreeTime[]
  onChoose: FreeTimesProps['onChoose']
}) {
  const purposes = [...new Set(times.map(({ purpose }) => purpose))]
  return (
    <div className="grid gap-4 p-3">
      {purposes.map((purpose) => (
        <fieldset key={purpose} className="min-w-0">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">{purposeLabel(purpose)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {times
              .filter((time) => time.purpose === purpose)
              .map((time) => (
                <button
                  key={time.startsAt}
                  type="button"
                  onClick={() => onChoose(time)}
                  className="flex min-h-12 flex-col items-center justify-center rounded-md border border-control bg-surface px-1 py-1.5 leading-tight transition-colors hover:border-content"
                >
                  <span className="sr-only">Book</span>{' '}
                  <span className="figures font-semibold">{clockOf(time.startsAt)}</span>{' '}
                  <span className="text-sm text-muted">{time.free} free</span>
                </button>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
