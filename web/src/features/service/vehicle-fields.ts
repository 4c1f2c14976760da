import { anotherModel, modelWords } from '#contract/enquiries/choices.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { FieldDefinition } from '#web/ui/form/send/form-screen.ts'
import { noEmail } from '#web/ui/form/send/reach-fields.ts'
import type { FormModels } from './sold-models.tsx'

/** The fields for the model: a model sold today, one of the dealer's others, or another one by its name. */
export function modelFields({ sold, others }: FormModels): FieldDefinition[] {
  const today = {
    label: t`Current models`,
    choices: sold.map(({ bike_name, name }) => ({ value: bike_name, label: name })),
  }
  const older = {
    label: t`Older models`,
    choices: others.map(({ code, name }) => ({ value: code, label: name })),
  }
  return [
    {
      kind: 'select',
      name: 'model',
      label: t`Model`,
      choices: [...[today, older].filter(({ choices }) => choices.length > 0), anotherModel],
      words: modelWords,
      placeholder: t`Choose your model`,
    },
    {
      kind: 'text',
      name: 'enteredModel',
      label: modelWords(anotherModel),
      maxLength: limits.model,
      onlyFor: anotherModel,
    },
  ]
}

export const yearOfPurchase: FieldDefinition = {
  kind: 'numeric',
  name: 'yearOfPurchase',
  label: t`Year of purchase`,
  maxLength: limits.short,
}

export const registrationNumber: FieldDefinition = {
  kind: 'text',
  name: 'registrationNumber',
  label: t`Registration number`,
  hint: t`As on the plate: OD 05 AB 1234`,
  maxLength: limits.short,
}

/** The fields for the owner of the vehicle, and for a message. */
export const owner: readonly FieldDefinition[] = [
  { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
  {
    kind: 'email',
    name: 'email',
    label: t`E-mail`,
    maxLength: limits.email,
    autoComplete: 'email',
  },
  {
    kind: 'tel',
    name: 'contactNumber',
    label: t`Contact number`,
    maxLength: limits.mobile,
    autoComplete: 'tel',
  },
  { kind: 'textarea', name: 'message', label: t`Message`, maxLength: limits.message, optional: true },
]

/** The same, for forms that demand an e-mail address: whoever has none ticks a box instead. */
export const ownerWithEmail: readonly FieldDefinition[] = owner.map((field) =>
  field.kind === 'email' ? { ...field, none: noEmail } : field,
)
