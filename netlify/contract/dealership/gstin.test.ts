import { expect, test } from 'vitest'
import { checkOf, isGstin } from './gstin.ts'

// The example of the tax authority's own form, whose check character is published.
test('a number with its check character is one, and with any other it is none', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
  for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUWXYZ')
    expect(isGstin(`27AAPFU0939F1Z${other}`)).toBe(false)
})

test('one wrong character is noticed wherever it stands', () => {
  const right = '21ABCDE1234F1Z'
  const number = right + checkOf(right)
  for (const place of [0, 1, 7, 8, 9, 10]) {
    const other = (Number(number[place]) + 1) % 10
    expect(isGstin(number.slice(0, place) + other + number.slice(place + 1))).toBe(false)
  }
  expect(isGstin(number.toLowerCase())).toBe(false)
  expect(isGstin('')).toBe(false)
})
