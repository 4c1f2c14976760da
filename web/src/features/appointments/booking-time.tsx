import { type ComponentType, useId } from 'react'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import type { TimesProps } from './move-dialog.tsx'

/** A free time, with the name of its outlet. */
export interface BookableTime {
  outletId: number
  outlet: string
  startsAt: string
}

interface BookingTimeProps {
  purpose: AppointmentPurpose
  outletId: number | undefined
  time: BookableTime | undefined
  error: string | undefined
  Times: ComponentType<TimesProps>
  onChange: (time: BookableTime | undefined) => void
}

/** The chosen time with a button to choose another one; before a choice, the free times. */
export function BookingTime({ purpose, outletId, time, error, Times, onChange }: BookingTimeProps) {
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
        <Button size="small" onClick={() => onChange(undefined)}>
          Choose another time
        </Button>
      </div>
    )
  return (
    <div ref={place} tabIndex={-1} onClickCapture={onClickCapture} className="grid min-w-0 gap-3">
      <FieldError id={errorId} message={error} />
      <Times
        key={purpose}
        purpose={purpose}
        outletId={outletId}
        onChoose={async ({ startsAt }, { id, name }) => onChange({ outletId: id, outlet: name, startsAt })}
      />
    </div>
  )
}
