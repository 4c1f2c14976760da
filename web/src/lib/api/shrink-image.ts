export interface ShrunkImage {
  file: File
  width: number
  height: number
  /**
   * Twelve colours that are shown in place of the picture until it has loaded, in the format of the contract;
   * undefined for a picture with transparent parts.
   */
  placeholder: string | undefined
}

/** A part of a picture; its position and size are fractions of the picture's width and height. */
export interface ImagePart {
  x: number
  y: number
  width: number
  height: number
}

/** Thrown for a picture that this browser cannot read. */
export class UnreadableImage extends Error {}

const qualities = [0.86, 0.72, 0.55]

/**
 * Redraws a picture for the web: turned upright, cut to `part`, its longest side `longestSide` pixels (1,920
 * unless given), as WebP or, where the browser cannot make WebP, as JPEG. The metadata, such as the place
 * where the picture was taken, is left out. Throws `UnreadableImage`.
 */
export async function shrinkImage(
  original: File,
  maxBytes: number,
  { part = { x: 0, y: 0, width: 1, height: 1 }, longestSide = 1920 } = {},
): Promise<ShrunkImage> {
  const bitmap = await createImageBitmap(original, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableImage()
  })
  try {
    const name = original.name.replace(/\.\w{1,5}$/, '')
    return await redrawn(bitmap, name, maxBytes, part, longestSide)
  } finally {
    bitmap.close()
  }
}

/** Like `shrinkImage`, but for a source that is decoded already, such as the present frame of a film. */
export async function redrawn(
  source: ImageBitmap | HTMLVideoElement,
  name: string,
  maxBytes: number,
  part: ImagePart,
  longestSide: number,
): Promise<ShrunkImage> {
  const [wide, high] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  const cut = { width: part.width * wide, height: part.height * high }
  const scale = Math.min(1, longestSide / Math.max(cut.width, cut.height))
  const width = Math.max(1, Math.round(cut.width * scale))
  const height = Math.max(1, Math.round(cut.height * scale))
  const { canvas, context } = drawing(width, height)
  context.drawImage(source, part.x * wide, part.y * high, cut.width, cut.height, 0, 0, width, height)
  const blob = await encode(canvas, maxBytes)
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg'
  const file = new File([blob], `${name}.${extension}`, { type: blob.type })
  return { file, width, height, placeholder: coloursOf(canvas) }
}

function drawing(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadableImage()
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** The colours of a picture: four by three from the top left, with four bits for each channel. */
function coloursOf(canvas: HTMLCanvasElement): string | undefined {
  const { context } = drawing(4, 3)
  context.drawImage(canvas, 0, 0, 4, 3)
  const { data } = context.getImageData(0, 0, 4, 3)
  const pixels = Array.from({ length: 12 }, (_, index) => [...data.slice(index * 4, index * 4 + 4)])
  if (pixels.some(([, , , alpha]) => alpha !== 255)) return undefined
  return pixels
    .flatMap((pixel) => pixel.slice(0, 3))
    .map((channel) => Math.round(channel / 17).toString(16))
    .join('')
}

async function encode(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  let smallest: Blob | undefined
  for (const quality of qualities) {
    smallest = await toBlob(canvas, 'image/webp', quality)
    // A browser that cannot make WebP answers with PNG, which is far too large for photographs.
    if (smallest?.type !== 'image/webp') smallest = await toBlob(onWhite(canvas), 'image/jpeg', quality)
    if (smallest && smallest.size <= maxBytes) return smallest
  }
  throw new UnreadableImage()
}

/** The picture on a white ground, because JPEG has no transparency and would turn it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas: white, context } = drawing(canvas.width, canvas.height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, white.width, white.height)
  context.drawImage(canvas, 0, 0)
  return white
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality)
  })
}
