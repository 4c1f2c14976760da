import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type FileInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string
  hint?: string
  error?: string
  optional?: boolean
}

/** The browser's own file control in the house's clothes: it already knows the keyboard, drops and the camera. */
export function FileInput({ id, label, hint, error, optional, ...rest }: FileInputProps) {
  return (
    <Field
      id={id}
      label={label}
      {...(hint ? { hint } : {})}
      {...(error ? { error } : {})}
      {...(optional ? { optional } : {})}
    >
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="file"
          className="w-full min-h-12 rounded-md border border-dashed border-control bg-surface p-1.5 text-base text-content transition-colors file:mr-3.5 file:min-h-10 file:rounded-sm file:border-0 file:bg-content file:px-4 file:font-semibold file:text-surface hover:border-content aria-invalid:border-2 aria-invalid:border-danger"
        />
      )}
    </Field>
  )
}
