import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { sampleBody } from '../sample-body.ts'
import { sampleCalls } from '../sample-calls.ts'
import type { HostileWorld } from './hostile-bodies.ts'

/** A reading of the site: an endpoint with its caller, and the status that it answers now. */
export interface Reading {
  name: string
  /** Has the address a name or a number, which a change of content may end? */
  isOfOne: boolean
  status: () => Promise<number>
}

/** Every GET of the contract, public and of staff, with parameters that lead to a row. */
export async function readingsOf({ world, callerOf }: HostileWorld): Promise<Reading[]> {
  const reads = endpoints.filter(({ method, role }) => method === 'GET' && role !== 'session')
  return Promise.all(
    reads.map(async (endpoint) => {
      const sample = sampleCalls.get(endpoint.name)
      const params = await sample?.params?.(world)
      // A sender outside proves itself in the address.
      const path = sample?.sent?.(world).path ?? pathOf(endpoint, params) + queryOf(endpoint)
      return {
        name: endpoint.name,
        isOfOne: params !== undefined,
        status: async () => (await callerOf(endpoint).call('GET', path)).status,
      }
    }),
  )
}

/** The readings that fail; one of a single record may find that its name is another by now. */
export async function failingReadings(readings: readonly Reading[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, isOfOne, status } of readings) {
    const answered = await status()
    if (answered !== 200 && !(isOfOne && answered === 404)) found.push(`${name} ${answered}`)
  }
  return found
}

/** The query of a reading that asks for one; most need none. */
function queryOf({ query }: NamedEndpoint): string {
  if (!query || query.safeParse({}).success) return ''
  const asked = { ...sampleBody(query), outlet: '1', outletId: '1' }
  return `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`
}
