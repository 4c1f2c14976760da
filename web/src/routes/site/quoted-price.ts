import { rupeesFromPaise } from '#contract/paise.ts'
import { lineName } from '#web/features/on-road/line-words.ts'
import { loadOnRoad } from '#web/features/on-road/load-on-road.ts'
import { onRoadOf } from '#web/features/on-road/on-road-of.ts'
import type { Quote } from '#web/features/quote/quote.ts'
import { wantsOnRoad } from '#web/lib/price-view.ts'

/**
 * The price of a quote as this device shows prices, from the ex-showroom price in rupees. It stays ex-showroom where the price
 * on the road is not known to the last line: a quote names no sum that may grow.
 */
export async function quotedPrice(bikeName: string, rupees: number): Promise<Quote['price']> {
  const exShowroom = { kind: 'ex-showroom', rupees } as const
  if (!wantsOnRoad()) return exShowroom
  const onRoad = await loadOnRoad().catch(() => undefined)
  const price = onRoad && onRoadOf(onRoad, bikeName, rupees)
  if (!price || price.isFrom) return exShowroom
  const lines = price.lines.map(({ label, paise }) => ({
    label: lineName(label),
    rupees: rupeesFromPaise(paise ?? 0),
  }))
  return { kind: 'on-road', rupees: rupeesFromPaise(price.paise), lines }
}
