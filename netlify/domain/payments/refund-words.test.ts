import { expect, test } from 'vitest'
import { voucher } from '#contract/payments/payment.ts'
import { type PaymentWay, paymentWays } from '#contract/payments/payment-lists.ts'
import { keptOfPaymentWords, paymentWayWords, shownLines } from './refund-words.ts'

test('every way of paying has words for the buyer', () => {
  for (const { id, label } of paymentWays) expect(paymentWayWords(id satisfies PaymentWay)).toBe(label)
})

test('a table without a line for all other cases says that all comes back then; what never holds is left out', () => {
  const days = { when: 'days', days: 3, keptPercent: 0 } as const
  const rest = { when: 'otherwise', days: 0, keptPercent: 10 } as const
  expect(shownLines([days])).toEqual([days, { ...rest, keptPercent: 0 }])
  expect(shownLines([rest, days])).toEqual([rest])
})

test('what is said to be kept of a payment is what its voucher has of the buyer', () => {
  // The others are the voucher's own facts, the dealer's, and what is ordered.
  const own = ['number', 'issuedAt', 'gstin', 'goods', 'refund']
  const words: Record<string, string> = {
    amount: 'the amount',
    paidOn: 'the day',
    way: 'the way',
    reference: 'the bank’s number of it',
  }
  const stored = Object.keys(voucher.shape).filter((fact) => !own.includes(fact))
  expect(stored.toSorted()).toEqual(Object.keys(words).toSorted())
  for (const fact of stored) expect(keptOfPaymentWords()).toContain(words[fact])
})
