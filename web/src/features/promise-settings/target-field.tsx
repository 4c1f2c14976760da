import { useState } from 'react'
import { numberDigits } from '#contract/wire/phone-number.ts'
import { promiseSpan, usualDay } from '#domain/leads/promise-span.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

interface TargetFieldProps {
  label: string
  /** Minutes of opening time; undefined for no promise. */
  minutes: number | undefined
  error: string | undefined
  onChange: (minutes: number | undefined) => void
}

const units = [
  { value: '1', label: 'minutes' },
  { value: '60', label: 'hours' },
]

/** The opening time within which a visitor is called, in minutes or in whole hours. */
export function TargetField({ label, minutes, error, onChange }: TargetFieldProps) {
  const [chosen, setChosen] = useState(minutes !== undefined && minutes % 60 === 0 ? 60 : 1)
  // A time that a colleague set meanwhile may be no whole number of hours.
  const unit = minutes !== undefined && minutes % chosen !== 0 ? 1 : chosen
  const figure = minutes === undefined ? undefined : minutes / unit
  const span = minutes === undefined ? undefined : promiseSpan(minutes, usualDay)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-end gap-2">
      <Input
        label={label}
        hint={span?.unit === 'days' && span.count > 1 ? `About ${span.count} days` : undefined}
        value={figure ?? ''}
        error={error}
        placeholder="Nothing"
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => {
          const digits = numberDigits(currentTarget.value).slice(0, 4)
          onChange(digits === '' ? undefined : Number(digits) * unit)
        }}
      />
      <Select
        label={<span className="sr-only">{label}: minutes or hours</span>}
        value={String(unit)}
        choices={units}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value)
          setChosen(next)
          if (figure !== undefined) onChange(figure * next)
        }}
      />
    </div>
  )
}
