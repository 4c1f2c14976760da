import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { sampleCalls } from '../sample-calls.ts'
import { type HostileWorld, sampleBody } from './hostile-bodies.ts'

/** A value of JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A call of a database function by a member of staff, and what PostgREST answered. */
export interface DatabaseCall {
  name: string
  args: Json
  status: number
}

/** Every endpoint of staff that may write. */
export const writingEndpoints: readonly NamedEndpoint[] = endpoints.filter(
  ({ method, role, name }) => method !== 'GET' && role === 'staff' && !name.startsWith('report:'),
)

/** A place in the arguments of a call: the keys and indexes that lead to it. */
export type Place = readonly (string | number)[]

/** Every place in a value, the deepest last. */
export function placesOf(value: Json, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here]
  const inner = Array.isArray(value)
    ? value.map((one, index) => [index, one] as const)
    : Object.entries(value)
  return [here, ...inner.flatMap(([key, one]) => placesOf(one, [...here, key]))]
}

/**
 * The value with another one at this place. A number goes to a list as text, because the driver of tests
 * cannot send it there; Postgres refuses both in the same way.
 */
export function withAt(value: Json, [key, ...rest]: Place, given: Json): Json {
  if (key === undefined) return Array.isArray(value) && typeof given === 'number' ? String(given) : given
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? withAt(one, rest, given) : one))
  if (typeof value !== 'object' || value === null) return given
  return { ...value, [key]: withAt(value[key] ?? null, rest, given) }
}

/**
 * Does the sample call of an endpoint, and hands the arguments of each function that it calls in the
 * database with the caller's token to `change`, whose answer is sent in their place. Answers these calls.
 */
export async function callThrough(
  { api, world, callerOf }: HostileWorld,
  endpoint: NamedEndpoint,
  change: (name: string, args: Json) => Json,
): Promise<DatabaseCall[]> {
  const params = await sampleCalls.get(endpoint.name)?.params?.(world)
  const body = await sampleBody(endpoint, world)
  const calls: DatabaseCall[] = []
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const [, name] = /\/rest\/v1\/rpc\/(\w+)/.exec(String(input instanceof Request ? input.url : input)) ?? []
    const isOwn = new Headers(init?.headers).get('authorization') !== `Bearer ${api.db.secretKey}`
    if (!name || !isOwn || typeof init?.body !== 'string' || init.body === '{}') return send(input, init)
    const args = change(name, JSON.parse(init.body) as Json)
    const answer = await send(input, { ...init, body: JSON.stringify(args) })
    calls.push({ name, args, status: answer.status })
    return answer
  }
  try {
    await callerOf(endpoint).call(endpoint.method, pathOf(endpoint, params), { body })
  } finally {
    globalThis.fetch = send
  }
  return calls
}
