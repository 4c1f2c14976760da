import { expect, test } from 'vitest'
import { clockMessage, timeInWords } from './time-words.ts'

test.each([
  ['00:05', '12:05 am'],
  ['09:30:12', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
  ['', ''],
])('the time "%s" is said as "%s"', (time, words) => {
  expect(timeInWords(time)).toBe(words)
})

test('what only ends like a clock is none', () => {
  const others = ['Sam am', '25:00', 'after 6 pm', '9:30 am – 7:30 pm']
  expect(others.map(clockMessage)).toEqual(others.map(() => undefined))
})
