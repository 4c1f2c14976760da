import { type ComponentType, useId } from 'react'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { clockOf, whenWords } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import type { TimesProps } from './move-dialog.tsx'

/** A free time, with the name of its outlet. */
export interface BookableTime {
  purpose: AppointmentPurpose
  outletId: number
  outlet: string
  startsAt: string
}

interface BookingTimeProps {
  purpose: AppointmentPurpose
  outletId: number | undefined
  /** The day whose times are shown first (`YYYY-MM-DD`). */
  day: string | undefined
  time: BookableTime | undefined
  /** Times of the same purpose beside the chosen one; a press takes one of them instead. */
  near: readonly BookableTime[]
  error: string | undefined
  Times: ComponentType<TimesProps>
  onChange: (time: BookableTime | undefined) => void
}

/** The chosen time with a button to choose another one; before a choice, the free times. */
export function BookingTime(props: BookingTimeProps) {
  const { purpose, outletId, day, time, near, error, Times, onChange } = props
  const errorId = useId()
  const { place, onClickCapture } = useFocusAfterPress()
  if (time)
    return (
      <div
        ref={place}
        tabIndex={-1}
        onClickCapture={onClickCapture}
        role="status"
        className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-soft p-3"
      >
        <p className="font-semibold">
          {whenWords(time.startsAt)}, {time.outlet}
        </p>
        <div className="flex flex-wrap gap-2">
          {near
            .filter(({ startsAt }) => startsAt !== time.startsAt)
            .map((other) => (
              <Button key={other.startsAt} size="small" onClick={() => onChange(other)}>
                {clockOf(other.startsAt)}
              </Button>
            ))}
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            Choose another time
          </Button>
        </div>
      </div>
    )
  return (
    <div ref={place} tabIndex={-1} onClickCapture={onClickCapture} className="grid min-w-0 gap-3">
      <FieldError id={errorId} message={error} />
      <Times
        key={purpose}
        purpose={purpose}
        outletId={outletId}
        day={day}
        onChoose={async ({ startsAt }, { id, name }) =>
          onChange({ purpose, outletId: id, outlet: name, startsAt })
        }
      />
    </div>
  )
}
