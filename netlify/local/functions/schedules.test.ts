import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSchedules } from './schedules.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Two functions whose runs end when the test says so, and how often each was called. */
function twoFunctions() {
  const ends = new Map<string, () => void>()
  const calls: Record<string, number> = {}
  const functions = {
    scheduledNames: () => ['drain', 'mails'],
    runScheduled: async (names: readonly string[] = []) => {
      for (const name of names) {
        calls[name] = (calls[name] ?? 0) + 1
        await new Promise<void>((resolve) => ends.set(name, resolve))
      }
    },
  }
  return { functions, calls, end: (name: string) => ends.get(name)?.() }
}

test('runs each at once, then ten seconds after its own run has ended, and never again when closed', async () => {
  const { functions, calls, end } = twoFunctions()
  const schedules = keepSchedules(functions)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(calls).toEqual({ drain: 1, mails: 1 })
  // The mail server hangs; what drains the second store goes on.
  end('drain')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual({ drain: 2, mails: 1 })
  end('drain')
  end('mails')
  await schedules.close()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(calls).toEqual({ drain: 2, mails: 1 })
})

test('closing waits for what has begun, and three seconds at most for what hangs', async () => {
  const { functions, end } = twoFunctions()
  let isClosed = false
  const closed = keepSchedules(functions)
    .close()
    .then(() => {
      isClosed = true
    })
  end('drain')
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await closed

  const quick = twoFunctions()
  const schedules = keepSchedules(quick.functions)
  quick.end('drain')
  quick.end('mails')
  await schedules.close()
})

test('a run that is asked for comes behind the one that goes on, and moves the next one', async () => {
  const { functions, calls, end } = twoFunctions()
  const schedules = keepSchedules(functions)
  let isRun = false
  const asked = schedules.runNow('mails').then(() => {
    isRun = true
  })
  end('mails')
  await vi.advanceTimersByTimeAsync(0)
  expect({ ...calls, isRun }).toEqual({ drain: 1, mails: 2, isRun: false })
  end('mails')
  await asked
  await vi.advanceTimersByTimeAsync(9_999)
  expect(calls.mails).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls.mails).toBe(3)
  end('drain')
  end('mails')
  await schedules.close()
})
