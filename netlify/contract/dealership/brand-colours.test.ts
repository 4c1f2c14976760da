import { expect, test } from 'vitest'
import { contrast, lineColour, weakPairs } from './brand-colours.ts'

test('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the colours of the house can be read; a yellow button with white words is named', () => {
  const house = { accent: '', accentStrong: '', onAccent: '' }
  expect(weakPairs(house)).toEqual([])
  expect(weakPairs({ ...house, accent: '#ffd200' })).toEqual(['Text on buttons, on a button: 1.45 to 1'])
})

test('a light brand colour can be that of buttons with dark words; lines and words take one that can be read', () => {
  const yellow = { accent: '#ffd200', accentStrong: '#e6bd00', onAccent: '#14161a' }
  expect(weakPairs(yellow)).toEqual([])
  expect(lineColour(yellow)).toBe('#14161a')
  expect(lineColour({ ...yellow, accentStrong: '#8a6d00' })).toBe('#14161a')
  expect(lineColour({ ...yellow, accentStrong: '#7a5b00' })).toBe('#7a5b00')
  expect(lineColour({ accent: '#00539c', accentStrong: '', onAccent: '' })).toBe('#00539c')
  expect(lineColour({ accent: '', accentStrong: '#003a70', onAccent: '' })).toBe('')
})
