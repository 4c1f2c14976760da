import { expect, test } from 'vitest'
import { drillGuessing } from './guessing.ts'

test('of many guesses from many addresses ten reach the check, and the owner gets in', {
  timeout: 120_000,
}, async () => {
  const { lines, failed } = await drillGuessing({ guesses: 60, addresses: 20, users: 1 })
  expect(lines.join('\n')).toMatch(/the most\s+10 \(/)
  expect(lines.join('\n')).toMatch(/unchecked\s+50$/m)
  expect(failed).toBe(false)
})
