import { expect, it } from 'vitest'
import { formatDay } from './dates.ts'

it('writes days in words people use, and leaves other texts alone', () => {
  expect(formatDay('2026-11-05')).toBe('5 Nov 2026')
  expect(formatDay('2026-11-05 10:00:00+00')).toBe('5 Nov 2026')
  expect(formatDay('soon')).toBe('soon')
})
