import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSchedules } from './schedules.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('runs at once, then ten seconds after each run has ended, and never again when closed', async () => {
  const ends: (() => void)[] = []
  const runScheduled = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const schedules = keepSchedules({ runScheduled })
  expect(runScheduled).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(runScheduled).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runScheduled).toHaveBeenCalledTimes(2)
  const closed = schedules.close()
  ends[1]?.()
  await closed
  await vi.advanceTimersByTimeAsync(300_000)
  expect(runScheduled).toHaveBeenCalledTimes(2)
})
