import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GstRate } from '#contract/quotations/quotation-settings.ts'
import { gstRateOn, splitGst, taxedPaise } from './gst-inside.ts'

test('value and both halves of GST make the price exactly, and the halves are the rate of the value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.constantFrom(0, 5, 12, 18, 28, 40),
      (price, percent) => {
        const { valuePaise, halfPaise } = splitGst(price, percent)
        expect(valuePaise + 2 * halfPaise).toBe(price)
        expect(valuePaise).toBeGreaterThanOrEqual(0)
        // A paisa more or less of either half is the most that whole paise leave.
        expect(Math.abs((valuePaise * percent) / 200 - halfPaise)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('one lakh and eighteen thousand at 18% is one lakh with nine thousand twice', () => {
  expect(splitGst(11_800_000, 18)).toEqual({ valuePaise: 10_000_000, halfPaise: 900_000 })
})

test('offer and discount lower the price that is taxed, and a vehicle in exchange does not', () => {
  const paise = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(paise, paise, paise, paise, paise, (price, tax, offer, discount, exchange) => {
      const lines = [
        { id: 'ex_showroom', paise: price },
        { id: 'road_tax', paise: tax },
        { id: 'insurance', paise: null },
        { id: 'offer:1', paise: -offer },
        { id: 'discount', paise: -discount },
        { id: 'exchange', paise: -exchange },
      ]
      expect(taxedPaise(lines)).toBe(Math.max(price - offer - discount, 0))
    }),
  )
  expect(taxedPaise([{ id: 'road_tax', paise: 1 }])).toBeUndefined()
})

const rate = (beginsOn: string, small: number, isChecked = true): GstRate => ({
  beginsOn,
  small,
  large: 40,
  electric: 5,
  source: `Since ${beginsOn}`,
  isChecked,
})
const petrol = (size: number | null) => ({ fuel: 'petrol' as const, size })

test('the kind of vehicle decides the rate: 350 cc is small, 351 cc is not, an electric one needs no size', () => {
  const rates = [rate('2025-09-22', 18)]
  const percent = (vehicle: Parameters<typeof gstRateOn>[1]) =>
    gstRateOn(rates, vehicle, '2026-01-01')?.percent
  expect(percent(petrol(350))).toBe(18)
  expect(percent(petrol(350.5))).toBe(40)
  expect(percent({ fuel: 'electric', size: null })).toBe(5)
  expect(percent(petrol(null))).toBeUndefined()
})

test('the rate that began last holds from its day on, and one that nobody checked says nothing', () => {
  const rates = [rate('2027-02-01', 20, false), rate('2025-09-22', 18), rate('2017-07-01', 28)]
  const on = (day: string) => gstRateOn(rates, petrol(110), day)?.percent
  expect(on('2025-09-21')).toBe(28)
  expect(on('2025-09-22')).toBe(18)
  expect(on('2027-01-31')).toBe(18)
  expect(on('2027-02-01')).toBeUndefined()
  expect(on('2017-06-30')).toBeUndefined()
})
