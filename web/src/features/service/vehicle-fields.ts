import { modelOptions } from '#contract/choices.ts'
import { limits } from '#contract/limits.ts'
import type { FieldDefinition } from '#web/ui/form/form-definition.ts'

export const model: FieldDefinition = {
  kind: 'select',
  name: 'model',
  label: 'Model',
  choices: modelOptions,
  placeholder: 'Choose your model',
}

export const yearOfPurchase: FieldDefinition = {
  kind: 'numeric',
  name: 'yearOfPurchase',
  label: 'Year of purchase',
  maxLength: limits.short,
}

export const registrationNumber: FieldDefinition = {
  kind: 'text',
  name: 'registrationNumber',
  label: 'Registration number',
  hint: 'As on the plate: OD 05 AB 1234',
  maxLength: limits.short,
}

/** Who owns the vehicle, and what else they want to say. */
export const owner: readonly FieldDefinition[] = [
  { kind: 'text', name: 'name', label: 'Name', maxLength: limits.name, autoComplete: 'name' },
  { kind: 'email', name: 'email', label: 'E-mail', maxLength: limits.email, autoComplete: 'email' },
  {
    kind: 'tel',
    name: 'contactNumber',
    label: 'Contact number',
    maxLength: limits.mobile,
    autoComplete: 'tel',
  },
  { kind: 'textarea', name: 'message', label: 'Message', maxLength: limits.message, optional: true },
]
