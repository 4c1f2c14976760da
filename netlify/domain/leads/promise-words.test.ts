import { expect, test } from 'vitest'
import { promiseInWords } from './promise-words.ts'

// A Friday, 4:10 pm in India.
const now = new Date('2026-11-20T10:40:00Z')

test.each([
  ['2026-11-20T11:40:00Z', 'We call you by 5:10 pm today.'],
  ['2026-11-20T18:29:00Z', 'We call you by 11:59 pm today.'],
  ['2026-11-21T04:30:00Z', 'We call you by 10:00 am tomorrow.'],
  ['2026-11-23T06:30:00Z', 'We call you by 12:00 pm on Monday 23 November.'],
])('%s is said as "%s", by the clock in India', (moment, words) => {
  expect(promiseInWords(new Date(moment), now)).toBe(words)
})
