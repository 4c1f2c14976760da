import { expect, test } from 'vitest'
import { avifSet, resizedTo, sharePictureOf, sharpestOf, uploadedSet } from './picture-files.ts'

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

test('an uploaded picture comes from the Image CDN in widths up to its own', () => {
  const src = '/media/catalogue/ab12.1500x1000.webp'
  const at = (width: number) => `/.netlify/images?url=${src}&w=${width} ${width}w`
  const srcSet = [at(320), at(640), at(1280), at(1500)].join()
  expect(uploadedSet(src)).toBe(srcSet)
  expect(resizedTo(960, src)).toBe(`/.netlify/images?url=${src}&w=960`)
  expect(sharePictureOf(src)).toBe(`/.netlify/images?url=${src}&w=1200`)
})

test.each([
  '/media/gallery/3f2c.webp',
  '/media/offers/poster.webp',
  '/media/notifications/camp.png',
  '/media/models/sp125/360/00.avif',
  'https://elsewhere.example/media/slides/1.webp',
])('%s has no files beside it', (src) => {
  expect(avifSet(src)).toBeUndefined()
  expect(sharpestOf(src)).toBe(src)
  expect(uploadedSet(src)).toBeUndefined()
  expect(resizedTo(960, src)).toBe(src)
})

test('the lens looks through the sharpest file', () =>
  expect(sharpestOf('/media/models/sp125/colours/red.webp')).toBe('/media/models/sp125/colours/red-960.avif'))

test('link previews show a picture beside the hero, or what is chosen for them', () => {
  expect(sharePictureOf('/media/models/sp125/hero.webp')).toBe('/media/models/sp125/share.jpg')
  expect(sharePictureOf('/media/models/sp125/share.jpg')).toBe('/media/models/sp125/share.jpg')
})
