import { isOnItsSide, orientationIn } from './jpeg-orientation.ts'

/** Type and size (pixels) of a picture, read from its bytes. */
export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'
  extension: 'jpg' | 'png' | 'webp' | 'avif'
  width: number
  height: number
}

type Size = Pick<Picture, 'width' | 'height'>

/**
 * Reads type and size out of the header. Answers undefined when the bytes are of none of the four types or
 * end inside the header.
 */
export function readPicture(content: Uint8Array): Picture | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  try {
    for (const { read, ...kind } of kinds) {
      const size = read(bytes)
      if (size) return size.width > 0 && size.height > 0 ? { ...kind, ...size } : undefined
    }
  } catch (error) {
    // Reading past the end means that the header is incomplete.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

const kinds = [
  { type: 'image/jpeg', extension: 'jpg', read: jpegSize },
  { type: 'image/png', extension: 'png', read: pngSize },
  { type: 'image/webp', extension: 'webp', read: webpSize },
  { type: 'image/avif', extension: 'avif', read: avifSize },
] as const

const text = (bytes: Buffer, start: number, length: number) => bytes.toString('latin1', start, start + length)

/**
 * Walks from marker to marker until the frame header, which holds height and width. A picture that EXIF says
 * to lie on its side is shown with the two exchanged.
 */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff') return undefined
  let isTurned = false
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return isTurned ? { width: height, height: width } : { width, height }
    }
    isTurned ||= isOnItsSide(orientationIn(bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2))))
  }
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('hex', 0, 8) !== '89504e470d0a1a0a' || text(bytes, 12, 4) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function webpSize(bytes: Buffer): Size | undefined {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return undefined
  const chunk = text(bytes, 12, 4)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8L' && bytes.readUInt8(20) === 0x2f) {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8 ' && bytes.toString('hex', 23, 26) === '9d012a')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  return undefined
}

/** An AVIF states a size for each of its parts, in `ispe` boxes; the largest is the picture. */
function avifSize(bytes: Buffer): Size | undefined {
  if (text(bytes, 4, 4) !== 'ftyp') return undefined
  const brands = text(bytes, 8, Math.min(bytes.readUInt32BE(0), 256) - 8)
  if (!/^(?:.{4})*avi[fs]/s.test(brands)) return undefined
  let largest: Size | undefined
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
