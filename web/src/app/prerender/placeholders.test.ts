import { expect, test } from 'vitest'
import demo from './placeholders.json?raw'
import { firstPlaceholders } from './placeholders.ts'

const named = (colours: string) => `/media/catalogue/ab12.1600x1200.${colours}.webp`

test('the name of an uploaded picture becomes a picture of its twelve colours', () => {
  const [, base64 = ''] = firstPlaceholders()(named(`f00${'000'.repeat(10)}00f`))?.split(',') ?? []
  const bmp = Buffer.from(base64, 'base64')
  expect([bmp.toString('latin1', 0, 2), bmp.readInt32LE(18), bmp.readInt32LE(22)]).toEqual(['BM', 4, 3])
  // The picture is red at the top left, which is the last row of a BMP, and blue at the bottom right; each
  // pixel is stored as blue, green, red.
  expect([...bmp.subarray(78, 81)]).toEqual([0, 0, 255])
  expect([...bmp.subarray(63, 66)]).toEqual([255, 0, 0])
})

test('a page gives placeholders to its first four pictures alone', () => {
  const placeholderOf = firstPlaceholders()
  const pictures = ['000', '111', '222', '333', '444'].map((colour) => named(colour.repeat(12)))
  expect(pictures.map((picture) => placeholderOf(picture) !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(placeholderOf('/media/catalogue/ab12.1600x1200.webp')).toBeUndefined()
})

test('pictures of the demo have a placeholder small enough to stand in a page', () => {
  const pictures = Object.keys(JSON.parse(demo) as object)
  expect(pictures.length).toBeGreaterThan(500)
  const placeholders = pictures.map((src) => firstPlaceholders()(src) ?? '')
  expect(
    placeholders.filter((one) => !one.startsWith('data:image/webp;base64,') || one.length > 400),
  ).toEqual([])
})
