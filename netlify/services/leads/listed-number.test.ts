import { expect, test } from 'vitest'
import { readListedNumber } from './listed-number.ts'

test.each([
  ['98610 12345', '9861012345'],
  ['+91-98610-12345', '9861012345'],
  ['098610 12345', '9861012345'],
  ['p:+919861012345', '9861012345'],
  ['9861012345.0', '9861012345'],
  ["'9861012345", '9861012345'],
  ['="9861012345"', '9861012345'],
  ['୯୮୬୧୦୧୨୩୪୫', '9861012345'],
  ['0671-2312345', '6712312345'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['98610 12345 (wife)', '9861012345'],
  ['9861012345 after 6', '9861012345'],
  ['+91 98610 12345', '9861012345'],
])('%s is read as %s', (cell, number) => {
  expect(readListedNumber(cell)).toEqual({ number, others: '' })
})

test.each([
  ['9861012345 / 94370 12345', '9861012345', '94370 12345'],
  ['9861012345 9437012345', '9861012345', '9437012345'],
  ['9861012345-9437012345', '9861012345', '9437012345'],
  ['0671-2312345/46', '6712312345', '46'],
])('of %s the first that can be called counts, and the rest is kept', (cell, number, others) => {
  expect(readListedNumber(cell)).toEqual({ number, others })
})

test.each([
  ['9.86E+09', /A spreadsheet shortened the number to 9\.86E\+09\. .* as text/],
  ['9,86E+09', /A spreadsheet shortened/],
  ['', /^There is no number\.$/],
  ['12345', /^12345 is no number that can be called\.$/],
  ['call me', /^call me is no number/],
])('%s is refused in words', (cell, words) => {
  expect(readListedNumber(cell)).toEqual({ fault: expect.stringMatching(words) })
})
