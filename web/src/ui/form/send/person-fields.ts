import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { FieldDefinition } from './form-screen.ts'

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
