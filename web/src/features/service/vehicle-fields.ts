import type { ModelCard } from '#contract/catalogue.ts'
import { anotherModel, modelOptions } from '#contract/choices.ts'
import { limits } from '#contract/limits.ts'
import type { FieldDefinition } from '#web/ui/form/form-definition.ts'

/** Which model it is: one that is sold today, one of the older ones, or another by its name. */
export function modelFields(sold: readonly ModelCard[]): FieldDefinition[] {
  const today = {
    label: 'Models of today',
    choices: sold.map(({ bike_name, name }) => ({ value: bike_name, label: name })),
  }
  const older = { label: 'Older models', choices: modelOptions }
  return [
    {
      kind: 'select',
      name: 'model',
      label: 'Model',
      choices: [...(sold.length > 0 ? [today] : []), older, anotherModel],
      placeholder: 'Choose your model',
    },
    {
      kind: 'text',
      name: 'enteredModel',
      label: anotherModel,
      hint: 'Only when yours is not in the list above',
      maxLength: limits.model,
      optional: true,
    },
  ]
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
