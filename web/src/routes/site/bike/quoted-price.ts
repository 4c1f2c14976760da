import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { DatedOnRoadPrice } from '#domain/prices/on-road-price.ts'
import type { Quote } from '#web/features/quote/quote.ts'
import { lineName } from '#web/shop/prices/line-words.ts'
import { loadOnRoad } from '#web/shop/prices/load-on-road.ts'
import { onRoadOf } from '#web/shop/prices/on-road-of.ts'

interface QuotedBy {
  /** Does the page show on-road prices? */
  isOnRoad: boolean
  /** The on-road price with the visitor's choices, where the quote is about that. */
  chosen?: DatedOnRoadPrice | undefined
}

/**
 * The price in a quote and its day, of the kind that the page shows: the ex-showroom price in rupees, or the
 * on-road price of the model alone, calculated from it. A quote of an on-road price with choices has that
 * one. The price stays ex-showroom where any charge is unknown, because a quote must not name a sum that may
 * grow.
 */
export async function quotedPrice(
  { bikeName, asOn }: Pick<BikeDetail, 'bikeName' | 'asOn'>,
  rupees: number,
  { isOnRoad, chosen }: QuotedBy,
): Promise<Pick<Quote, 'price' | 'asOn'>> {
  const price = chosen ?? (isOnRoad ? await plainPrice(bikeName, rupees) : undefined)
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
