import { type LoanTerms, numberOf, textOf } from '../loan-terms.ts'
import { comparisonAddress } from './offer-address.ts'
import { firstOffers } from './offer-terms.ts'

/** The model whose loan is worked out; empty where no model is named. */
export interface ComparedModel {
  bikeName?: string | undefined
  variant?: string | undefined
}

/**
 * The address that compares the calculator's loan with other offers; without a price the loan amount counts
 * as the price.
 */
export function comparisonFrom(bike: ComparedModel = {}, terms: LoanTerms): string {
  const hasPrice = numberOf(terms.price) > 0
  const price = hasPrice ? terms.price : terms.amount
  const downPayment = hasPrice ? terms.downPayment : textOf(0)
  const [first, ...others] = firstOffers(numberOf(price), null).map((offer) => ({
    ...offer,
    downPayment,
    months: terms.months,
  }))
  const offers = first ? [{ ...first, rate: terms.annualRate }, ...others] : others
  return comparisonAddress(bike, { price, offers })
}
