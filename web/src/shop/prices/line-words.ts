import { wordsFor } from '#contract/wire/language.ts'

/**
 * The label of a price's line in the visitor's language. Slips keep the label in English; an accessory has
 * its own name.
 */
export const lineName: (label: string) => string = wordsFor(
  'Ex-showroom price',
  'Road tax',
  'Registration fee',
  'Smart card of the registration',
  'Number plate (HSRP)',
  'Noting the loan (hypothecation)',
  'Third-party insurance, five years',
  'Own-damage insurance, one year',
  'Zero-depreciation cover, one year',
  'Personal accident cover of the owner',
)

/** The receiver of the money of a line, in the visitor's language. */
export const takerName: (taker: string) => string = wordsFor('Dealer', 'State', 'Insurer')
