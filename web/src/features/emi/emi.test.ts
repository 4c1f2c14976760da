import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { longestTenure, planOf } from './emi.ts'
import { emiOf, instalmentWith } from './instalment.ts'

test.each([
  [100_000, 14, 24, 4801.29],
  [80_000, 9.5, 36, 2562.64],
  [200_000, 24, 24, 10_574.22],
])('%d at %d % for %d months is %d a month', (amount, annualRate, months, monthly) => {
  expect(emiOf({ amount, annualRate, months })).toBeCloseTo(monthly, 2)
  expect(planOf({ amount, annualRate, months })?.monthly).toBe(monthly)
})

test('the last instalment settles what rounding has left', () => {
  const plan = planOf({ amount: 100_000, annualRate: 14, months: 24 })
  expect(plan?.schedule).toHaveLength(24)
  expect(plan?.schedule[0]).toEqual({
    month: 1,
    payment: 4801.29,
    interest: 1166.67,
    principal: 3634.62,
    balance: 96_365.38,
  })
  expect(plan?.schedule.at(-1)?.balance).toBe(0)
})

test('whatever the loan, principal adds up to it, and what is paid to loan and interest', () => {
  const amounts = integer({ min: 1, max: 2_000_000 })
  const rates = double({ min: 0.1, max: 100, noNaN: true })
  const tenures = integer({ min: 1, max: longestTenure })
  assert(
    property(amounts, rates, tenures, (amount, annualRate, months) => {
      const plan = planOf({ amount, annualRate, months })
      const principal = plan?.schedule.reduce((sum, part) => sum + part.principal, 0)
      expect(principal).toBeCloseTo(amount, 2)
      expect(plan?.totalPaid).toBeCloseTo(amount + (plan?.totalInterest ?? 0), 2)
      expect(plan?.schedule.at(-1)?.balance).toBe(0)
      expect(plan?.schedule.every(({ payment, balance }) => payment >= 0 && balance >= 0)).toBe(true)
    }),
  )
})

test.each([
  [0, 10, 12],
  [-1, 10, 12],
  [1000, 0, 12],
  [1000, -3, 12],
  [1000, 10, 0],
  [1000, 10, 1.5],
  [1000, 10, longestTenure + 1],
  [Number.NaN, 10, 12],
  [1000, Number.POSITIVE_INFINITY, 12],
])('there is no plan for %d at %d for %d', (amount, annualRate, months) => {
  expect(planOf({ amount, annualRate, months })).toBeUndefined()
})

test('an instalment is that of the dealer’s lender, and without one none is said', () => {
  const loan = { rate: 7.25, method: 'flat', months: 36, annualRate: 13.47 } as const
  expect(instalmentWith(loan)?.(100_000)).toEqual({
    rupees: 2714,
    terms: '20% down, 36 months, 7.25% a year flat',
  })
  expect(instalmentWith(null)).toBeUndefined()
})
