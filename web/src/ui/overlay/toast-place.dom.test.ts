import { expect, test } from 'vitest'
import { freePlace } from './toast-place.ts'

const stack = { width: 320, height: 60 }
const window = { width: 1366, height: 650 }
const box = (left: number, top: number, width: number, height: number, weight = 1) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
})

test('stands under the header at the right, where nothing can be pressed', () => {
  expect(freePlace(stack, window, [box(20, 80, 80, 40)])).toMatchObject({ left: 1034, top: 76, covered: 0 })
})

test('leaves a column of buttons at the right alone, and the menu above it', () => {
  const edits = Array.from({ length: 12 }, (_, row) => box(1250, 90 + row * 46, 90, 40))
  const { left, covered } = freePlace(stack, window, [box(1200, 6, 160, 44), ...edits])
  expect([left + stack.width < 1250, covered]).toEqual([true, 0])
})

test('covers as little as can be where all is full', () => {
  const full = [box(0, 0, 360, 530), box(0, 568, 360, 72)]
  const { top, covered } = freePlace(stack, { width: 360, height: 640 }, full)
  expect([top, covered]).toEqual([520, (10 + 12) * stack.width])
})

test('in a list of a phone it covers the name of a row, and no button of any', () => {
  const rows = Array.from({ length: 5 }, (_, row) => [
    box(16, 160 + row * 130, 110, 44, 0.25),
    box(262, 230 + row * 130, 82, 44),
  ])
  const { top } = freePlace({ width: 320, height: 70 }, { width: 360, height: 740 }, rows.flat())
  const covers = (button: ReturnType<typeof box>) => button.top < top + 70 && button.bottom > top
  expect(rows.filter(([, button]) => button && covers(button))).toEqual([])
})
