import { makeZip } from './files.ts'

/** Text as bytes, one for each character. */
export const bytes = (text: string) => Buffer.from(text, 'latin1')
/** Joins bytes and texts. */
export const join = (...parts: (Buffer | string)[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)))

/** The content types that a browser sends for résumés. */
export const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
/** The entries that make an archive a Word document. */
export const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']

/** A small complete PDF with a text in its catalogue. */
export const pdf = (inside = '', version = '1.7') =>
  bytes(
    `%PDF-${version}\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  )
/** A file of the old Word kind with streams of these names. */
export const doc = (...streams: string[]) =>
  join(
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((stream) => Buffer.concat([Buffer.from(stream, 'utf16le'), Buffer.alloc(64)])),
  )
/** The header of a JPEG of this size, and the bytes after it. */
export const jpeg = (width: number, height: number, after: Buffer | string = '') => {
  const size = (number: number) => number.toString(16).padStart(4, '0')
  return join(Buffer.from(`ffd8ffe0000400ffffc0000b08${size(height)}${size(width)}01011100`, 'hex'), after)
}
/** The header of a WebP of this size. */
export const webp = (width: number, height: number) => {
  const file = Buffer.alloc(30)
  file.write('RIFF', 0)
  file.write('WEBPVP8X', 8)
  file.writeUIntLE(width - 1, 24, 3)
  file.writeUIntLE(height - 1, 27, 3)
  return file
}
/** The boxes of an AVIF that tell its size. */
export const avif = (width: number, height: number) => {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  return join(Buffer.from('0000001c', 'hex'), 'ftypavif', Buffer.alloc(4), 'avifmif1', 'ispe', size)
}

/** An archive whose directory was changed after the archive was made. */
export function changedZip(
  names: readonly string[],
  change: (zip: Buffer<ArrayBuffer>, directory: number) => void,
) {
  const zip = makeZip(names)
  change(zip, zip.readUInt32LE(zip.length - 6))
  return zip
}
