import { starChoices } from '#contract/content/star-choices.ts'
import { t } from '#contract/wire/language.ts'
import { FieldError } from '#web/ui/form/controls/field.tsx'
import type { FieldPartProps } from '#web/ui/form/controls/field-part.ts'
import { StarIcon } from '#web/ui/icon/star.tsx'

const words: Record<(typeof starChoices)[number], string> = {
  '5': t`great`,
  '4': t`good`,
  '3': t`all right`,
  '2': t`poor`,
  '1': t`bad`,
}

/**
 * One to five stars as five radios, from the fewest; the first radio carries the id, so that a summary can
 * lead to the field.
 */
export function StarsField({ id, name, label, hint, error }: FieldPartProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div className="grid grid-cols-5 gap-2">
        {[...starChoices].reverse().map((choice, index) => (
          <label
            key={choice}
            className="flex min-h-14 cursor-pointer flex-col items-center gap-0.5 rounded-md border border-control bg-surface px-1 py-2 text-center text-sm transition-colors hover:border-content has-checked:border-content has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={choice}
              aria-label={`${choice === '1' ? t`1 star` : t`${choice} stars`}, ${words[choice]}`}
              className="sr-only"
            />
            <span className="figures inline-flex items-center gap-1 text-base font-semibold">
              {choice}
              <StarIcon className="size-4 text-warning" />
            </span>
            <span className="leading-tight text-muted max-sm:text-xs">{words[choice]}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
