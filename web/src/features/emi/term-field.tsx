import { t } from '#contract/wire/language.ts'
import { Field } from '#web/ui/form/controls/field.tsx'
import { numberOf, textOf } from './loan-terms.ts'

interface TermFieldProps {
  label: string
  /** The unit; ₹ stands before the number, any other unit after it. */
  unit: string
  text: string
  onChange: (text: string) => void
  /**
   * Minimum, maximum and step of the slider; values outside may be typed. Without a range there is no slider.
   */
  range?: readonly [number, number, number]
  hint?: string | undefined
  error?: string | undefined
}

/** A number to type with a slider under it; field and slider hold the same value. */
export function TermField({ label, unit, text, onChange, range, hint, error }: TermFieldProps) {
  const value = numberOf(text)
  const isMoney = unit === '₹'
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(wiring) => (
          <span className="flex min-h-12 items-center gap-2 rounded-md border border-control bg-surface px-3.5 focus-within:border-content focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-content">
            {isMoney && <span className="text-muted">{unit}</span>}
            <input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={text}
              onChange={(event) => onChange(event.currentTarget.value)}
              className="figures min-w-0 flex-1 bg-transparent py-2 text-base font-semibold outline-none"
            />
            {!isMoney && <span className="text-muted">{unit}</span>}
          </span>
        )}
      </Field>
      {range ? (
        <input
          type="range"
          aria-label={t`${label}, slider`}
          min={range[0]}
          max={range[1]}
          step={range[2]}
          value={Number.isFinite(value) ? value : range[0]}
          onChange={({ currentTarget }) =>
            onChange(isMoney ? textOf(currentTarget.valueAsNumber) : currentTarget.value)
          }
          className="mt-1 h-6 w-full cursor-pointer accent-content"
        />
      ) : null}
    </div>
  )
}
