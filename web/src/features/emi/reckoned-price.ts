/** The kinds of price from which a loan can be reckoned. */
export type PriceKindName = 'ex-showroom' | 'on-road'

/** The price in rupees from which the visitor reckoned a loan, and its kind. */
export interface ReckonedPrice {
  rupees: number
  kind: PriceKindName
}

/**
 * The navigation state by which a link takes the price of a loan along to the finance page. No link of
 * somebody else can make it, as it could an address, and it stays with the entry of the history.
 */
export function withReckoned(
  loan: { price?: ReckonedPrice | undefined } | undefined,
): { reckoned: ReckonedPrice } | undefined {
  return loan?.price && { reckoned: loan.price }
}

/** The price in a navigation state; undefined where it holds none. */
export function reckonedIn(state: unknown): ReckonedPrice | undefined {
  const { reckoned } = (state ?? {}) as Partial<Record<'reckoned', Partial<ReckonedPrice>>>
  const { rupees, kind } = reckoned ?? {}
  if (typeof rupees !== 'number' || !(rupees > 0)) return undefined
  return kind === 'on-road' || kind === 'ex-showroom' ? { rupees, kind } : undefined
}
