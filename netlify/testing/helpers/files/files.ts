/** An archive of empty entries with these names; `claimedSize` is the unpacked size that each claims. */
export function makeZip(names: readonly string[], { claimedSize = 0 } = {}): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const bytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(bytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(claimedSize, 24)
    entry.writeUInt16LE(bytes.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, bytes)
    directory.push(entry, bytes)
    offset += 30 + bytes.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}

/** The smallest PNG header with these dimensions, without pixels. */
export function makePng(width = 2, height = 2): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(33)
  header.write('89504e470d0a1a0a', 'hex')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

/** A file that the server takes for a PDF. */
export function makePdf(size = 200): Buffer<ArrayBuffer> {
  const start = Buffer.from('%PDF-1.7\n')
  return Buffer.concat([start, Buffer.alloc(size - start.length, 0x20)])
}

/** A multipart form of texts and files; a file is named after its field. */
export function makeForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, value instanceof File ? value.name : name)
  }
  return form
}

/** A picture as a browser sends it. */
export function pictureFile(content: Uint8Array<ArrayBuffer> = makePng(), type = 'image/png'): File {
  return new File([content], 'picture', { type })
}
