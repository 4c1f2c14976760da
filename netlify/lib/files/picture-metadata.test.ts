import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './picture-file.ts'
import { withoutMetadata } from './picture-metadata.ts'

const exif = {
  IFD0: { Artist: 'Bijaya', Model: 'PHONE-7' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 27/1 45/1' },
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'

/** A picture of many colours, like a photograph from a phone. */
const taken = () =>
  sharp(Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 256)), {
    raw: { width: 60, height: 40, channels: 3 },
  })
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')

const kinds = [
  ['image/jpeg', () => taken().jpeg()],
  ['image/jpeg', () => taken().jpeg({ progressive: true })],
  ['image/png', () => taken().png()],
  ['image/webp', () => taken().webp()],
  ['image/webp', () => taken().webp({ lossless: true })],
] as const

test.each(kinds)('%s loses who, where and when, and no pixel', async (type, make) => {
  const original = await make().toBuffer()
  const before = await sharp(original).metadata()
  expect(before.exif).toBeDefined()
  const bare = Buffer.from(
    withoutMetadata(Buffer.concat([original, Buffer.from('GPS at the end')]), type) ?? [],
  )
  const { exif: left, xmp: words, icc, width, height } = await sharp(bare).metadata()
  expect({ left, words, width, height }).toEqual({ left: undefined, words: undefined, width: 60, height: 40 })
  expect(icc).toEqual(before.icc)
  for (const word of ['Bijaya', 'PHONE', 'GPS', 'xmpmeta']) expect(bare.includes(word)).toBe(false)
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
})

test('a picture that has none stays as it is', async () => {
  for (const [type, make] of [
    ['image/jpeg', () => sharp({ create: grey }).jpeg()],
    ['image/png', () => sharp({ create: grey }).png()],
    ['image/webp', () => sharp({ create: grey }).webp()],
    ['image/avif', () => sharp({ create: grey }).avif()],
  ] as const) {
    const original = await make().toBuffer()
    expect(Buffer.from(withoutMetadata(original, type) ?? [])).toEqual(original)
  }
})

test.each([1, 3, 6, 8])(
  'a photograph that was taken with the camera at %i is shown as it was taken',
  async (orientation) => {
    const original = await taken().withMetadata({ orientation }).jpeg().toBuffer()
    const bare = Buffer.from(withoutMetadata(original, 'image/jpeg') ?? [])
    const seen = await sharp(original).autoOrient().raw().toBuffer({ resolveWithObject: true })
    const kept = await sharp(bare).autoOrient().raw().toBuffer({ resolveWithObject: true })
    expect(kept.data).toEqual(seen.data)
    const { width, height } = seen.info
    expect(readPicture(bare)).toMatchObject({ width, height })
    for (const word of ['Bijaya', 'PHONE', 'GPS']) expect(bare.includes(word)).toBe(false)
  },
)

const grey = { width: 20, height: 20, channels: 3, background: '#888' } as const

test('an AVIF that says where it was taken is none we keep', async () => {
  expect(withoutMetadata(await taken().avif().toBuffer(), 'image/avif')).toBeUndefined()
})

test.each([
  'ffd8ffe1',
  'ffd8ffe10002',
  'ffd8ffda0008ffff',
  '89504e470d0a1a0affffffff49444154',
  '52494646ffffffff57454250455849460100',
])('bytes that break off (%s) do no harm', (hex) => {
  const bytes = Buffer.from(hex, 'hex')
  const type = hex.startsWith('ff') ? 'image/jpeg' : hex.startsWith('89') ? 'image/png' : 'image/webp'
  expect(withoutMetadata(bytes, type)?.length).toBeLessThanOrEqual(bytes.length)
})
