import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { BoxDefinition, FieldDefinition } from './form-screen.ts'

/** The box of those who have no e-mail address, below a field that asks for one. */
export const noEmail: BoxDefinition = { name: 'noEmail', label: t`I have no e-mail` }

/**
 * The consent to a call, in a box apart from that of the terms: neither is given by the other. It stands last,
 * because the ledger notes the last text that was ticked.
 */
export const mayCall: FieldDefinition = {
  kind: 'agreement',
  name: 'mayCall',
  label: t`You may call me about this enquiry.`,
  refusal: t`Please allow the call: it is how we answer.`,
}

/** The fields by which a visitor proves that an enquiry is theirs. */
export const proofFields: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'reference',
    label: t`Reference`,
    hint: t`Eight letters and digits, like K7QM-2F9D`,
    maxLength: 40,
    autoComplete: 'off',
  },
  {
    kind: 'numeric',
    name: 'digits',
    label: t`Last four digits of your mobile number`,
    maxLength: 20,
    autoComplete: 'off',
  },
]

/** The fields for the visitor's name and contact, at the end of every form that asks a question. */
export const askerFields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'name', label: t`Name`, maxLength: limits.name, autoComplete: 'name' },
  { kind: 'tel', name: 'mobile', label: t`Mobile number`, maxLength: limits.mobile, autoComplete: 'tel' },
  {
    kind: 'email',
    name: 'email',
    label: t`E-mail`,
    maxLength: limits.email,
    autoComplete: 'email',
    optional: true,
  },
  {
    kind: 'numeric',
    name: 'pinCode',
    label: t`PIN code`,
    hint: t`Six digits; the outlet near you answers`,
    maxLength: limits.short,
    autoComplete: 'postal-code',
    optional: true,
  },
]

/**
 * The field for the model in question, with the names of the models on sale as suggestions; any other name
 * may be typed.
 */
export function modelField(models: readonly string[], label = t`Model`): FieldDefinition {
  return { kind: 'text', name: 'model', label, maxLength: limits.model, suggestions: models, optional: true }
}
