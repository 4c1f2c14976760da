import { expect, test } from 'vitest'
import { avifSet, sharePictureOf, sharpestOf } from './picture-files.ts'

test.each([
  [
    '/media/models/sp125/hero.webp',
    '/media/models/sp125/hero-640.avif 640w, /media/models/sp125/hero-1280.avif 1280w',
  ],
  ['/media/models/sp125/swatches/red.webp', '/media/models/sp125/swatches/red-160.avif 160w'],
  [
    '/media/demo/gallery-01.webp',
    '/media/demo/gallery-01-600.avif 600w, /media/demo/gallery-01-1200.avif 1200w',
  ],
  ['/media/slides/1.webp', '/media/slides/1-800.avif 800w, /media/slides/1-1600.avif 1600w'],
])('%s is there in several sizes', (src, files) => expect(avifSet(src)).toBe(files))

test.each([
  '/media/gallery/3f2c.webp',
  '/media/offers/poster.webp',
  '/media/notifications/camp.png',
  '/media/models/sp125/360/00.avif',
  'https://elsewhere.example/media/slides/1.webp',
])('%s is the only file of its picture', (src) => {
  expect(avifSet(src)).toBeUndefined()
  expect(sharpestOf(src)).toBe(src)
})

test('the lens looks through the sharpest file', () =>
  expect(sharpestOf('/media/models/sp125/colours/red.webp')).toBe('/media/models/sp125/colours/red-960.avif'))

test('link previews show a picture beside the hero, and other pictures as they are', () => {
  expect(sharePictureOf('/media/models/sp125/hero.webp')).toBe('/media/models/sp125/share.jpg')
  expect(sharePictureOf('/media/offers/poster.webp')).toBe('/media/offers/poster.webp')
})
