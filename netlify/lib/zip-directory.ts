/** One entry of a ZIP archive, as its directory at the end tells; nothing is unpacked. */
export interface ZipEntry {
  name: string
  /** Bytes after unpacking, as the archive says. */
  size: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46
const longestComment = 0xffff

/** The entries of a ZIP archive; nothing when the bytes are no plain one (cut off, in parts, or of the 64-bit kind). */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + entryLength, at + entryLength + nameLength)
    entries.push({ name: new TextDecoder().decode(name), size: view.getUint32(at + 24, true) })
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === end ? entries : undefined
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endSignature) return at
  return undefined
}
