export interface ShrunkImage {
  file: File
  width: number
  height: number
}

/** The picture cannot be read by this browser. */
export class UnreadableImage extends Error {}

const longestSide = 1920
const qualities = [0.86, 0.72, 0.55]

/**
 * Redraws a picture for the web: upright as its camera meant it, longest side 1,920 pixels, WebP (JPEG where the
 * browser makes none), without its metadata such as the place it was taken. Throws `UnreadableImage`.
 */
export async function shrinkImage(original: File, maxBytes: number): Promise<ShrunkImage> {
  const bitmap = await createImageBitmap(original, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableImage()
  })
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new UnreadableImage()
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const blob = await encode(canvas, maxBytes)
    const name = original.name.replace(/\.\w{1,5}$/, '')
    const extension = blob.type === 'image/webp' ? 'webp' : 'jpg'
    return { file: new File([blob], `${name}.${extension}`, { type: blob.type }), width, height }
  } finally {
    bitmap.close()
  }
}

async function encode(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  let smallest: Blob | undefined
  for (const quality of qualities) {
    smallest = await toBlob(canvas, 'image/webp', quality)
    // A browser that cannot make WebP answers with PNG, which is no use for photographs.
    if (smallest?.type !== 'image/webp') smallest = await toBlob(onWhite(canvas), 'image/jpeg', quality)
    if (smallest && smallest.size <= maxBytes) return smallest
  }
  throw new UnreadableImage()
}

/** JPEG has no transparency; without this it would turn black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const white = document.createElement('canvas')
  white.width = canvas.width
  white.height = canvas.height
  const context = white.getContext('2d')
  if (!context) throw new UnreadableImage()
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
