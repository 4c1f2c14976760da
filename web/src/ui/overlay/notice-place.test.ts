import { expect, test } from 'vitest'
import { clearPlace, pointsOf } from './notice-place.ts'

const phone = { width: 360, height: 740 }
const notice = { width: 240, height: 48 }

/** A window in which nothing is free below a height, and above it only from a distance on. */
const freeAbove =
  (bottom: number, from = 0) =>
  ({ left, top, height }: { left: number; top: number; height: number }) =>
    top + height <= bottom && left >= from

test('stands above the bar of the phone, at the left', () => {
  expect(clearPlace(notice, phone, freeAbove(684))).toEqual({ left: 12, top: 632 })
})

test('makes room for what can be pressed, and for headings', () => {
  expect(clearPlace(notice, phone, freeAbove(600))?.top).toBeLessThanOrEqual(600 - 48)
  expect(clearPlace(notice, phone, freeAbove(600, 100))).toMatchObject({ left: 108 })
})

test('has no place where the lower half of the window is full, or the window too narrow', () => {
  expect(clearPlace(notice, phone, freeAbove(400))).toBeUndefined()
  expect(clearPlace({ width: 400, height: 48 }, phone, () => true)).toBeUndefined()
})

test('looks at every edge of a box', () => {
  const points = [...pointsOf({ left: 10, top: 20, width: 40, height: 18 })].map(String)
  expect(points).toEqual(expect.arrayContaining(['10,20', '50,20', '10,38', '50,38']))
})
