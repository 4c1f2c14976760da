import { expect, test } from 'vitest'
import { registrationNumber } from './registration-number.ts'

test.each([
  ['od 02-ab 1234', 'OD02AB1234'],
  ['OR05A0007', 'OR05A0007'],
  ['୨୪ BH ୧୨୩୪ a', '24BH1234A'],
  ['22BH1234AA', '22BH1234AA'],
])('%s is the number %s', (typed, plain) => {
  expect(registrationNumber.parse(typed)).toBe(plain)
})

test.each(['', 'OD02', 'XX02AB1234', 'OD02AB0000', '24BH0000A', '24BH1234IA', 'OD02ABCD1234', 'applied for'])(
  '“%s” is none',
  (typed) => {
    expect(registrationNumber.safeParse(typed).success).toBe(false)
  },
)
