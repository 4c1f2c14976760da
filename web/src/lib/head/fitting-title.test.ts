import { expect, test } from 'vitest'
import { fittingTitle } from './fitting-title.ts'

test('a title keeps the dealer’s name where both fit', () => {
  const short = 'Gallery | Kalinga Two-Wheelers'
  expect(fittingTitle(short)).toBe(short)
})

test('a longer title goes without the name behind its last bar', () => {
  expect(fittingTitle('CD 110 Dream Deluxe price, specifications and colours | Kalinga Two-Wheelers')).toBe(
    'CD 110 Dream Deluxe price, specifications and colours',
  )
})

test('signs on a letter count too', () => {
  const words = 'की'.repeat(30)
  expect(fittingTitle(`${words} | Dealer`)).toBe(words)
})
