import { beforeEach, expect, test, vi } from 'vitest'
import type { Line } from '#web/lib/line.ts'
import { followLine, renewWithLine, shownLine } from './line.ts'

const worker = new EventTarget()
const renew = vi.fn<(before: Line) => Promise<void>>(async () => undefined)

/** What the service worker tells. */
const tell = (line: Line) =>
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'LINE', line } }))

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
  renewWithLine(renew)
  followLine(() => undefined)
  return () => vi.unstubAllGlobals()
})

test('the page is asked for again when the line returns, and the words stay until newer has come', async () => {
  tell('away')
  expect(shownLine()).toBe('away')
  const newer = Promise.withResolvers<void>()
  renew.mockReturnValueOnce(newer.promise)
  tell('there')
  tell('there')
  expect(renew.mock.calls).toEqual([['away']])
  expect(shownLine()).toBe('away')
  newer.resolve()
  await vi.waitFor(() => expect(shownLine()).toBe('there'))
  expect(renew).toHaveBeenCalledTimes(1)
})

test('the same when the browser found its network again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  // Out of the browser's memory.
  tell('there')
  expect(shownLine()).toBe('away')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(shownLine()).toBe('there'))
  expect(renew.mock.calls).toEqual([['away']])
})

test('what was slow again while it was asked for is asked for once more, as slow', async () => {
  tell('away')
  renew.mockImplementationOnce(async () => {
    tell('slow')
    tell('there')
  })
  tell('there')
  await vi.waitFor(() => expect(shownLine()).toBe('there'))
  expect(renew.mock.calls).toEqual([['away'], ['slow']])
})
