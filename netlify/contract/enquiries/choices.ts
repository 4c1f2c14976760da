/**
 * Closed sets that screens show and schemas check. They stand apart from the schemas, so that a page can show
 * them without loading zod.
 */

import { wordsFor } from '#contract/wire/language.ts'

export const serviceTypes = ['Paid', 'Free'] as const
/** The words that visitors read for a service type. */
export const serviceTypeWords = wordsFor('Paid', 'Free')

export const joyClubModels = ['shine', 'activa', 'unicorn', 'CBR 150R'] as const

/**
 * The older models of the service forms, storefront section 3; the dealer's own models come from the
 * catalogue. The specification leaves out one model, which is made up here.
 */
export const modelOptions = [
  { value: 'honda-activa-6g', label: 'Honda Activa 6G' },
  { value: 'honda-cb-shine', label: 'Honda CB Shine' },
  { value: 'honda-unicorn', label: 'Honda Unicorn' },
  { value: 'honda-cbr-150r', label: 'Honda CBR 150R' },
  { value: 'honda-x-blade', label: 'Honda X-Blade' },
  { value: 'honda-hornet-2-0', label: 'Honda Hornet 2.0' },
  { value: 'honda-dio', label: 'Honda Dio' },
  { value: 'honda-cb500x', label: 'Honda CB500X' },
  { value: 'honda-cbr1000rr', label: 'Honda CBR1000RR' },
  { value: 'honda-cb1000r', label: 'Honda CB1000R' },
] as const

/** The last choice of a service form, with a field for the model's name. */
export const anotherModel = 'Another model'
export const modelWords = wordsFor('Another model')
