import { expect, test } from 'vitest'
import { indianDay, parseTimestamp } from './timestamp.ts'

test.each(['2026-11-20T22:10:38.297+00:00', '2026-11-20 22:10:38.297+00', '2026-11-21 03:40:38.297+05:30'])(
  'reads %s',
  (text) => {
    expect(parseTimestamp(text).toISOString()).toBe('2026-11-20T22:10:38.297Z')
  },
)

test('refuses what is no timestamp', () => {
  expect(() => parseTimestamp('soon')).toThrow(RangeError)
})

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
])('the Indian day of %s is %s', (moment, day) => {
  expect(indianDay(new Date(moment))).toBe(day)
})
