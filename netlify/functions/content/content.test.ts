import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createEdgeCache } from '#server/local/edge/edge-cache.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ embedded: true })
})

afterEach(() => vi.useRealTimers())

afterAll(() => api.close())

/** Sets the clock of server, cache and database, which all run in this process. */
function setClock(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
}

test('an offer is gone at midnight in India, out of the cache too, and the next one stands there', async () => {
  await api.db.sql(
    `insert into public.offers (title, description, image, first_day, last_day) values
       ('Of May', 'x', '/media/demo/x.webp', null, '2030-05-31'),
       ('Of June', 'x', '/media/demo/x.webp', '2030-06-01', null)`,
  )
  const edge = createEdgeCache(
    async () => {
      const { bytes, headers } = await api.caller().call('GET', '/api/getOffers')
      return new Response(new Uint8Array(bytes), { headers })
    },
    () => Date.now(),
  )
  const titles = async () => {
    const answer = await edge.fetch(new Request('http://localhost/api/getOffers'))
    if (!answer) throw new Error('Nothing answered.')
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
  }
  setClock('2030-05-31T23:58:00+05:30')
  expect(await titles()).toEqual(['Of May'])
  setClock('2030-05-31T23:59:59.900+05:30')
  expect(await titles()).toEqual(['Of May'])
  setClock('2030-06-01T00:00:00.100+05:30')
  expect(await titles()).toEqual(['Of June'])
})

test.each([
  ['by day', '2030-05-31T12:00:00+05:30', 'public, durable, s-maxage=300, stale-while-revalidate=42900'],
  [
    'a minute before midnight',
    '2030-05-31T23:59:00+05:30',
    'public, durable, s-maxage=60, stale-while-revalidate=0',
  ],
  ['within the last second', '2030-05-31T23:59:59.500+05:30', 'no-store'],
  // The database's clock may be a little behind.
  ['just after midnight', '2030-06-01T00:00:04+05:30', 'no-store'],
])('the lifetime of what changes at midnight, asked for %s', async (_when, moment, lifetime) => {
  setClock(moment)
  for (const path of ['/api/getOffers', '/api/getNotification', '/api/images']) {
    const { headers } = await api.caller().call('GET', path)
    expect(headers.get('netlify-cdn-cache-control')).toBe(lifetime)
  }
})
