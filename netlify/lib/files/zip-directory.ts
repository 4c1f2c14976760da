/** One entry of a ZIP archive, as the directory at the archive's end states it; nothing is unpacked. */
export interface ZipEntry {
  name: string
  /** The bytes after unpacking, as the directory states them. */
  size: number
  isEncrypted: boolean
  /**
   * Does the header in front of the entry's data state the same name as the directory? Some programs trust
   * the header, others the directory.
   */
  isConsistent: boolean
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const entryLength = 46
const localLength = 30
const longestComment = 0xffff

/**
 * Reads the entries of a ZIP archive. Answers undefined when the bytes are no plain archive: cut off, split
 * into parts, or in the 64-bit format.
 */
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
    entries.push({
      name: new TextDecoder().decode(name),
      size: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      isConsistent: isNamed(view, view.getUint32(at + 42, true), name),
    })
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === end ? entries : undefined
}

/**
 * Would a program that looks for an archive find one at the end of these bytes? A file can begin as a PDF or
 * a picture and still end as an archive.
 */
export function endsAsArchive(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  return end !== undefined && end + endLength + view.getUint16(end + 20, true) === view.byteLength
}

function isNamed(view: DataView, at: number, name: Uint8Array): boolean {
  if (at + localLength + name.length > view.byteLength) return false
  if (view.getUint32(at, true) !== localSignature || view.getUint16(at + 26, true) !== name.length)
    return false
  return name.every((byte, index) => view.getUint8(at + localLength + index) === byte)
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endSignature) return at
  return undefined
}
