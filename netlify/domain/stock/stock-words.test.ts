import { expect, test } from 'vitest'
import { countedWords, daysInWords, isFresh } from './stock-words.ts'

// 00:10 on 27 November in India, which is the evening of the 26th in UTC.
const now = new Date('2026-11-26T18:40:00Z')

test.each([
  ['2026-11-26T18:35:00Z', '12:05 am today'],
  ['2026-11-26T18:25:00Z', '11:55 pm yesterday'],
  ['2026-11-25T18:29:00Z', '11:59 pm on Wednesday 25 November'],
])('a count at %s is told as of %s, by the days of India', (countedAt, words) => {
  expect(countedWords(countedAt, now)).toBe(words)
})

test('a count is told for 48 hours and not a minute longer', () => {
  expect(isFresh('2026-11-24T18:40:00Z', now)).toBe(true)
  expect(isFresh('2026-11-24T18:39:00Z', now)).toBe(false)
})

test.each([
  [0, 'less than a day'],
  [1, 'one day'],
  [12, '12 days'],
])('%i days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})
