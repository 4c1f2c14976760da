import { onTestFinished } from 'vitest'
import { showPricesBy } from '#web/ui/price.tsx'

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
