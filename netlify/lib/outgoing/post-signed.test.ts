import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createListener } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { signedHeaders } from '../signature.ts'
import { postSigned } from './post-signed.ts'

const arrived: { request: IncomingMessage; body: string }[] = []
const receiver = createServer(async (request, response) => {
  arrived.push({ request, body: Buffer.concat(await request.toArray()).toString() })
  const [, status = '200'] = (request.url ?? '').split('/')
  response.writeHead(Number(status), { location: '/200' }).end('x'.repeat(1_000_000))
})
/** Takes connections and never answers. */
const silent = createListener()
let port: number
let silentPort: number

beforeAll(async () => {
  port = await listenOnFreePort(receiver)
  silentPort = await listenOnFreePort(silent)
})
afterAll(() => {
  receiver.close()
  silent.close()
})

const at = new Date('2026-11-26T10:00:00.900Z')
const post = (path: string, changed: Partial<Parameters<typeof postSigned>[0]> = {}) =>
  postSigned({
    address: `http://localhost:${port}${path}`,
    body: '{"name":"ଆଶା"}',
    key: 'k',
    at,
    isLocal: true,
    ...changed,
  })

test('a text arrives as it was signed, with the time that the signature covers', async () => {
  arrived.length = 0
  expect(await post('/204')).toBe(204)
  const [one] = arrived
  const time = at.getTime() / 1000 - 0.9
  const hash = createHmac('sha256', 'k').update(`${time}.${one?.body}`).digest('hex')
  expect(one?.body).toBe('{"name":"ଆଶା"}')
  const headers = { 'x-door-time': String(time), 'x-door-signature': `sha256=${hash}` }
  expect(one?.request.headers).toMatchObject(headers)
  expect(signedHeaders({ body: '{"name":"ଆଶା"}', key: 'k', at })).toEqual(headers)
  expect(one?.request.headers.cookie).toBeUndefined()
})

test.each([302, 307, 400, 500])('%i is answered as it is, and followed nowhere', async (status) => {
  arrived.length = 0
  expect(await post(`/${status}`)).toBe(status)
  expect(arrived).toHaveLength(1)
})

test('a hosted site connects to no private address, by number or by name, with https or without', async () => {
  arrived.length = 0
  for (const address of [
    `http://localhost:${port}/200`,
    `https://localhost:${port}/200`,
    `https://127.0.0.1:${port}/200`,
    `https://[::1]:${port}/200`,
  ])
    await expect(post('', { address, isLocal: false })).rejects.toMatchObject({ code: 'EPRIVATE' })
  await expect(post('', { address: 'https://192.168.0.1/', isLocal: true })).rejects.toMatchObject({
    code: 'EPRIVATE',
  })
  expect(arrived).toHaveLength(0)
})

test('who never answers is given up after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const connected = new Promise((resolve) => silent.once('connection', resolve))
  const sent = post('', { address: `http://127.0.0.1:${silentPort}/` })
  const refused = expect(sent).rejects.toMatchObject({ code: 'ETIMEOUT' })
  await connected
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  await refused
})
