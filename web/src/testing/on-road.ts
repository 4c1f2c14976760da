import { onTestFinished } from 'vitest'
import type { ChargeKind } from '#contract/prices/charge-kinds.ts'
import type { OnRoad } from '#contract/prices/charge-rules.ts'
import { showPricesBy } from '#web/shop/price.tsx'

/** The note about on-road prices in tests. */
export const onRoadNote = 'On-road prices as on 23 Nov 2026: estimates'

/**
 * Shows on-road prices for the rest of the test: ₹15,000 above the ex-showroom price; for the named electric
 * models the sum is a "from" price.
 */
export function showOnRoadPrices(electric: readonly string[] = []): void {
  showPricesBy({
    note: onRoadNote,
    priceOf: (bikeName, rupees) =>
      bikeName ? { rupees: rupees + 15_000, isFrom: electric.includes(bikeName) } : undefined,
  })
  onTestFinished(() => showPricesBy(undefined))
}

/** A charge of the given amount in rupees. */
export const aCharge = (id: number, kind: ChargeKind, rupees: number): OnRoad['rules'][number] => ({
  id,
  kind,
  fuel: 'any',
  beginsOn: '2024-01-01',
  steps: [{ upTo: null, percent: null, rupees }],
  insuredPercent: 100,
  gstPercent: 0,
  source: 'The gazette',
  sourceUrl: '',
  isEstimate: true,
  at: '2026-11-23T00:00:00.000Z',
})

/** The charges of an SP125: all that are needed, ₹10,000 together. */
export function someCharges(given: Partial<OnRoad> = {}): OnRoad {
  return {
    day: '2026-11-23',
    rules: [aCharge(1, 'road_tax', 6000), aCharge(2, 'registration', 300), aCharge(3, 'third_party', 3700)],
    vehicles: [{ bikeName: 'SP125', fuel: 'petrol', size: 124 }],
    offers: [],
    ...given,
  }
}
