import { expect, test } from 'vitest'
import { paiseFromRupees, parseRupees, rupeesFromPaise, typedRupees } from './money.ts'

test.each([
  ['1,04,500', 104_500],
  ['₹ 1,04,500.50', 104_500.5],
  ['Rs. 99', 99],
  [' 88 000 ', 88_000],
  ['92200/-', 92_200],
  ['₹ 92,200.00', 92_200],
  ['Rs. 92,200', 92_200],
  ['Rs.92,200/- only.', 92_200],
  ['INR 92,200.50/–', 92_200.5],
  ['92,200 rupees', 92_200],
  ['91771,00', 91_771],
  ['91.771,50', 91_771.5],
  ['\u202a92,200\u202c', 92_200],
])('reads %s', (text, amount) => {
  expect(parseRupees(text)).toBe(amount)
})

test.each([
  '',
  '-5',
  '1e5',
  '0',
  'free',
  '1.234',
  '999999999999',
  'NaN',
  '/-',
  'Rs.',
  '9/10',
  '5-',
  '1-2/-',
  '1,04,50',
  '9,22,00',
])('refuses %o as a price', (text) => {
  expect(typedRupees.safeParse(text).error?.issues[0]?.message).toBe('Please enter a valid price')
})

test.each([0, -1, 0.004, 5e-324, 1e308, Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses the number %d as a price',
  (amount) => {
    expect(typedRupees.safeParse(amount).success).toBe(false)
  },
)

test('paise and rupees agree to the paisa', () => {
  expect(paiseFromRupees(104_500.57)).toBe(10_450_057)
  expect(rupeesFromPaise(10_450_057)).toBe(104_500.57)
})
