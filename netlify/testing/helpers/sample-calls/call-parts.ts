import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { World } from './world.ts'

export interface SampleCall {
  params?: (world: World) => Promise<Record<string, string>>
  /** A body that the endpoint takes; made anew for each call. */
  body?: (world: World) => unknown
}

export const bike = { params: async () => ({ bikeName: "CB350H'ness" }) }

/** The id of a row of its own for this call. */
export const byId = (endpoint: EndpointName) => async (world: World) => ({
  id: String(await world.idOf(endpoint)),
})
