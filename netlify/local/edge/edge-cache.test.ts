import { expect, test } from 'vitest'
import { createEdgeCache } from './edge-cache.ts'

const kept = {
  'netlify-cdn-cache-control': 'public, durable, s-maxage=300, stale-while-revalidate=86400',
  'netlify-vary': 'query=_',
}

/** An origin that answers the number of its calls, and a clock that a test moves on. */
function anEdge(headersOf: (path: string) => Record<string, string>, space?: number) {
  const state = { calls: 0, now: 1_000_000, hold: Promise.resolve() }
  const edge = createEdgeCache(
    async (request) => {
      const { pathname } = new URL(request.url)
      state.calls += 1
      const number = state.calls
      await state.hold
      const headers = { etag: `W/"${number}"`, ...headersOf(pathname) }
      return new Response(`answer ${number}`, { status: pathname === '/gone' ? 404 : 200, headers })
    },
    () => state.now,
    space,
  )
  const ask = async (path: string, init?: RequestInit) => {
    const response = await edge.fetch(new Request(`http://localhost${path}`, init))
    return { text: await response?.text(), status: response?.status, headers: response?.headers }
  }
  return { state, edge, ask }
}

const taggedBikes = () => ({ ...kept, 'netlify-cache-tag': 'bikes, all' })

test('however many visitors, one call; after a purge one more', async () => {
  const { state, edge, ask } = anEdge(taggedBikes)
  const crowd = () => Promise.all(Array.from({ length: 500 }, () => ask('/api/bikes')))
  expect(new Set((await crowd()).map(({ text }) => text))).toEqual(new Set(['answer 1']))
  edge.purge(['offers'])
  expect((await ask('/api/bikes')).text).toBe('answer 1')
  edge.purge(['bikes'])
  expect(new Set((await crowd()).map(({ text }) => text))).toEqual(new Set(['answer 2']))
  expect(state.calls).toBe(2)
})

test('ten thousand query strings make no second key', async () => {
  const { state, ask } = anEdge(taggedBikes)
  for (let index = 0; index < 10_000; index += 1) await ask(`/api/bikes?utm_${index}=${index}&q=${index}`)
  expect(state.calls).toBe(1)
})

test('where there is no room for more, what was fetched first goes', async () => {
  const { state, ask } = anEdge(taggedBikes, 5_000)
  for (const path of ['/api/a', '/api/b', '/api/b', '/api/c', '/api/c', '/api/b']) await ask(path)
  expect(state.calls).toBe(3)
  expect((await ask('/api/a')).text).toBe('answer 4')
})

test('what is stale is given out while one call renews it; what is too old is not', async () => {
  const { state, ask } = anEdge(taggedBikes)
  await ask('/api/bikes')
  state.now += 301_000
  const [first, second] = await Promise.all([ask('/api/bikes'), ask('/api/bikes')])
  expect([first?.text, second?.text]).toEqual(['answer 1', 'answer 1'])
  expect(first?.headers?.get('age')).toBe('301')
  await expect.poll(async () => (await ask('/api/bikes')).text).toBe('answer 2')
  state.now += 90_000_000
  expect((await ask('/api/bikes')).text).toBe('answer 3')
  expect(state.calls).toBe(3)
})

test('what was fetched before a purge is not kept after it', async () => {
  const { state, edge, ask } = anEdge(taggedBikes)
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const early = ask('/api/bikes')
  edge.purge(['bikes'])
  resolve()
  expect((await early).text).toBe('answer 1')
  expect((await ask('/api/bikes')).text).toBe('answer 2')
})

test('the caller who has it gets 304, one who asks for the head no body, and nobody what the edge alone reads', async () => {
  const { state, ask } = anEdge(taggedBikes)
  const first = await ask('/api/bikes', { headers: { 'if-none-match': 'W/"0"' } })
  expect(first.status).toBe(200)
  expect((await ask('/api/bikes', { headers: { 'if-none-match': 'W/"1"' } })).status).toBe(304)
  const head = await ask('/api/bikes', { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
  for (const name of ['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary'])
    expect(first.headers?.has(name)).toBe(false)
  expect(state.calls).toBe(1)
})

test.each([
  ['what is private', '/api/me', { 'netlify-cdn-cache-control': 'no-store' }],
  ['what sets a cookie', '/api/bikes', { ...kept, 'set-cookie': 'a=b' }],
  ['what failed', '/gone', kept],
])('%s is asked for each time', async (_, path, headers) => {
  const { state, ask } = anEdge(() => headers)
  const answers = [await ask(path), await ask(path), ...(await Promise.all([ask(path), ask(path)]))]
  expect(new Set(answers.map(({ text }) => text)).size).toBe(4)
  expect(state.calls).toBe(4)
})

test('who asks for the head alone first leaves the whole answer for the next', async () => {
  const { state, ask } = anEdge(taggedBikes)
  expect((await ask('/api/bikes', { method: 'HEAD' })).text).toBe('')
  expect((await ask('/api/bikes')).text).toBe('answer 1')
  expect(state.calls).toBe(1)
})

test('writes pass', async () => {
  const { state, ask } = anEdge(taggedBikes)
  await ask('/api/bikes')
  expect((await ask('/api/bikes', { method: 'POST', body: 'x' })).text).toBe('answer 2')
  expect(state.calls).toBe(2)
})
