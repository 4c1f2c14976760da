import { formatRupees } from '#web/lib/money.ts'
import type { Offer, OfferCost } from './offer.ts'

/** `18.16%`; a rate to two decimals, as lenders state it. */
export function ratePercent(rate: number): string {
  return `${rate.toFixed(2)}%`
}

/** The rate as the offer says it: `10% flat`. */
export function statedRate({ rate, kind }: Offer): string {
  return `${rate}% ${kind === 'flat' ? 'flat' : 'reducing'}`
}

/** An offer in one line, for staff who call about it. */
export function offerLine(offer: Offer, cost: OfferCost): string {
  const down = offer.downPayment > 0 ? `, ${formatRupees(offer.downPayment)} down` : ''
  const truth = offer.kind === 'flat' ? ` (truly ${ratePercent(cost.trueRate)} a year)` : ' a year'
  const fee = cost.fee > 0 ? `, fee ${formatRupees(cost.fee)}` : ''
  return `${formatRupees(cost.monthly)} a month: loan ${formatRupees(cost.loan)} of ${formatRupees(offer.price)}${down}, ${statedRate(offer)}${truth}${fee}, ${offer.months} months`
}
