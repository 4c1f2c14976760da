import { beforeEach, expect, test, vi } from 'vitest'
import { tellChangedDevice } from './changed-device.ts'

const names = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const aDevice = (endpoint: string) =>
  ({ endpoint, toJSON: () => ({ endpoint, keys: names }) }) as unknown as PushSubscription
const [former, newer] = [aDevice('https://fcm.googleapis.com/one'), aDevice('https://fcm.googleapis.com/two')]

const subscribe = vi.fn(async () => newer)
const told: unknown[] = []
let known: Response

beforeEach(() => {
  subscribe.mockClear()
  told.length = 0
  known = Response.json({ key: 'K', endpoints: [former.endpoint] })
  vi.stubGlobal('registration', { pushManager: { subscribe } })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    expect(path).toBe('/api/push')
    if (method === 'GET') return known
    told.push(JSON.parse(body))
    return Response.json({ message: 'Saved.' })
  })
  return () => vi.unstubAllGlobals()
})

const both = [
  { endpoint: newer.endpoint, ...names, isOn: true },
  { endpoint: former.endpoint, ...names, isOn: false },
]

test('the server is told the new name of a device, and takes back the former', async () => {
  await tellChangedDevice({ oldSubscription: former, newSubscription: newer })
  expect([told, subscribe.mock.calls]).toEqual([both, []])
})

test('where the browser made no new name, the worker asks for one by the key of the server', async () => {
  await tellChangedDevice({ oldSubscription: former, newSubscription: null })
  expect(told).toEqual(both)
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'K' })
})

test('nothing is told of a device that is not of who is signed in, or where nobody is', async () => {
  known = Response.json({ key: 'K', endpoints: [] })
  await tellChangedDevice({ oldSubscription: former, newSubscription: newer })
  known = new Response('{}', { status: 401 })
  await tellChangedDevice({ oldSubscription: former, newSubscription: newer })
  expect(told).toEqual([])
})
