import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { controlClasses, Field, split, type WithField } from './field.tsx'

export type Choice = string | { value: string; label: string; disabled?: boolean }

type SelectProps = WithField<'select'> & {
  choices: readonly Choice[]
  /** The first, empty entry, such as "Choose a colour". */
  placeholder?: string
}

export function Select(props: SelectProps) {
  const { field, rest } = split(props)
  const { choices, placeholder, ...select } = rest
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...select}
            {...wiring}
            className={classNames(controlClasses, 'appearance-none truncate pr-11')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(asOption).map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted" />
        </span>
      )}
    </Field>
  )
}

function asOption(choice: Choice): { value: string; label: string; disabled?: boolean } {
  return typeof choice === 'string' ? { value: choice, label: choice } : choice
}
