import sharp from 'sharp'

export interface Encoded {
  content: Buffer
  /** 1 to 100. */
  quality: number
}

type Format = 'avif' | 'webp' | 'jpg'

/** Qualities to try, from the best that is useful to the worst that is bearable. */
const steps: Record<Format, readonly number[]> = {
  avif: [64, 56, 50, 44, 38, 32, 26, 20, 14],
  webp: [84, 76, 68, 60, 50, 40, 30, 20, 10],
  jpg: [84, 76, 68, 60, 50, 40],
}

/** Below this quality a picture looks poor. */
const poorBelow: Record<Format, number> = { avif: 38, webp: 40, jpg: 50 }

/** The quality to begin with, by kind of picture. */
const firstStep = new Map<string, number>()

interface Wanted {
  width: number
  maxBytes: number
  /** Colour laid under transparent parts. */
  ground: string | undefined
}

/** Encodes a PNG in the format of the file's name, with the best quality that fits. */
export async function encode(
  png: Buffer,
  file: string,
  { width, maxBytes, ground }: Wanted,
): Promise<Encoded> {
  const format = formatOf(file)
  const resized = sharp(png).resize(width)
  const scaled = await (ground ? resized.flatten({ background: ground }) : resized)
    .png({ compressionLevel: 1 })
    .toBuffer()
  // Pictures of one kind need about the same quality, so beginning where the last one ended saves most tries.
  const kind = `${format} ${width} ${maxBytes}`
  const ladder = steps[format]
  for (let index = firstStep.get(kind) ?? 0; index < ladder.length; index += 1) {
    const quality = ladder[index] ?? 0
    const content = await compress(scaled, format, quality)
    if (content.length > maxBytes) continue
    const isRoomLeft = content.length < maxBytes * 0.85
    firstStep.set(kind, isRoomLeft ? Math.max(0, index - 1) : index)
    return { content, quality }
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes.`)
}

/** Is this quality so low that one sees it? */
export function isPoor(file: string, quality: number): boolean {
  return quality < poorBelow[formatOf(file)]
}

/** The picture twelve pixels wide as a data address; undefined for a picture with transparent parts. */
export async function placeholderOf(png: Buffer): Promise<string | undefined> {
  const picture = sharp(png)
  if (!(await picture.stats()).isOpaque) return undefined
  const tiny = await picture.resize(12).removeAlpha().webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

function compress(png: Buffer, format: Format, quality: number): Promise<Buffer> {
  const picture = sharp(png)
  if (format === 'webp') return picture.webp({ quality, effort: 4 }).toBuffer()
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
  return picture.avif({ quality, effort: 2, chromaSubsampling: quality < 50 ? '4:2:0' : '4:4:4' }).toBuffer()
}

function formatOf(file: string): Format {
  const format = file.slice(file.lastIndexOf('.') + 1)
  if (format === 'avif' || format === 'webp' || format === 'jpg') return format
  throw new Error(`${file} has no format that pictures are kept in.`)
}
