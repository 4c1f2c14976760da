import { wordsFor } from '#contract/wire/language.ts'

/** Colours every model offers in the enquiry form, beside its own, storefront section 5. */
export const enquiryColours = ['Red', 'Blue', 'Black', 'White', 'Grey'] as const
/** What visitors read for one of them. */
export const colourWords = wordsFor('Red', 'Blue', 'Black', 'White', 'Grey')
