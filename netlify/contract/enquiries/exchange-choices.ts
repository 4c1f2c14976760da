import { wordsFor } from '#contract/wire/language.ts'

/** The conditions of an old vehicle, in words that its owner would use. */
export const exchangeConditions = ['Like new', 'Good', 'Fair', 'Needs repair'] as const
export const conditionWords = wordsFor('Like new', 'Good', 'Fair', 'Needs repair')
export type ExchangeCondition = (typeof exchangeConditions)[number]

export const exchangePapers = ['All in order', 'Loan still running', 'Something is missing'] as const
export const paperWords = wordsFor('All in order', 'Loan still running', 'Something is missing')
export type ExchangePapers = (typeof exchangePapers)[number]

/** The percentages of a text such as `80, 72, 65`; NaN for a part that is no number. */
export function percentsOf(text: string): number[] {
  return text
    .split(',')
    .map((part) => part.replace('%', '').trim())
    .filter(Boolean)
    .map(Number)
}
