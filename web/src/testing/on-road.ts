import { onTestFinished } from 'vitest'
import type { ChargeKind } from '#contract/prices/charge-kinds.ts'
import type { OnRoad } from '#contract/prices/charge-rules.ts'
import { showPricesBy } from '#web/shop/price.tsx'

/** What prices on the road say of themselves in tests. */
export const onRoadNote = 'On-road prices as on 23 Nov 2026: estimates'

/** Shows prices on the road for the rest of the test: ₹15,000 more, of electric ones at least. */
export function showOnRoadPrices(electric: readonly string[] = []): void {
  showPricesBy({
    note: onRoadNote,
    priceOf: (bikeName, rupees) =>
      bikeName ? { rupees: rupees + 15_000, isFrom: electric.includes(bikeName) } : undefined,
  })
  onTestFinished(() => showPricesBy(undefined))
}

/** A charge of so many rupees. */
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

/** What an SP125 costs more on the road: all that is needed, ₹10,000 together. */
export function someCharges(given: Partial<OnRoad> = {}): OnRoad {
  return {
    day: '2026-11-23',
    rules: [aCharge(1, 'road_tax', 6000), aCharge(2, 'registration', 300), aCharge(3, 'third_party', 3700)],
    vehicles: [{ bikeName: 'SP125', fuel: 'petrol', size: 124 }],
    offers: [],
    ...given,
  }
}
