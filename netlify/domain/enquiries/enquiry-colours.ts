import { wordsFor } from '#contract/wire/language.ts'

/** The colours that every model offers in the enquiry form, beside the model's own, storefront section 5. */
export const enquiryColours = ['Red', 'Blue', 'Black', 'White', 'Grey'] as const
/** The words that visitors read for one of these colours. */
export const colourWords = wordsFor('Red', 'Blue', 'Black', 'White', 'Grey')
