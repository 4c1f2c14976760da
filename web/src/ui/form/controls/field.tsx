import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

export type FieldTexts = {
  label: ReactNode
  /** A text that, unlike a placeholder, stays readable while the visitor types. */
  hint?: ReactNode | undefined
  /** The error message, shown under the field and linked to its control. */
  error?: string | undefined
  /** Adds "(optional)" to the label; required fields stay unmarked. */
  optional?: boolean | undefined
  /** A class name for the wrapper, for layout. */
  className?: string | undefined
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export const controlClasses =
  'w-full min-h-12 rounded-md border border-control bg-surface px-3.5 py-2.5 text-base text-content transition-[border-color,box-shadow] hover:border-content focus-visible:border-content focus-visible:outline-2 focus-visible:outline-offset-1 disabled:border-hairline disabled:bg-soft disabled:text-muted [&[readonly]]:bg-soft aria-invalid:border-danger aria-invalid:border-2'

/**
 * Label, control, hint and error, linked to each other. To be used around a special control; for usual
 * controls there are `inputs.tsx` and `select.tsx`.
 */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="w-fit text-[0.9375rem] font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-muted"> {t`(optional)`}</span>}
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

/** The error message of a control; link the message to the control by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <span>{message}</span>
    </p>
  )
}

/** The properties of a control and of the field around the control. */
export type WithField<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'className'> &
  FieldTexts

/** Separates the properties of the field from those of its control. */
export function split<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const { label, hint, error, optional, className, id, ...rest } = props
  return { field: { label, hint, error, optional, className, id }, rest }
}
