import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { controlClasses, Field, split, type WithField } from './field.tsx'

type Option = { value: string; label: string; disabled?: boolean }

/** One choice, or several choices under a heading. */
export type Choice = string | Option | { label: string; choices: readonly (string | Option)[] }

/** The words to show for a choice that is a text; without this function the text itself is shown. */
export type WordsOf = (choice: string) => string

type SelectProps = WithField<'select'> & {
  choices: readonly Choice[]
  words?: WordsOf | undefined
  /** The first entry, which stands for no choice, such as "Choose a colour". */
  placeholder?: string
}

export function Select(props: SelectProps) {
  const { field, rest } = split(props)
  const { choices, placeholder, words = String, ...select } = rest
  const optionOf = optionWith(words)
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
            {choices.map((choice) =>
              typeof choice === 'object' && 'choices' in choice ? (
                <optgroup key={choice.label} label={choice.label}>
                  {choice.choices.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(choice)
              ),
            )}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted" />
        </span>
      )}
    </Field>
  )
}

const optionWith = (words: WordsOf) => (choice: string | Option) => {
  const { value, label, disabled } =
    typeof choice === 'string' ? { value: choice, label: words(choice), disabled: undefined } : choice
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
