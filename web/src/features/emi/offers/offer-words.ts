import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { Offer, OfferCost } from './offer.ts'

/** A rate as `18.16%`, to two decimals, as lenders state it. */
export function ratePercent(rate: number): string {
  return `${rate.toFixed(2)}%`
}

/** The rate as the lender states it: `10% flat`. */
export function statedRate({ rate, kind }: Offer): string {
  return kind === 'flat' ? t`${rate}% flat` : t`${rate}% reducing`
}

/** An offer in one line, for the visitor. */
export function offerLine(offer: Offer, cost: OfferCost): string {
  const { rate, kind, months } = offer
  return [
    t`${formatRupees(cost.monthly)} a month: loan ${formatRupees(cost.loan)} of ${formatRupees(offer.price)}`,
    offer.downPayment > 0 && t`${formatRupees(offer.downPayment)} down`,
    kind === 'flat'
      ? t`${rate}% flat (truly ${ratePercent(cost.trueRate)} a year)`
      : t`${rate}% reducing a year`,
    cost.fee > 0 && t`fee ${formatRupees(cost.fee)}`,
    t`${months} months`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** An offer in one line for staff who call about it, in English, which staff read. */
export function offerForStaff(offer: Offer, cost: OfferCost): string {
  const down = offer.downPayment > 0 ? `, ${formatRupees(offer.downPayment)} down` : ''
  const truth = offer.kind === 'flat' ? ` (truly ${ratePercent(cost.trueRate)} a year)` : ' a year'
  const fee = cost.fee > 0 ? `, fee ${formatRupees(cost.fee)}` : ''
  return `${formatRupees(cost.monthly)} a month: loan ${formatRupees(cost.loan)} of ${formatRupees(offer.price)}${down}, ${offer.rate}% ${offer.kind}${truth}${fee}, ${offer.months} months`
}
