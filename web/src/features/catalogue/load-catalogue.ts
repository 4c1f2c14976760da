import type {
  BikeDetail,
  CatalogueBike,
  Colour,
  Feature,
  Frame,
  ModelCard,
  Variant,
} from '#contract/catalogue/catalogue.ts'
import { type Category, listingOf } from '#contract/catalogue/lines.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** The specification starts this fetch 100 ms after the page; storefront section 9. */
const modelListDelayMs = 100

/** All active models as cards. */
export function loadModelCards(): Promise<ModelCard[]> {
  const isBrowser = typeof document !== 'undefined'
  const start = isBrowser
    ? new Promise((resolve) => setTimeout(resolve, modelListDelayMs))
    : Promise.resolve()
  return deferred(start.then(() => callApi('listModelCards')))
}

/** The active bikes of one category. */
export function loadListing(category: Category): Promise<CatalogueBike[]> {
  return deferred(callApi(listingOf[category]))
}

/** One model; rejects with code `not_found` when no model has that name. */
export function loadBike(bikeName: string): Promise<BikeDetail> {
  return deferred(callApi('getBike', { params: { bikeName } }).then(({ bike }) => bike))
}

/** The variants of one bike, cheapest first. */
export function loadVariants(bikeName: string): Promise<Variant[]> {
  return deferred(callApi('listVariants', { params: { bikeName } }))
}

/** The colours of one bike, in order. */
export function loadColours(bikeName: string): Promise<Colour[]> {
  return deferred(callApi('listColours', { params: { bikeName } }))
}

/** The features of one bike, in order. */
export function loadFeatures(bikeName: string): Promise<Feature[]> {
  return deferred(callApi('listFeatures', { params: { bikeName } }))
}

/** The pictures of one bike from all sides, in the order of turning. */
export function loadFrames(bikeName: string): Promise<Frame[]> {
  return deferred(callApi('listFrames', { params: { bikeName } }))
}
