import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkFirst } from 'workbox-strategies'
import { giveCaches } from '#web/testing/kept-caches.ts'
import { lastConnection, notesSlowConnection } from './connection.ts'

const call = 'https://dealer.example/api/bikes'
const told = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.stubGlobal('clients', { matchAll: async () => [{ postMessage: told }] })
  const calls = await giveCaches().open('calls')
  await calls.put(call, new Response('kept'))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

/** Asks for an address as the worker does, with the given network. */
function ask(network: () => Promise<Response>) {
  vi.stubGlobal('fetch', network)
  const strategy = new NetworkFirst({
    cacheName: 'calls',
    plugins: [notesSlowConnection],
    networkTimeoutSeconds: 3,
  })
  const [answer, done] = strategy.handleAll({
    event: { waitUntil: () => undefined },
    request: new Request(call),
  } as never)
  return { answer, done }
}

const words = () => told.mock.calls.map(([{ line }]) => line)

test('a call that takes long is answered by what is kept, and called slow, until its own answer comes', async () => {
  const late = Promise.withResolvers<Response>()
  const { answer } = ask(() => late.promise)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await answer).text()).toBe('kept')
  expect(words()).toEqual(['slow'])
  late.resolve(new Response('new'))
  await vi.waitFor(() => expect(words()).toEqual(['slow', 'there']))
  expect(lastConnection()).toBe('there')
})

test('a call that fails says that the connection is away, although what is kept answers', async () => {
  const { answer } = ask(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await answer).text()).toBe('kept')
  expect(words()).toEqual(['away'])
  expect(lastConnection()).toBe('away')
})

test('every answer is told: a worker that was ended meanwhile does not know what pages were told', async () => {
  for (const _ of ['first', 'second']) await ask(async () => new Response('new')).answer
  expect(words()).toEqual(['there', 'there'])
})

test('a call that its page ended says nothing of the connection', async () => {
  await ask(() => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))).answer
  expect(words()).not.toContain('away')
})
