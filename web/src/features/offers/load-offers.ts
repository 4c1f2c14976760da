import type { Offer } from '#contract/content/content.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** The latest offer, which is the one with the highest id; null when there is none. */
export function loadLatestOffer(): Promise<Offer | null> {
  return deferred(
    callApi('listOffers').then((offers) =>
      offers.reduce<Offer | null>((latest, offer) => (latest && latest.id > offer.id ? latest : offer), null),
    ),
  )
}
