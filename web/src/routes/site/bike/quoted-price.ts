import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import { lineName } from '#web/features/on-road/line-words.ts'
import { loadOnRoad } from '#web/features/on-road/load-on-road.ts'
import { onRoadOf } from '#web/features/on-road/on-road-of.ts'
import type { Quote } from '#web/features/quote/quote.ts'

/**
 * The price in a quote and its day. It is the on-road price with the visitor's choices, or otherwise the
 * on-road price of the model alone, calculated from the ex-showroom price in rupees. It stays the ex-showroom
 * price where any charge is unknown, because a quote must not name a sum that may grow.
 */
export async function quotedPrice(
  { bikeName, asOn }: Pick<BikeDetail, 'bikeName' | 'asOn'>,
  rupees: number,
  chosen?: DatedOnRoadPrice,
): Promise<Pick<Quote, 'price' | 'asOn'>> {
  const price = chosen ?? (await plainPrice(bikeName, rupees))
  if (!price || price.isFrom) return { price: { kind: 'ex-showroom', rupees }, asOn }
  const lines = price.lines.map(({ label, paise }) => ({
    label: lineName(label),
    rupees: rupeesFromPaise(paise ?? 0),
  }))
  return { price: { kind: 'on-road', rupees: rupeesFromPaise(price.paise), lines }, asOn: price.day }
}

async function plainPrice(bikeName: string, rupees: number): Promise<DatedOnRoadPrice | undefined> {
  const onRoad = await loadOnRoad().catch(() => undefined)
  const price = onRoad && onRoadOf(onRoad, bikeName, rupees)
  return price && { ...price, day: onRoad.day }
}
