import { expect, test } from 'vitest'
import { timeInWords } from './time-words.ts'

test.each([
  ['00:05', '12:05 am'],
  ['09:30:12', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
  ['', ''],
])('the time "%s" is said as "%s"', (time, words) => {
  expect(timeInWords(time)).toBe(words)
})
