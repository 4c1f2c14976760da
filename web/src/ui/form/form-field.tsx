import type { HTMLInputTypeAttribute } from 'react'
import { Checkbox, Input, Select, SuggestInput, Textarea } from '#web/ui/field.tsx'
import type { FieldDefinition } from './form-definition.ts'

interface FormFieldProps {
  id: string
  field: FieldDefinition
  error: string | undefined
  initial: string | undefined
  isLocked: boolean
}

const inputTypes: Record<string, { type: HTMLInputTypeAttribute; inputMode?: 'numeric' | 'tel' | 'email' }> =
  {
    text: { type: 'text' },
    email: { type: 'email', inputMode: 'email' },
    tel: { type: 'tel', inputMode: 'tel' },
    numeric: { type: 'text', inputMode: 'numeric' },
    date: { type: 'date' },
    password: { type: 'password' },
  }

/** Turns a field's definition into its control. */
export function FormField({ id, field, error, initial, isLocked }: FormFieldProps) {
  const shared = {
    id,
    name: field.name,
    label: field.label,
    ...(error ? { error } : {}),
    ...(field.hint ? { hint: field.hint } : {}),
  }
  const optional = field.optional ? { optional: true } : {}
  switch (field.kind) {
    case 'textarea':
      return <Textarea {...shared} {...optional} defaultValue={initial} maxLength={field.maxLength} />
    case 'select':
      return (
        <Select
          {...shared}
          {...optional}
          defaultValue={initial}
          choices={field.choices}
          placeholder={field.placeholder}
        />
      )
    case 'checkbox':
    case 'agreement':
      return <Checkbox {...shared} />
    default: {
      const props = {
        ...shared,
        ...optional,
        ...inputTypes[field.kind],
        defaultValue: initial,
        maxLength: field.maxLength,
        readOnly: isLocked,
        autoComplete: field.autoComplete,
      }
      return field.suggestions && !isLocked ? (
        <SuggestInput {...props} suggestions={field.suggestions} />
      ) : (
        <Input {...props} />
      )
    }
  }
}
