import { expect, test } from 'vitest'
import { indianDay, indianTime, nextIndianMidnight } from './indian-clock.ts'

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  // The two ways of writing a moment, PostgREST's and that of @supabase/lite 0.10.0.
  ['2026-11-20T18:30:00.000123+00:00', '2026-11-21'],
  ['2026-11-20 18:30:00.000123+00', '2026-11-21'],
])('the Indian day of %s is %s', (moment, day) => {
  expect(indianDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20T18:30:00.000Z'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2026-12-31T18:30:00.000Z'],
])('after %s midnight in India is at %s', (moment, midnight) => {
  expect(new Date(nextIndianMidnight(Date.parse(moment))).toISOString()).toBe(midnight)
})

test('the clock of a late evening in UTC is that of the next morning in India', () => {
  expect(indianTime(new Date('2026-11-20T18:45:00Z'))).toBe('00:15')
})

test('refuses what is no moment', () => {
  expect(() => indianDay(new Date('soon'))).toThrow(RangeError)
})
