import { expect, test } from 'vitest'
import { isMoving } from './moving-picture.ts'

const pngHead = [0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a]
const frame = ['!', 0xf9, 4, 0, 0, 0, 0, 0, ',', 0, 0]

test.each([
  ['a GIF that repeats', ['GIF89a', 1, 0, 1, 0, 0xf7, 'NETSCAPE2.0'], true],
  ['a GIF that plays once', ['GIF89a', 1, 0, ...frame, ...frame], true],
  ['a GIF of one picture', ['GIF89a', 1, 0, ...frame], false],
  ['a WebP with frames', ['RIFF', 9, 9, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 0x12], true],
  ['a WebP with transparent parts', ['RIFF', 9, 9, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 0x10], false],
  ['a WebP without frames', ['RIFF', 9, 9, 0, 0, 'WEBPVP8 '], false],
  ['a PNG with frames', [...pngHead, 'IHDR', 0, 'acTL', 'IDAT'], true],
  ['a PNG without frames', [...pngHead, 'IHDR', 0, 'IDAT', 'acTL'], false],
  ['an AVIF with frames', [0, 0, 0, 0x1c, 'ftypavis'], true],
  ['an AVIF without frames', [0, 0, 0, 0x1c, 'ftypavif'], false],
])('%s', (_, parts, moves) => {
  const bytes = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))),
  )
  expect(isMoving(bytes)).toBe(moves)
})
