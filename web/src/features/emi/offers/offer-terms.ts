import type { Dealership } from '#contract/dealership/dealership.ts'
import { t } from '#contract/wire/language.ts'
import { longestTenure } from '../emi.ts'
import { exampleMonths, usualDownPayment } from '../instalment.ts'
import { numberOf, textOf } from '../loan-terms.ts'
import { costOf, highestRate, type Offer, type OfferCost, type OfferKind } from './offer.ts'

/** The typed terms of an offer. */
export interface OfferTerms {
  downPayment: string
  rate: string
  kind: OfferKind
  /** The fee; empty for none. */
  fee: string
  feeUnit: Offer['feeUnit']
  months: string
}

export type OfferField = 'downPayment' | 'rate' | 'fee' | 'months'

/** A comparison: offers for one price, side by side. */
export interface Compared {
  price: string
  offers: readonly OfferTerms[]
}

/** The letters of the offers, which the address uses too. */
export const offerNames = ['A', 'B', 'C'] as const

/** The name of the offer at a place, for visitors: `Offer A`. */
export function offerName(index: number): string {
  const letter = offerNames[index] ?? ''
  return t`Offer ${letter}`
}

/** The loan of the dealer's cheapest lender; null where the dealer names none. */
export type DealerLoan = Dealership['loan']

/**
 * The offer of the dealer's cheapest lender, or one whose rate the visitor types, and two more to type; one
 * of them is flat, because a flat rate hides its true cost.
 */
export function firstOffers(price: number | undefined, loan: DealerLoan): OfferTerms[] {
  const offer: OfferTerms = {
    downPayment: price ? textOf(usualDownPayment(price)) : '',
    rate: '',
    kind: 'reducing',
    fee: '',
    feeUnit: 'percent',
    months: String(loan?.months ?? exampleMonths),
  }
  const first = loan ? { ...offer, rate: String(loan.rate), kind: loan.method } : offer
  return [first, { ...offer, kind: 'flat' }, offer]
}

/** The offer that typed terms mean. A text that is no number is NaN; an empty down payment or fee is 0. */
export function offerOf(price: string, terms: OfferTerms): Offer {
  return {
    price: numberOf(price),
    downPayment: terms.downPayment.trim() === '' ? 0 : numberOf(terms.downPayment),
    rate: numberOf(terms.rate),
    kind: terms.kind,
    fee: terms.fee.trim() === '' ? 0 : numberOf(terms.fee),
    feeUnit: terms.feeUnit,
    months: numberOf(terms.months),
  }
}

/** The errors of typed terms, in words by field. An empty field still has to be typed and is not wrong. */
export function wrongTerms(price: string, terms: OfferTerms): Partial<Record<OfferField, string>> {
  const offer = offerOf(price, terms)
  const isWrong: Record<OfferField, boolean> = {
    downPayment: !(offer.downPayment >= 0 && (!(offer.price > 0) || offer.downPayment < offer.price)),
    rate: !(offer.rate >= 0 && offer.rate <= highestRate),
    fee: !(offer.fee >= 0),
    months: !(Number.isInteger(offer.months) && offer.months > 0 && offer.months <= longestTenure),
  }
  const wrong = offerFields.filter((name) => terms[name].trim() !== '' && isWrong[name])
  return Object.fromEntries(wrong.map((name) => [name, words[name]]))
}

const offerFields = ['downPayment', 'rate', 'fee', 'months'] as const

const words: Record<OfferField, string> = {
  downPayment: t`Type rupees, less than the price.`,
  rate: t`Type per cent a year, 0 to ${highestRate}.`,
  fee: t`Type a number, or leave it empty.`,
  months: t`Type whole months, 1 to ${longestTenure}.`,
}

export interface OfferResult {
  name: string
  offer: Offer
  /** The cost; undefined while a term is missing or wrong. */
  cost: OfferCost | undefined
  /** Rupees above the cost of the cheapest offer. */
  extra: number | undefined
}

/** The result of each offer, compared with the offer that costs least in interest and fee. */
export function resultsOf({ price, offers }: Compared): OfferResult[] {
  const results = offers.map((terms, index) => {
    const offer = offerOf(price, terms)
    return { name: offerName(index), offer, cost: costOf(offer) }
  })
  const least = Math.min(...results.map(({ cost }) => cost?.cost ?? Number.POSITIVE_INFINITY))
  return results.map((result) => ({ ...result, extra: result.cost && result.cost.cost - least }))
}
