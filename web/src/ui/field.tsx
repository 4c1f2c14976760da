import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { AlertIcon, ChevronDownIcon } from './icon.tsx'

type FieldTexts = {
  label: ReactNode
  /** Stays readable while typing, unlike a placeholder. */
  hint?: ReactNode
  /** In words; shown under the field and tied to it. */
  error?: string | undefined
  /** Adds "(optional)" to the label; required fields stay unmarked. */
  optional?: boolean
  /** On the wrapper, for layout. */
  className?: string
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

const control =
  'w-full min-h-12 rounded-md border border-control bg-surface px-3.5 py-2.5 text-base text-content transition-[border-color,box-shadow] hover:border-content focus-visible:border-content focus-visible:outline-2 focus-visible:outline-offset-1 disabled:border-hairline disabled:bg-soft disabled:text-muted [&[readonly]]:bg-soft aria-invalid:border-danger aria-invalid:border-2'

/** Label, control, hint and error, wired together. Use it for a control of your own; else one of the fields below. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="w-fit text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** Words about a wrong control; tie them to it by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  )
}

type WithField<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'className'> &
  FieldTexts

function split<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const { label, hint, error, optional, className, id, ...rest } = props
  const field = {
    label,
    id,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(optional !== undefined && { optional }),
    ...(className !== undefined && { className }),
  }
  return { field, rest }
}

export function Input(props: WithField<'input'>) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>{(wiring) => <input type="text" {...rest} {...wiring} className={control} />}</Field>
  )
}

export function Textarea(props: WithField<'textarea'>) {
  const { field, rest } = split(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea rows={4} {...rest} {...wiring} className={classNames(control, 'resize-y leading-normal')} />
      )}
    </Field>
  )
}

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
          <select {...select} {...wiring} className={classNames(control, 'appearance-none truncate pr-11')}>
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

/** Free text with suggestions: anything may be typed. */
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
          <input type="text" autoComplete="off" {...rest} {...wiring} list={listId} className={control} />
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

function asOption(choice: Choice): { value: string; label: string; disabled?: boolean } {
  return typeof choice === 'string' ? { value: choice, label: choice } : choice
}
