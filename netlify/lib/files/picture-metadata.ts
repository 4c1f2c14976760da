import { orientationIn, orientationSegment } from './jpeg-orientation.ts'
import type { Picture } from './picture-file.ts'

/**
 * The picture without the data that its camera wrote beside the pixels (place, time, owner, thumbnail) and
 * without bytes behind its end. Pixels and colour profile stay as they are. Answers undefined for an AVIF
 * with such data, because the data cannot be cut out without rewriting the file.
 */
export function withoutMetadata(
  content: Uint8Array,
  type: Picture['type'],
): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Buffer.from(content)
  if (type === 'image/avif') return avifNames.some((name) => bytes.includes(name)) ? undefined : copy(bytes)
  const parts = { 'image/jpeg': jpegParts, 'image/png': pngParts, 'image/webp': webpParts }[type](bytes)
  return copy(Buffer.concat([...parts]))
}

/** The texts with which EXIF and XMP begin inside an AVIF. */
const avifNames = ['Exif\0', 'application/rdf+xml', 'http://ns.adobe.com/xap']

const copy = (bytes: Buffer) => new Uint8Array(bytes)

/**
 * Yields the segments that a decoder needs. EXIF and XMP (APP1), further pictures (MPF in APP2), IPTC (APP13)
 * and comments are left out, but for how the camera was held: without that a picture would lie on its side.
 */
function* jpegParts(bytes: Buffer): Generator<Buffer> {
  yield bytes.subarray(0, 2)
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const isApp = marker >= 0xe0 && marker <= 0xef
    const isProfile = marker === 0xe2 && bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
    const isNeeded = !isApp || marker === 0xe0 || marker === 0xee || isProfile
    if (isNeeded && marker !== 0xfe) yield bytes.subarray(at, end)
    const orientation = orientationIn(bytes.subarray(at, end))
    if (orientation > 1) yield orientationSegment(orientation)
    at = end
    if (marker !== 0xda) continue
    const scanned = endOfScan(bytes, at)
    yield bytes.subarray(at, scanned)
    at = scanned
    if (bytes[at + 1] === 0xd9) return yield bytes.subarray(at, at + 2)
  }
}

/**
 * The position of the next marker behind compressed data. Inside that data 0xff is followed by 0 or by a
 * restart marker.
 */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const pngNeeds = [
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
  'cICP',
]

/** The chunks that a decoder needs, which PNG marks by a capital first letter, and the others that stay. */
function* pngParts(bytes: Buffer): Generator<Buffer> {
  yield bytes.subarray(0, 8)
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (/^[A-Z]/.test(name) || pngNeeds.includes(name)) yield bytes.subarray(at, end)
    if (name === 'IEND') return
    at = end
  }
}

const webpMetadata = ['EXIF', 'XMP ']
/** The bits of the VP8X header that announce EXIF and XMP. */
const webpFlags = 0x0c

function* webpParts(bytes: Buffer): Generator<Buffer> {
  const chunks: Buffer[] = []
  const last = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= last; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const chunk = Buffer.from(bytes.subarray(at, end))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~webpFlags, 8)
    if (!webpMetadata.includes(name)) chunks.push(chunk)
    at = end
  }
  const header = Buffer.from(bytes.subarray(0, 12))
  header.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4)
  yield header
  yield* chunks
}
