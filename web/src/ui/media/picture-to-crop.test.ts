import { expect, test } from 'vitest'
import { isAnimation } from './picture-to-crop.ts'

const bytes = (...parts: (string | number[])[]) =>
  parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part)))
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

test.each([
  ['a GIF that repeats', bytes('GIF89a', [1, 0, 1, 0, 0xf7], 'NETSCAPE2.0'), true],
  ['a GIF of one picture', bytes('GIF89a', [1, 0, 1, 0, 0xf7]), false],
  ['a WebP with frames', bytes('RIFF', [9, 9, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 2], 'ANIM'), true],
  ['a WebP without frames', bytes('RIFF', [9, 9, 0, 0], 'WEBPVP8 '), false],
  ['a PNG with frames', bytes(pngHead, 'IHDR', [0], 'acTL'), true],
  ['a PNG without frames', bytes(pngHead, 'IHDR', [0], 'IDAT'), false],
] as const)('%s', async (_, parts, isMoving) => {
  expect(await isAnimation(new File(parts, 'picture'))).toBe(isMoving)
})
