import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '#web/lib/device/connection.ts'
import { followConnection, renewWithConnection, shownConnection } from './connection.ts'

const worker = new EventTarget()
const renew = vi.fn<(before: Connection) => Promise<void>>(async () => undefined)

/** Sends a message as the service worker does. */
const tell = (connection: Connection) =>
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'LINE_IS', line: connection } }))

beforeEach(() => {
  Object.assign(worker, { controller: null })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = {}
      port2 = {}
    },
  )
  renew.mockClear()
  renewWithConnection(renew)
  followConnection(() => undefined)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('the page is asked for again when the connection returns, and the words stay until newer has come', async () => {
  tell('away')
  expect(shownConnection()).toBe('away')
  const newer = Promise.withResolvers<void>()
  renew.mockReturnValueOnce(newer.promise)
  tell('there')
  tell('there')
  expect(renew.mock.calls).toEqual([['away']])
  expect(shownConnection()).toBe('away')
  newer.resolve()
  await vi.waitFor(() => expect(shownConnection()).toBe('there'))
  expect(renew).toHaveBeenCalledTimes(1)
})

test('the same when the browser found its network again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  // This answer came out of the browser's memory.
  tell('there')
  expect(shownConnection()).toBe('away')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(shownConnection()).toBe('there'))
  expect(renew.mock.calls).toEqual([['away']])
})

test('what was slow again while it was asked for is asked for once more, as slow', async () => {
  tell('away')
  renew.mockImplementationOnce(async () => {
    tell('slow')
    tell('there')
  })
  tell('there')
  await vi.waitFor(() => expect(shownConnection()).toBe('there'))
  expect(renew.mock.calls).toEqual([['away'], ['slow']])
})

test('where the network is back before its way out, the page is asked for until it comes', async () => {
  vi.useFakeTimers()
  tell('away')
  renew.mockImplementationOnce(async () => void tell('away'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(renew).toHaveBeenCalledTimes(1)
  renew.mockImplementationOnce(async () => void tell('away'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(renew).toHaveBeenCalledTimes(2)
  renew.mockImplementationOnce(async () => void tell('there'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(renew).toHaveBeenCalledTimes(3)
  expect(shownConnection()).toBe('there')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(renew).toHaveBeenCalledTimes(3)
})
