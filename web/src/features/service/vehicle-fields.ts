import { modelOptions } from '#contract/choices.ts'
import { limits } from '#contract/limits.ts'
import type { FieldDefinition } from '#web/ui/form/form-definition.ts'

/** The vehicle and its owner, as AMC and warranty ask for them; `optional` marks the fields a form does not insist on. */
export function vehicleFields({
  isVehicleOptional,
}: {
  isVehicleOptional: boolean
}): readonly FieldDefinition[] {
  const optional = isVehicleOptional ? { optional: true } : {}
  return [
    {
      kind: 'select',
      name: 'model',
      label: 'Model',
      choices: modelOptions,
      placeholder: 'Choose your model',
      ...optional,
    },
    {
      kind: 'numeric',
      name: 'yearOfPurchase',
      label: 'Year of purchase',
      maxLength: limits.short,
      ...optional,
    },
    {
      kind: 'text',
      name: 'registrationNumber',
      label: 'Registration number',
      hint: 'As on the plate: OD 05 AB 1234',
      maxLength: limits.short,
      ...optional,
    },
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
}
