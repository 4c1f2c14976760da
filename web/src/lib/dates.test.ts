import { expect, it } from 'vitest'
import { indianDay, indianTime } from '#contract/indian-clock.ts'
import { timeInWords } from '#contract/time-words.ts'
import { formatDay } from './dates.ts'

it('counts days and hours as India does', () => {
  const lateEvening = new Date('2026-11-20T18:45:00Z')
  expect(indianDay(lateEvening)).toBe('2026-11-21')
  expect(indianTime(lateEvening)).toBe('00:15')
})

it('writes days and times in words people use', () => {
  expect(formatDay('2026-11-05')).toBe('5 Nov 2026')
  expect(formatDay('2026-11-05 10:00:00+00')).toBe('5 Nov 2026')
  expect(['00:05', '09:30:12', '12:00', '23:59'].map(timeInWords)).toEqual([
    '12:05 am',
    '9:30 am',
    '12:00 pm',
    '11:59 pm',
  ])
})

it('leaves other texts alone', () => {
  expect(formatDay('soon')).toBe('soon')
  expect(timeInWords('')).toBe('')
})
