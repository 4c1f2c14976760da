import { beforeEach, expect, test, vi } from 'vitest'
import { giveWorkerScope } from '#web/testing/worker-scope.ts'
import { mostBytes } from './limits.ts'
import { whereThereIsRoom } from './room.ts'

let caches: ReturnType<typeof giveWorkerScope>
const estimate = vi.fn()

beforeEach(async () => {
  estimate.mockReset()
  caches = giveWorkerScope()
  vi.stubGlobal('navigator', { storage: { estimate } })
  await (await caches.open('pictures')).put('https://dealer.example/media/a.webp', new Response('a'))
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

const response = new Response('page')
const keep = () => whereThereIsRoom.cacheWillUpdate?.({ response } as never)
const pictures = async () => (await (await caches.open('pictures')).keys()).length

test('an answer is kept while there is room; what waits to be sent takes none', async () => {
  estimate.mockResolvedValueOnce({ usage: mostBytes - 1 })
  expect(await keep()).toBe(response)
  estimate.mockResolvedValueOnce({ usage: mostBytes * 2, usageDetails: { caches: 1 } })
  expect(await keep()).toBe(response)
  expect(await pictures()).toBe(1)
})

test('pictures make room, and without room nothing more is kept', async () => {
  estimate.mockResolvedValueOnce({ usage: mostBytes }).mockResolvedValueOnce({ usage: 1 })
  expect(await keep()).toBe(response)
  expect(await pictures()).toBe(0)
  estimate.mockResolvedValue({ usage: mostBytes })
  expect(await keep()).toBeNull()
})

test('a browser that does not say how much is kept goes by the number of answers', async () => {
  vi.stubGlobal('navigator', {})
  expect(await keep()).toBe(response)
})
