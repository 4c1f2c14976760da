import { expect, test } from 'vitest'
import { searchedNumber } from './phone-number.ts'

test.each([
  ['98610 00003', '9861000003'],
  ['+91 98610-00003', '9861000003'],
  ['0 98610 00003', '9861000003'],
  ['+91 98610', undefined],
  ['+91 986100', '986100'],
  ['୯୮୬୧୦୦୦୦୦୩', '9861000003'],
  ['\u202a+91 98610\u00a000003\u202c', '9861000003'],
  ['98610', undefined],
  ['OD 05 AB 1234 567', undefined],
  ['20/11/2026', undefined],
  ['', undefined],
])('the term %s is looked for among numbers as %s', (term, number) => {
  expect(searchedNumber(term)).toBe(number)
})
