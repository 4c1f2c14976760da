import sharp from 'sharp'

export interface Encoded {
  content: Buffer
  /** 1 to 100. */
  quality: number
}

type Format = 'avif' | 'webp' | 'jpg'

/** From as good as needed to as bad as bearable. */
const steps: Record<Format, readonly number[]> = {
  avif: [64, 56, 50, 44, 38, 32, 26, 20, 14],
  webp: [84, 76, 68, 60, 50, 40, 30, 20, 10],
  jpg: [84, 76, 68, 60, 50, 40],
}

/** Below it a picture looks poor. */
const poorBelow: Record<Format, number> = { avif: 38, webp: 40, jpg: 50 }

/** A PNG in the format that the file's name tells, `width` wide, with the best quality that fits. */
export async function encode(png: Buffer, file: string, width: number, maxBytes: number): Promise<Encoded> {
  const format = formatOf(file)
  const scaled = await sharp(png).resize(width).png({ compressionLevel: 1 }).toBuffer()
  let last: Encoded | undefined
  for (const quality of steps[format]) {
    const content = await compress(scaled, format, quality)
    if (content.length <= maxBytes) return { content, quality }
    last = { content, quality }
  }
  throw new Error(`${file} does not fit: ${last?.content.length} of ${maxBytes} bytes.`)
}

/** Does that quality show? */
export function isPoor(file: string, quality: number): boolean {
  return quality < poorBelow[formatOf(file)]
}

/** The picture twelve pixels wide, as a data address; undefined for a picture one can see through. */
export async function placeholderOf(png: Buffer): Promise<string | undefined> {
  const picture = sharp(png)
  if (!(await picture.stats()).isOpaque) return undefined
  const tiny = await picture.resize(12).removeAlpha().webp({ quality: 40, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

function compress(png: Buffer, format: Format, quality: number): Promise<Buffer> {
  const picture = sharp(png)
  if (format === 'webp') return picture.webp({ quality, effort: 5 }).toBuffer()
  if (format === 'jpg')
    return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  return picture.avif({ quality, effort: 4, chromaSubsampling: quality < 50 ? '4:2:0' : '4:4:4' }).toBuffer()
}

function formatOf(file: string): Format {
  const format = file.slice(file.lastIndexOf('.') + 1)
  if (format === 'avif' || format === 'webp' || format === 'jpg') return format
  throw new Error(`${file} has no format that pictures are kept in.`)
}
