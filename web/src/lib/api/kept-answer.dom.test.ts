import { expect, test, vi } from 'vitest'
import { keptFor } from './kept-answer.ts'

test('an answer serves for its time, and a failure for none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length))
  const ask = keptFor(60_000, load)
  expect([await ask(), await ask()]).toEqual([1, 1])
  vi.setSystemTime(Date.now() + 60_001)
  load.mockRejectedValueOnce(new Error('down'))
  await expect(ask()).rejects.toThrow('down')
  expect(await ask()).toBe(3)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await ask()).toBe(4)
})
