import { expect, test } from 'vitest'
import { contrast, weakPairs } from './brand-colours.ts'

test('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the colours of the house can be read; a yellow button with white words is named', () => {
  const house = { accent: '', accentStrong: '', onAccent: '' }
  expect(weakPairs(house)).toEqual([])
  expect(weakPairs({ ...house, accent: '#ffd200' })).toEqual(['Text on buttons, on a button: 1.45 to 1'])
})
