import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { VendorCall } from '#server/local/vendors/recorded-calls.ts'
import type { World } from './world.ts'

export interface SampleCall {
  params?: (world: World) => Promise<Record<string, string>>
  /** A body that the endpoint takes, or a promise of it; made anew for each call. */
  body?: (world: World) => unknown
  /** The whole call of a sender outside, whose signature or key stands in its headers or query. */
  sent?: (world: World) => VendorCall
}

/** The body that turns an order round. */
export const turned = (ids: number[]) => ({ ids: ids.toReversed(), expected: ids })

/** The id of a row that only this call uses. */
export const byId = (endpoint: EndpointName) => async (world: World) => ({
  id: String(await world.idOf(endpoint)),
})
