import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainChoices, priceOnRoad } from '#domain/prices/on-road-price.ts'
import { usualCharges } from '#domain/prices/usual-charges.ts'
import { instalmentOf } from '#domain/prices/yearly-rate.ts'
import { quoteLoan, quotePrice } from './quoted-price.ts'

const rules = usualCharges.map((rule, id) => ({ ...rule, id }))
const onRoad = (
  price: number,
  accessories: { partNumber: string; heading: string; price: number }[] = [],
) => {
  const facts = { price, fuel: 'petrol' as const, size: 124 }
  const worked = priceOnRoad(facts, rules, { ...plainChoices, accessories }, '2026-11-27')
  if (!worked) throw new Error('There are no rules.')
  return worked
}

const rupees = fc.integer({ min: 0, max: 500_000 })

test('lines are those of the on-road price with what is taken off, and sum to the total', () => {
  fc.assert(
    fc.property(rupees, rupees, rupees, rupees, (price, extra, exchange, discount) => {
      const before = onRoad(price, [{ partNumber: 'A', heading: 'Guard', price: extra }])
      const { lines, paise } = quotePrice(before, { exchange, discount })
      expect(lines.reduce((sum, line) => sum + (line.paise ?? 0), 0)).toBe(paise)
      expect(paise).toBe(before.paise - 100 * (exchange + discount))
      expect(lines.slice(0, before.lines.length).map(({ id }) => id)).toEqual(
        before.lines.map(({ id }) => id),
      )
    }),
  )
})

test('what is not taken off has no line', () => {
  const before = onRoad(90_000)
  expect(quotePrice(before, { exchange: 0, discount: 0 }).lines).toHaveLength(before.lines.length)
  expect(quotePrice(before, { exchange: 0, discount: 1 }).lines.at(-1)).toMatchObject({
    id: 'discount',
    paise: -100,
  })
})

test('an instalment is whole rupees, never below the exact one and less than a rupee above', () => {
  const terms = fc.record({
    downPayment: fc.integer({ min: 0, max: 50_000 }),
    months: fc.integer({ min: 3, max: 84 }),
    annualRate: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
  })
  fc.assert(
    fc.property(fc.integer({ min: 6_000_000, max: 40_000_000 }), terms, (total, asked) => {
      const loan = quoteLoan(total, asked)
      if (!loan) throw new Error('Something is left to lend.')
      expect(loan.downPaise + loan.loanPaise).toBe(total)
      expect(loan.instalmentPaise % 100).toBe(0)
      const exact = instalmentOf(loan.loanPaise / 100, asked.annualRate, asked.months)
      expect(loan.instalmentPaise / 100 - exact).toBeGreaterThan(-1e-6)
      expect(loan.instalmentPaise / 100 - exact).toBeLessThan(1)
    }),
  )
})

test('who pays all at once borrows nothing', () => {
  expect(quoteLoan(100_000, { downPayment: 1000, months: 12, annualRate: 10 })).toBeUndefined()
})
