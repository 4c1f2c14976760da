import type { Dealer } from '#contract/outlets/dealers.ts'
import { type NearOutlet, nearestOutlets, type VisitReason } from '#domain/outlets/nearest-outlet.ts'
import type { FindPlace, FoundPlace } from '#web/shop/places/find-place.ts'

/**
 * The place that a typed text led to, and the outlets from the nearest on; no outlets where no distance can
 * be measured.
 */
export interface Near {
  place: FoundPlace
  outlets: NearOutlet<Dealer>[]
}

/** The outlets around a typed place; with a reason only the outlets that serve that reason. */
export function findNear(
  findPlace: FindPlace,
  dealers: readonly Dealer[],
  typed: string,
  reason: VisitReason | undefined,
): Near {
  const place = findPlace(typed, dealers)
  const from = place.kind === 'found' ? place.from : place.kind === 'outside' ? place.near : undefined
  return { place, outlets: from ? nearestOutlets(dealers, from, new Date(), reason) : [] }
}
