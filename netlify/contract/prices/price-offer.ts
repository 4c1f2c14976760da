/**
 * An offer that takes rupees off a price, apart from the schemas, so that a page can use it without loading
 * zod.
 */
export interface PriceOffer {
  id: number
  title: string
  /** The names of the models that the offer is for; none where it is for all. */
  models: string[]
  /** Whole rupees. */
  rupees: number
  /** The offer's first and last day in India, `YYYY-MM-DD`; empty where there is none. */
  from: string
  to: string
}

/** The offer that counts for a model: the one that takes most off, because two offers are not added up. */
export function offerFor(offers: readonly PriceOffer[], bikeName: string): PriceOffer | undefined {
  return offers
    .filter(({ models }) => models.length === 0 || models.includes(bikeName))
    .reduce<PriceOffer | undefined>(
      (best, one) => (best && best.rupees >= one.rupees ? best : one),
      undefined,
    )
}
