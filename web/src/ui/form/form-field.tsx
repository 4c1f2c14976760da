import type { FormEvent, HTMLInputTypeAttribute } from 'react'
import { CheckboxGroup } from './checkbox-group.tsx'
import { FileInput } from './file-input.tsx'
import type { FieldDefinition, Reading } from './form-definition.ts'
import { Checkbox, Input, SuggestInput, Textarea } from './inputs.tsx'
import { RadioGroup } from './radio-group.tsx'
import { boxName } from './read-form.ts'
import { Select } from './select.tsx'

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
    case 'radio':
      return <RadioGroup {...shared} {...optional} choices={field.choices} initial={initial} />
    case 'file':
      return <FileInput {...shared} {...optional} accept={field.accept} />
    case 'checkbox':
    case 'agreement':
      return <Checkbox {...shared} {...(field.reading ? { hint: <ReadingLink {...field.reading} /> } : {})} />
    case 'checkboxes':
      return (
        <CheckboxGroup
          {...shared}
          all={{ ...field.all, name: boxName(field.name, field.all.name) }}
          boxes={field.boxes.map((box) => ({ ...box, name: boxName(field.name, box.name) }))}
        />
      )
    default: {
      const props = {
        ...shared,
        ...optional,
        ...inputTypes[field.kind],
        defaultValue: initial,
        maxLength: field.maxLength,
        readOnly: isLocked,
        autoComplete: field.autoComplete,
        ...(field.digitsOnly ? digitsOnly : {}),
      }
      return field.suggestions && !isLocked ? (
        <SuggestInput {...props} suggestions={field.suggestions} />
      ) : (
        <Input {...props} />
      )
    }
  }
}

function ReadingLink({ label, to }: Reading) {
  return (
    <a href={to} target="_blank" rel="noopener" className="inline-block py-1 underline underline-offset-2">
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** While typing, and once for what was typed before the page was taken over. */
const digitsOnly = {
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => keepDigits(currentTarget),
  ref: keepDigits,
}

/** Strips what is no digit and leaves the caret where it was. */
function keepDigits(input: HTMLInputElement | null): void {
  if (!input) return
  const digits = input.value.replace(/\D/g, '')
  if (digits === input.value) return
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length
  input.value = digits
  input.setSelectionRange(before, before)
}
