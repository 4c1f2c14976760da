import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { endpoints } from '#contract/wire/endpoints.ts'
import type { Served } from '#server/lib/http/served.ts'
import { isScheduled, type LoadedFunction, loadFunctions } from '#server/local/functions/function-files.ts'
import { functionsFolder } from '#server/local/functions/functions-host.ts'
import { addresses } from '#server/testing/helpers/addresses.ts'

const wrapper = '#server/lib/http/serve.ts'

/**
 * The functions that Netlify calls on schedule. They have no address, so there is no caller to refuse and no
 * answer to guard.
 */
const byTheClock = [
  'build-hook',
  'collect',
  'drain',
  'due-prices',
  'mails',
  'pull-payments',
  'reconcile',
  'sweep',
]

/** The functions that `serve` made while the files were loaded, each with its endpoints. */
const made = new Map<unknown, readonly Served[]>()
let functions: LoadedFunction[]

beforeAll(async () => {
  vi.doMock(wrapper, async (original) => {
    const real = await original<typeof import('#server/lib/http/serve.ts')>()
    return {
      ...real,
      serve: (served: readonly Served[]) => {
        const handler = real.serve(served)
        made.set(handler, served)
        return handler
      },
    }
  })
  functions = await loadFunctions(functionsFolder)
})
afterAll(() => vi.doUnmock(wrapper))

test('every function but those of the clock is what the wrapper made', () => {
  const own = functions.filter(({ handler }) => !made.has(handler))
  expect(own.map(({ name }) => name)).toEqual(byTheClock)
  expect(made.size).toBe(functions.length - byTheClock.length)
})

test('what is not wrapped has no address', () => {
  for (const one of functions.filter(({ name }) => byTheClock.includes(name))) {
    expect(isScheduled(one)).toBe(true)
    expect(one.config).not.toHaveProperty('path')
  }
})

/** The facts that decide who may call an endpoint and what follows from a call: all but its schemas. */
const factsOf = ({ answer: _answer, params: _params, query: _query, body: _body, ...facts }: Endpoint) =>
  facts

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('the functions serve the contract: each endpoint once, for its own callers and by its own schemas', () => {
  const served = [...made.values()].flat().map(({ definition }) => definition)
  const byCall = (all: readonly Endpoint[]) =>
    all.toSorted((one, other) => (callOf(one) < callOf(other) ? -1 : 1)).map(factsOf)
  expect(byCall(served)).toEqual(byCall(endpoints.map(({ name: _name, ...endpoint }) => endpoint)))
  const loosened = served.filter((definition) => {
    const own = endpoints.find((endpoint) => callOf(endpoint) === callOf(definition))
    return (['params', 'query', 'body'] as const).some((part) => definition[part] !== own?.[part])
  })
  expect(loosened.map(callOf)).toEqual([])
})

test('each function takes the addresses of what it serves', () => {
  for (const { name, handler, config } of functions) {
    const paths = 'path' in config ? [config.path ?? []].flat() : []
    const definitions = made.get(handler)?.map(({ definition }) => definition) ?? []
    expect({ name, paths: paths.toSorted() }).toEqual({ name, paths: addresses(definitions).toSorted() })
  }
})
