import { t } from '#contract/wire/language.ts'
import type { FieldDefinition } from './form-screen.ts'

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
