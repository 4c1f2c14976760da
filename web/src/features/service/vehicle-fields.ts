import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { anotherModel, modelOptions, modelWords } from '#contract/enquiries/choices.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { FieldDefinition } from '#web/ui/form/send/form-screen.ts'

/** The fields for the model: a model sold today, an older one, or another one by its name. */
export function modelFields(sold: readonly ModelCard[]): FieldDefinition[] {
  const today = {
    label: t`Current models`,
    choices: sold.map(({ bike_name, name }) => ({ value: bike_name, label: name })),
  }
  const older = { label: t`Older models`, choices: modelOptions }
  return [
    {
      kind: 'select',
      name: 'model',
      label: t`Model`,
      choices: [...(sold.length > 0 ? [today] : []), older, anotherModel],
      words: modelWords,
      placeholder: t`Choose your model`,
    },
    {
      kind: 'text',
      name: 'enteredModel',
      label: modelWords(anotherModel),
      hint: t`Only when yours is not in the list above`,
      maxLength: limits.model,
      optional: true,
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
  { kind: 'email', name: 'email', label: t`E-mail`, maxLength: limits.email, autoComplete: 'email' },
  {
    kind: 'tel',
    name: 'contactNumber',
    label: t`Contact number`,
    maxLength: limits.mobile,
    autoComplete: 'tel',
  },
  { kind: 'textarea', name: 'message', label: t`Message`, maxLength: limits.message, optional: true },
]
