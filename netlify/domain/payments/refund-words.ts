import { type PaymentWay, paymentWayLabel } from '#contract/payments/payment-lists.ts'
import type { RefundLine } from '#contract/payments/payment-settings.ts'
import { t, wordsFor } from '#contract/wire/language.ts'

/** When a line of the refund table holds, as the buyer reads it. */
export function refundCaseWords({ when, days }: Pick<RefundLine, 'when' | 'days'>): string {
  switch (when) {
    case 'days':
      return days === 0 ? t`On the day of paying` : t`Within ${days} days of paying`
    case 'before-set-aside':
      return t`Before a vehicle is set aside for you`
    case 'after-registered':
      return t`After the vehicle is registered`
    case 'not-available':
      return t`If we cannot get the vehicle`
    case 'otherwise':
      return t`In every other case`
  }
}

/** The lines as the buyer reads them: where none is for all other cases, all comes back then. */
export function shownLines(lines: readonly RefundLine[]): readonly RefundLine[] {
  const last = lines.findIndex(({ when }) => when === 'otherwise')
  // What stands below a line for all other cases never holds.
  return last < 0 ? [...lines, { when: 'otherwise', days: 0, keptPercent: 0 }] : lines.slice(0, last + 1)
}

/**
 * What is stored of a payment and how long, as the buyer reads it where they pay and on the page of notices.
 */
export function keptOfPaymentWords(): string {
  return t`We keep the amount, the day and the way of your payment and the bank’s number of it. If your details are erased, the receipt stays without your name, as the tax law asks.`
}

// The names stand once more in this file, because the build of another language finds them written out.
const ways = wordsFor('UPI', 'Cash', 'Card', 'Bank transfer', 'Payment link')

/** How a payment was made, as the buyer reads it. */
export function paymentWayWords(way: PaymentWay): string {
  return ways(paymentWayLabel(way))
}
