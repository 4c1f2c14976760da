import { expect, test } from 'vitest'
import { lensStyle, within } from './lens.ts'

const size = { width: 400, height: 300 }

test('shows the picture one and a half times as large, with the same point under its middle', () => {
  expect(lensStyle({ x: 200, y: 150 }, size)).toEqual({
    width: 150,
    height: 150,
    transform: 'translate(125px, 75px)',
    backgroundSize: '600px 450px',
    backgroundPosition: '-225px -150px',
  })
})

test('its middle stays on the picture', () => {
  expect(within({ x: -20, y: 500 }, size)).toEqual({ x: 0, y: 300 })
  expect(within({ x: 12, y: 34 }, size)).toEqual({ x: 12, y: 34 })
})
