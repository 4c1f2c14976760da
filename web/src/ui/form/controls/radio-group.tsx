import { useId } from 'react'
import { t } from '#contract/wire/language.ts'
import { FieldError } from './field.tsx'
import type { FieldPartProps } from './field-part.ts'
import type { WordsOf } from './select.tsx'

interface RadioGroupProps extends FieldPartProps {
  choices: readonly string[]
  words?: WordsOf | undefined
  initial?: string | undefined
}

/**
 * A few choices side by side, of which at most one is selected. The first choice carries the id, so that an
 * error summary can lead to it.
 */
export function RadioGroup({
  id,
  name,
  label,
  hint,
  error,
  optional,
  choices,
  words = String,
  initial,
}: RadioGroupProps) {
  const hintId = useId()
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-muted"> {t`(optional)`}</span>}
      </legend>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="grid gap-3" style={{ gridTemplateColumns: columns(choices.length > 2 ? 11 : 7) }}>
        {choices.map((choice, index) => (
          <label
            key={choice}
            className="flex min-h-12 items-center gap-3 rounded-md border border-control bg-surface px-3.5 py-2.5 transition-colors hover:border-content has-checked:border-content has-checked:bg-soft"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === initial}
              className="size-5 shrink-0 accent-content"
            />
            {words(choice)}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

/** Two choices beside each other, or one below the other where one would have less than so many rems. */
const columns = (least: number) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}rem, 50% - 0.375rem)), 1fr))`
