import { expect, test } from 'vitest'
import { type PaymentWay, paymentWays } from '#contract/payments/payment-lists.ts'
import { paymentWayWords, shownLines } from './refund-words.ts'

test('every way of paying has words for the buyer', () => {
  for (const { id, label } of paymentWays) expect(paymentWayWords(id satisfies PaymentWay)).toBe(label)
})

test('a table without a line for all other cases says that all comes back then; what never holds is left out', () => {
  const days = { when: 'days', days: 3, keptPercent: 0 } as const
  const rest = { when: 'otherwise', days: 0, keptPercent: 10 } as const
  expect(shownLines([days])).toEqual([days, { ...rest, keptPercent: 0 }])
  expect(shownLines([rest, days])).toEqual([rest])
})
