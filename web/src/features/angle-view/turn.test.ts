import { expect, test } from 'vitest'
import { turned, wrapped } from './turn.ts'

test.each([
  [0, 9, 0],
  [0, 10, 1],
  [0, 25, 2],
  [0, -10, 35],
  [35, 10, 0],
  [5, -725, 5],
  [0, 0, 0],
])('from picture %d, %d pixels lead to %d of 36', (from, pixels, to) => {
  expect(turned(from, pixels, 36)).toBe(to)
})

test('no pictures, no turning', () => expect(wrapped(3, 0)).toBe(0))
