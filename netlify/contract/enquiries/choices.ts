/**
 * Closed sets that screens show and schemas check. They stand apart from the schemas, so that a page can show
 * them without loading zod.
 */

import { wordsFor } from '#contract/wire/language.ts'

export const serviceTypes = ['Paid', 'Free'] as const
/** The words that visitors read for a service type. */
export const serviceTypeWords = wordsFor('Paid', 'Free')

/** The last choice of a service form, with a field for the model's name. */
export const anotherModel = 'Another model'
export const modelWords = wordsFor('Another model')
