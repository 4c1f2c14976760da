import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchangeConditions, exchangePapers } from '#contract/enquiries/exchange-choices.ts'
import { exchangeValue } from '#contract/enquiries/exchange-values.ts'
import { yearInIndia } from '#contract/wire/indian-clock.ts'
import { estimateExchange, type OfferedVehicle } from './exchange-estimate.ts'

const activa = { name: 'Honda', model: 'Activa', newPrice: 80_000, shares: '80, 70, 60' }
const anyHonda = { name: 'Honda', model: '', newPrice: 50_000, shares: '50' }
const vehicle: OfferedVehicle = {
  make: 'Honda',
  oldModel: 'Activa 6G',
  year: 2024,
  kilometres: 15_000,
  condition: 'Good',
  papers: 'All in order',
}
const estimate = (change: Partial<OfferedVehicle> = {}, values = [activa, anyHonda]) =>
  estimateExchange({ ...vehicle, ...change }, values, 2026)

describe('the estimate', () => {
  it('is seven percent around what the table leaves after so many years, to 500 rupees', () => {
    // 70 % of 80,000 is 56,000.
    expect(estimate()).toEqual({ low: 52_000, high: 60_000 })
  })

  it('takes the row whose model fits longest, else that of the make, however it is typed', () => {
    expect(estimate({ make: ' honda', oldModel: 'ACTIVA-6g' })).toEqual(estimate())
    expect(estimate({ oldModel: 'CD 100' })).toEqual({ low: 23_500, high: 27_000 })
    expect(estimate({}, [anyHonda, activa])).toEqual(estimate())
  })

  it('is none without a row for it', () => {
    expect(estimate({ make: 'Hero' })).toBeUndefined()
    expect(estimate({ oldModel: 'Dio' }, [activa])).toBeUndefined()
    expect(estimate({}, [])).toBeUndefined()
  })

  it('stays at the last percent of the row, and halves the first loss within the first year', () => {
    expect(estimate({ year: 2010, kilometres: 0 })).toEqual(estimate({ year: 2023, kilometres: 0 }))
    // 90 % of 80,000, and never more than a new one costs.
    expect(estimate({ year: 2026, kilometres: 0 })).toEqual({ low: 67_000, high: 77_000 })
    expect(estimate({ year: 2026, kilometres: 0, condition: 'Like new' })?.high).toBe(80_000)
    expect(estimate({ year: 2027, kilometres: 0 })).toEqual(estimate({ year: 2026, kilometres: 0 }))
  })

  it('loses a percent for each thousand kilometres beyond ten thousand a year, a quarter at most', () => {
    expect(estimate({ kilometres: 20_999 })).toEqual(estimate({ kilometres: 0 }))
    // 56,000 less 10 %.
    expect(estimate({ kilometres: 30_000 })).toEqual({ low: 47_000, high: 54_000 })
    expect(estimate({ kilometres: 999_999 })).toEqual(estimate({ kilometres: 45_000 }))
  })

  it('is a range of 0 or more that a better condition or better papers never make smaller', () => {
    const offered = fc.record({
      make: fc.constant('Honda'),
      oldModel: fc.constantFrom('Activa', 'Dio'),
      year: fc.integer({ min: 1980, max: 2027 }),
      kilometres: fc.integer({ min: 0, max: 999_999 }),
      condition: fc.constantFrom(...exchangeConditions),
      papers: fc.constantFrom(...exchangePapers),
    })
    fc.assert(
      fc.property(offered, (one) => {
        const range = estimate(one)
        if (!range) return
        expect(range.low).toBeGreaterThanOrEqual(0)
        expect(range.high).toBeGreaterThanOrEqual(range.low)
        expect([range.low % 500, range.high % 500]).toEqual([0, 0])
        const best = estimate({ ...one, condition: 'Like new', papers: 'All in order' })
        expect(best?.high).toBeGreaterThanOrEqual(range.high)
      }),
    )
  })
})

it('knows the year in India, which begins before that of UTC', () => {
  expect(yearInIndia(Date.parse('2026-12-31T18:29:59Z'))).toBe(2026)
  expect(yearInIndia(Date.parse('2026-12-31T18:30:00Z'))).toBe(2027)
})

it.each(['', 'eighty', '80, 85', '120, 80', '80, -1', Array(31).fill('5').join(',')])(
  'a row of staff is refused with the percents %j',
  (shares) => {
    const row = { name: 'Honda', model: '', newPrice: '80,000', shares }
    expect(exchangeValue.safeParse(row).success).toBe(false)
    expect(exchangeValue.parse({ ...row, shares: '80%, 70' }).newPrice).toBe(80_000)
  },
)
