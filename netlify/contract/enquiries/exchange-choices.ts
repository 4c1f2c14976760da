import { wordsFor } from '#contract/wire/language.ts'

/** How an old vehicle is, in words that its owner would use. */
export const exchangeConditions = ['Like new', 'Good', 'Fair', 'Needs repair'] as const
export const conditionWords = wordsFor('Like new', 'Good', 'Fair', 'Needs repair')
export type ExchangeCondition = (typeof exchangeConditions)[number]

export const exchangePapers = ['All in order', 'Loan still running', 'Something is missing'] as const
export const paperWords = wordsFor('All in order', 'Loan still running', 'Something is missing')
export type ExchangePapers = (typeof exchangePapers)[number]

/** Makes that are suggested; any other may be typed. */
export const commonMakes = [
  'Honda',
  'Hero',
  'TVS',
  'Bajaj',
  'Yamaha',
  'Royal Enfield',
  'Suzuki',
  'Ola',
  'Ather',
  'KTM',
] as const

/** The percents of a text such as `80, 72, 65`; NaN for what is no number. */
export function percentsOf(text: string): number[] {
  return text
    .split(',')
    .map((part) => part.replace('%', '').trim())
    .filter(Boolean)
    .map(Number)
}
