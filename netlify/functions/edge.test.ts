import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeTags } from '#server/lib/http/purge-cache.ts'
import { createEdgeCache, type EdgeCache } from '#server/local/edge/edge-cache.ts'
import { openPurgeEndpoint } from '#server/local/edge/purge-endpoint.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { hostFunctions } from '#server/local/functions/functions-host.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller
let edge: EdgeCache
let purgeEndpoint: { close: () => Promise<void> }
let originCalls = 0

beforeAll(async () => {
  api = await startTestApi()
  await insertVehicle(api.db, { bikeName: 'SP125', rupees: 91_771 })
  staff = await api.staffCaller()
  const functions = await hostFunctions()
  edge = createEdgeCache((request, ip) => {
    originCalls += 1
    return functions.fetch(request, ip)
  })
  purgeEndpoint = await openPurgeEndpoint(edge)
})

afterAll(async () => {
  await purgeEndpoint.close()
  await api.close()
})

async function priceSeen(query = ''): Promise<number | undefined> {
  const response = await edge.fetch(new Request(`http://localhost/api/bikeView/SP125${query}`))
  const answer = (await response?.json()) as { bike: { bikePrice: number } } | undefined
  return answer?.bike.bikePrice
}

test('a price edit is seen by the next request, at one call of the origin for each edit', async () => {
  const crowd = await Promise.all(Array.from({ length: 200 }, () => priceSeen()))
  expect(new Set(crowd)).toEqual(new Set([91_771]))
  expect(originCalls).toBe(1)
  const before = originCalls
  for (const price of [92_000, 93_000, 94_000]) {
    await staff.call('PATCH', '/api/managePrice/SP125', { body: { price } })
    expect(await Promise.all([priceSeen(), priceSeen('?a'), priceSeen('?b=1')])).toEqual([
      price,
      price,
      price,
    ])
  }
  expect(originCalls - before).toBe(3)
})

test('only who has the token purges', async () => {
  const call = (token: string, body: string) =>
    fetch(`${process.env.PURGE_API_URL}/api/v1/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    }).then(({ status }) => status)
  expect(await call('guess', '{"cache_tags":["catalogue"]}')).toBe(401)
  expect(await call(process.env.NETLIFY_PURGE_API_TOKEN ?? '', '{}')).toBe(400)
})

test('a purge that is refused for now is made after the answer', async () => {
  let refusals = 2
  let taken = 0
  const busy = createServer((_, outgoing) => {
    if (refusals > 0) refusals -= 1
    else taken += 1
    outgoing.writeHead(taken ? 202 : 429).end()
  })
  const usual = process.env.PURGE_API_URL
  process.env.PURGE_API_URL = `http://127.0.0.1:${await listenOnFreePort(busy)}`
  try {
    const goingOn: Promise<unknown>[] = []
    await purgeTags(['catalogue'], (work) => goingOn.push(work), [1, 1])
    expect(taken).toBe(0)
    await Promise.all(goingOn)
    expect(taken).toBe(1)
  } finally {
    process.env.PURGE_API_URL = usual
    busy.close()
  }
})
