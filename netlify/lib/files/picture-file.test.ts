import { expect, test } from 'vitest'
import { readPicture } from './picture-file.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

test.each([
  ['lossy WebP', '52494646 24000000 57454250 56503820 18000000 300100 9d012a 2003 5802', 'webp', 800, 600],
  ['lossless WebP', '52494646 24000000 57454250 5650384c 18000000 2f 1fc39500', 'webp', 800, 600],
  ['extended WebP', '52494646 24000000 57454250 56503858 0a000000 00000000 1f0300 570200', 'webp', 800, 600],
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000320 00000258', 'png', 800, 600],
  ['JPEG after other segments', 'ffd8 ffe0 0004 0000 ffdb 0003 00 ffc2 000b 08 0258 0320', 'jpg', 800, 600],
  [
    'AVIF with a preview',
    '0000001c 66747970 61766966 00000000 61766966 6d696631 6d696166 00000014 69737065 00000000 00000040 00000030 00000014 69737065 00000000 00000320 00000258',
    'avif',
    800,
    600,
  ],
])('%s tells type and size', (_what, bytes, extension, width, height) => {
  expect(readPicture(hex(bytes))).toMatchObject({ extension, width, height })
})

test.each([
  ['nothing', ''],
  ['a GIF', '474946383961 0100 0100'],
  ['a cut-off JPEG', 'ffd8 ffe0 0004'],
  ['a JPEG without a frame', 'ffd8 ffe0 0004 0000 00'],
  ['a film that is no AVIF', '0000001c 66747970 69736f6d 00000000 69736f6d 00000000 00000000'],
  ['a PNG without pixels', '89504e470d0a1a0a 0000000d 49484452 00000000 00000258'],
])('%s is no picture', (_what, bytes) => {
  expect(readPicture(hex(bytes))).toBeUndefined()
})
