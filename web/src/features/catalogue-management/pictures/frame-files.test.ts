import { expect, test } from 'vitest'
import { byName, middlePart } from './frame-files.ts'

test('pictures of a turn come in the order of the numbers in their names', () => {
  const names = ['turn 10.jpg', 'turn 2.jpg', 'turn 1.jpg']
  expect(byName(names.map((name) => new File([], name))).map(({ name }) => name)).toEqual([
    'turn 1.jpg',
    'turn 2.jpg',
    'turn 10.jpg',
  ])
})

test.each([
  [1600, 900, { x: 0.125, y: 0, width: 0.75, height: 1 }],
  [900, 1200, { x: 0, y: 0.21875, width: 1, height: 0.5625 }],
  [400, 300, { x: 0, y: 0, width: 1, height: 1 }],
])('of %d by %d the middle is taken, four by three', (width, height, part) =>
  expect(middlePart(width, height)).toEqual(part),
)
