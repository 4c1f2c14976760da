import { expect, test } from 'vitest'
import { countCalls } from './rate-limits.ts'

const limited = {
  name: 'forms',
  config: { path: '/x' as const, rateLimit: { windowLimit: 2, windowSize: 60 } },
}

test('each address may call a function as often as its config says, in any window of time', () => {
  let now = 0
  const mayCall = countCalls(() => now)
  const calls = (address: string) => [1, 2, 3].map(() => mayCall(limited, address))
  expect(calls('one')).toEqual([true, true, false])
  expect(calls('other')).toEqual([true, true, false])
  expect(mayCall({ ...limited, name: 'session' }, 'one')).toBe(true)
  now = 59_999
  expect(mayCall(limited, 'one')).toBe(false)
  now = 60_000
  expect(calls('one')).toEqual([true, true, false])
})

test('a function without a limit is called always', () => {
  const mayCall = countCalls()
  expect(
    Array.from({ length: 100 }, () => mayCall({ name: 'x', config: { path: '/x' } }, 'one')),
  ).not.toContain(false)
})
