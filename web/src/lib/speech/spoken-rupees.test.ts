import { expect, test } from 'vitest'
import { spokenRupees } from './spoken-rupees.ts'

test.each([
  [105_000, '1 lakh 5 thousand rupees'],
  [92_200.4, '92 thousand 200 rupees'],
  [3786.6, '3 thousand 787 rupees'],
  [12_34_56_789, '12 crore 34 lakh 56 thousand 789 rupees'],
  [0, '0 rupees'],
])('%d is said as %s', (rupees, words) => {
  expect(spokenRupees(rupees)).toBe(words)
})
