import { assert, constantFrom, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentOf, reducingOf, yearlyRateOf } from '#domain/prices/yearly-rate.ts'
import { longestTenure } from '../emi.ts'
import { costOf, type Offer, offerKinds } from './offer.ts'

test.each([
  [10, 24, 18.16],
  [12, 36, 21.2],
  [14, 24, 24.92],
  [11.75, 36, 20.79],
])('flat %d %% for %d months is %d %% a year', (flat, months, rate) => {
  expect(reducingOf(flat, months)).toBeCloseTo(rate, 2)
})

test.each([
  [100_000, 14, 24, 4801.29],
  [80_000, 9.5, 36, 2562.64],
  [200_000, 24, 24, 10_574.22],
  [100_000, 12, 12, 8884.88],
  [90_000, 0, 36, 2500],
])('%d at %d %% for %d months is %d a month', (amount, rate, months, monthly) => {
  expect(instalmentOf(amount, rate, months)).toBeCloseTo(monthly, 2)
})

const offerOf = (terms: Partial<Offer>): Offer => ({
  price: 120_000,
  downPayment: 20_000,
  rate: 14,
  kind: 'reducing',
  fee: 0,
  feeUnit: 'rupees',
  months: 24,
  ...terms,
})

test('instalments are whole rupees, and the last one settles the rest', () => {
  const cost = costOf(offerOf({}))
  expect(cost?.monthly).toBe(4801)
  expect(cost?.schedule).toHaveLength(24)
  expect(cost?.schedule.at(-1)).toMatchObject({ payment: 4808.94, balance: 0 })
  expect(cost?.totalPaid).toBe(115_231.94)
})

test('a flat rate takes what its contract says, and its last instalment is the balanced one', () => {
  const even = costOf(offerOf({ kind: 'flat', rate: 10 }))
  expect(even).toMatchObject({ monthly: 5000, totalInterest: 20_000, totalPaid: 120_000 })
  const odd = costOf(offerOf({ kind: 'flat', rate: 11.75, months: 36 }))
  expect(odd?.monthly).toBe(3757)
  expect(odd?.totalInterest).toBe(35_250)
  expect(odd?.schedule.at(-1)?.payment).toBe(3755)
  expect(odd?.schedule[0]?.interest).toBeCloseTo((100_000 * 20.79) / 1200, 0)
})

test('no interest is a way of its own, and only the fee costs', () => {
  const cost = costOf(offerOf({ rate: 0, months: 24, fee: 3, feeUnit: 'percent' }))
  expect(cost).toMatchObject({ monthly: 4167, totalInterest: 0, fee: 3000, cost: 3000, trueRate: 0 })
  expect(cost?.schedule.at(-1)?.payment).toBe(4159)
  expect(cost?.allInRate).toBeGreaterThan(2.9)
  expect(costOf(offerOf({ rate: 0 }))?.allInRate).toBe(0)
})

test('the fee makes the all-in rate higher than the true one; a fee as high as the loan has none', () => {
  const cost = costOf(offerOf({ fee: 2500 }))
  expect(cost?.trueRate).toBe(14)
  expect(instalmentOf(97_500, cost?.allInRate ?? 0, 24)).toBeCloseTo(4801.29, 2)
  expect(costOf(offerOf({ fee: 100_000 }))?.allInRate).toBeUndefined()
})

test.each([
  { price: Number.NaN },
  { downPayment: 120_000 },
  { downPayment: -1 },
  { rate: -1 },
  { rate: 101 },
  { fee: -1 },
  { fee: Number.NaN },
  { months: 0 },
  { months: 2.5 },
  { months: longestTenure + 1 },
])('%o is no offer', (terms) => {
  expect(costOf(offerOf(terms))).toBeUndefined()
})

test('whatever the offer, principal adds up to the loan, and the total is the sum of the instalments', () => {
  const prices = integer({ min: 1_000, max: 10_000_000 })
  const rates = double({ min: 0, max: 100, noNaN: true })
  const tenures = integer({ min: 1, max: longestTenure })
  assert(
    property(prices, rates, tenures, constantFrom(...offerKinds), (price, rate, months, kind) => {
      const cost = costOf(offerOf({ price, downPayment: 0, rate, months, kind }))
      const paise = (name: 'payment' | 'principal' | 'interest') =>
        cost?.schedule.reduce((sum, part) => sum + Math.round(part[name] * 100), 0)
      expect(paise('principal')).toBe(price * 100)
      expect(paise('payment')).toBe(Math.round((cost?.totalPaid ?? 0) * 100))
      expect(paise('interest')).toBe(Math.round((cost?.totalInterest ?? 0) * 100))
      expect(cost?.schedule.at(-1)?.balance).toBe(0)
      expect(
        cost?.schedule.every(({ payment, interest, balance }) => Math.min(payment, interest, balance) >= 0),
      ).toBe(true)
    }),
    // This example was once found by chance: a dear and long flat loan, where the smallest error of a month
    // grows most.
    { numRuns: 300, examples: [[1000, 77.01871732522797, 329, 'flat']] },
  )
})

test('the rate behind an instalment is found, however high or low it is', () => {
  const amounts = integer({ min: 100, max: 10_000_000 })
  const rates = double({ min: 0.01, max: 1000, noNaN: true })
  const tenures = integer({ min: 1, max: longestTenure })
  assert(
    property(amounts, rates, tenures, (amount, rate, months) => {
      const monthly = instalmentOf(amount, rate, months)
      const found = yearlyRateOf(
        amount,
        Array.from({ length: months }, () => monthly),
      )
      expect(Math.abs((found ?? 0) - rate)).toBeLessThan(1e-4 * rate + 1e-6)
    }),
  )
})
