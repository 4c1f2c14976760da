import { type ComponentProps, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { controlClasses, Field, FieldError, type FieldTexts, split, type WithField } from './field.tsx'

export function Input(props: WithField<'input'>) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(wiring) => <input type="text" {...wiring} {...rest} className={controlClasses} />}
    </Field>
  )
}

export function Textarea(props: WithField<'textarea'>) {
  const { field, rest } = split(props)
  const { rows = 4, ...textarea } = rest
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...textarea}
          {...wiring}
          rows={rows}
          className={classNames(controlClasses, 'resize-y leading-normal')}
        />
      )}
    </Field>
  )
}

/**
 * The browser's own file input in the style of the site, because that input already supports keyboard, drag
 * and drop, and the camera.
 */
export function FileInput(props: WithField<'input'>) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="file"
          className="w-full min-h-12 rounded-md border border-dashed border-control bg-surface p-1.5 text-base text-content transition-colors file:mr-2 file:min-h-10 file:rounded-sm file:border-0 file:bg-content file:px-2.5 file:font-semibold file:text-surface hover:border-content aria-invalid:border-2 aria-invalid:border-danger"
        />
      )}
    </Field>
  )
}

/** A text input with suggestions; any other text may be typed as well. */
export function SuggestInput({
  suggestions,
  ...props
}: WithField<'input'> & { suggestions: readonly string[] }) {
  const listId = useId()
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <input
            type="text"
            autoComplete="off"
            {...rest}
            {...wiring}
            list={listId}
            className={controlClasses}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & Omit<FieldTexts, 'optional'>

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const made = useId()
  const controlId = id ?? made
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={controlId} className="flex min-h-11 w-fit items-start gap-3 py-2.5 leading-snug">
        <input
          {...rest}
          type="checkbox"
          id={controlId}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-px size-5.5 shrink-0 rounded-sm accent-content"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="pl-8.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} message={error} />
    </div>
  )
}
