/** An offer that takes rupees off a price, apart from the schemas, so that a page works with it without loading zod. */
export interface PriceOffer {
  id: number
  title: string
  /** Names of the models that it is for; none where it is for all. */
  models: string[]
  /** Rupees, whole. */
  rupees: number
  /** Its first and last day in India, `YYYY-MM-DD`; empty where it has none. */
  from: string
  to: string
}

/** The offer that counts for a model: that which takes most off, because two are not added up. */
export function offerFor(offers: readonly PriceOffer[], bikeName: string): PriceOffer | undefined {
  return offers
    .filter(({ models }) => models.length === 0 || models.includes(bikeName))
    .reduce<PriceOffer | undefined>(
      (best, one) => (best && best.rupees >= one.rupees ? best : one),
      undefined,
    )
}
