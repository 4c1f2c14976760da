import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '#server/testing/helpers/files/files.ts'
import { contentOf } from './local-pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function stored(name: string, bytes: Uint8Array) {
  await writeFile(join(folder, name), bytes)
  return contentOf(join(folder, name))
}

/** A picture that is red on the left and blue on the right. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ])

async function colourAt(content: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = sharp(content).extract({ left, top, width: 1, height: 1 })
  const [red = 0, , blue = 0] = await pixel.removeAlpha().raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}

test('a photograph that lies on its side is turned upright', async () => {
  // EXIF orientation 6: the left side of the stored picture is the upper one.
  const { content, name } = await stored(
    'side.jpg',
    await photo(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  )
  expect(name).toMatch(/^[0-9a-f]{64}\.30x40\.webp$/)
  expect([await colourAt(content, 15, 5), await colourAt(content, 15, 35)]).toEqual(['red', 'blue'])
})

test('one that is wider than the editor would send it is shrunk', async () => {
  const { name } = await stored('wide.png', await photo(6000, 1500).png().toBuffer())
  expect(name).toMatch(/\.2560x640\.webp$/)
})

test('what is small and upright, and what came out of a project, stays as it is', async () => {
  const small = await photo(40, 30).jpeg().withMetadata({ orientation: 1 }).toBuffer()
  expect((await stored('small.jpg', small)).name).toMatch(/\.40x30\.jpg$/)
  const large = await photo(2600, 20).webp().toBuffer()
  const { content } = await stored(`${'0'.repeat(64)}.2600x20.webp`, large)
  expect(Buffer.from(content).equals(large)).toBe(true)
})

test('what cannot be read, and a brochure that is too large, are refused in words', async () => {
  const half = (await photo(6000, 1500).jpeg().toBuffer()).subarray(0, 700)
  await expect(stored('half.jpg', half)).rejects.toThrow('This picture cannot be read.')
  await expect(stored('large.pdf', makePdf(4 * 1024 * 1024 + 1))).rejects.toThrow('larger than 4 MB')
})
