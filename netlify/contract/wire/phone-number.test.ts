import { expect, test } from 'vitest'
import { isCallable, isWrittenAsNumber, latinDigits, numberDigits, searchedNumber } from './phone-number.ts'

test.each([
  ['98610 00003', '9861000003'],
  ['+91 98610-00003', '9861000003'],
  ['0 98610 00003', '9861000003'],
  ['+91 98610', undefined],
  ['+91 986100', '986100'],
  ['୯୮୬୧୦୦୦୦୦୩', '9861000003'],
  ['\u202a+91 98610\u00a000003\u202c', '9861000003'],
  ['98610 00003,', '9861000003'],
  ['98,610,00,003', '9861000003'],
  ['98610\u200b00003', '9861000003'],
  ['\u2068+91\u200d98610\u206000003\ufeff', '9861000003'],
  ['98610', undefined],
  ['OD 05 AB 1234 567', undefined],
  ['20/11/2026', undefined],
  ['', undefined],
])('the term %s is looked for among numbers as %s', (term, number) => {
  expect(searchedNumber(term)).toBe(number)
})

test('digits of every script are read', () => {
  expect(latinDigits('୯୮ ९८ ৯৮ ௯௮ 98 ٩٨, OD')).toBe('98 98 98 98 98 98, OD')
  expect(numberDigits('+୯୧ ९८६१०-00003')).toBe('919861000003')
})

test.each([
  '98610 00003',
  '+91 98610-00003',
  '0091 9861000003',
  '୯୮୬୧୦ ୦୦୦୦୩',
  '९८६१०००००३',
  '(0671) 230 1234',
  '0671-000-0101',
  '1800 103 3434',
  '+44 20 7946 0018',
  '\u202a+44 20 7946 0018\u202c',
  '98610 00003,',
])('%s can be called', (number) => expect(isCallable(number)).toBe(true))

test.each(['', '98610', '2301234', '00000 00000', '986100000345', '+91 98610', 'soon'])(
  '%j cannot be called',
  (number) => expect(isCallable(number)).toBe(false),
)

test('a number is written in digits of any script, with gaps, brackets and a plus', () => {
  const written = ['୯୮୬୧୦ ୦୦୦୦୩', '(0671) 230 1234', '+91-98610.00003', '98610 00003,', '98610\u200b00003']
  const copied = ['\u202a98610 00003\u202c', '98610\u200d00003', '\ufeff98610\u00ad00003']
  expect([...written, ...copied].map(isWrittenAsNumber)).not.toContain(false)
  expect(['', 'soon', '98610 a', '+', '9+8'].map(isWrittenAsNumber)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
