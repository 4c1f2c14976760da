import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-client.ts'
import { askedPause, isPassing, pauseAfter } from './retry.ts'

const answered = (status: number, headers: Record<string, string> = {}) =>
  new ApiError('internal', 'Words.', {}, new Response(null, { status, headers }))

test('what nothing answered or a busy server answered may do better later; a refusal does not', () => {
  expect(isPassing(new ApiError('network', 'The connection was lost.'))).toBe(true)
  expect([408, 425, 429, 500, 502, 503, 504].every((status) => isPassing(answered(status)))).toBe(true)
  expect([400, 401, 403, 404, 409, 413, 415, 422].some((status) => isPassing(answered(status)))).toBe(false)
})

test('the pause is anything up to a bound that doubles from a second to five minutes', () => {
  for (const [attempts, bound] of [
    [0, 1000],
    [3, 8000],
    [40, 300_000],
  ] as const) {
    const pauses = Array.from({ length: 200 }, () => pauseAfter(attempts))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(bound)
    expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(bound / 3)
  }
})

test('the pause the server asks for is read in seconds and as a date', () => {
  expect(askedPause(answered(429, { 'retry-after': '90' }))).toBe(90_000)
  const date = new Date(Date.now() + 3_600_000).toUTCString()
  expect(askedPause(answered(503, { 'retry-after': date }))).toBeGreaterThan(3_500_000)
  expect(askedPause(answered(503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }))).toBe(0)
  expect(askedPause(answered(503, { 'retry-after': 'soon' }))).toBe(0)
  expect(askedPause(answered(503))).toBe(0)
})
