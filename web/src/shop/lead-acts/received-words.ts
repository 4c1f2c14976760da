import { paymentWayLabel } from '#contract/payments/payment-lists.ts'
import { formatDay } from '#web/lib/dates.ts'
import type { Receiving } from './lead-act.ts'

/** What a buyer paid, in a line: `Received ₹5,000 by UPI on 27 Nov 2026, reference 412`. */
export function receivedWords({ amount, way, paidOn, reference }: Receiving): string {
  const words = `Received ₹${amount} by ${paymentWayLabel(way)} on ${formatDay(paidOn)}`
  return reference ? `${words}, reference ${reference}` : words
}
