/**
 * The width of the wider of a picture's two AVIF files; the other file has half that width, and is left out
 * where that would be too narrow to be worth a file. The WebP file is as wide as the wider one.
 */
const widestOf: Record<string, number | undefined> = {
  name: 640,
  icon: 320,
  listing: 800,
  hero: 1280,
  colours: 960,
  swatches: 160,
  features: 800,
  accessories: 640,
  slides: 1600,
  'demo/notification': 800,
  'demo/offer': 1200,
  'demo/gallery': 1200,
  pages: 1200,
  outlets: 960,
  videos: 960,
}

const narrowest = 160

/**
 * Finds the kind of a picture in its path: `/media/models/sp125/colours/red.webp` is of the kind "colours",
 * `/media/demo/offer-1.webp` of the kind "demo/offer".
 */
const kindIn = /^\/media\/(?:models\/[^/]+\/)?(demo\/[a-z]+|[a-z]+)(?:[/-][^/]+)?\.webp$/

/** The widths of a picture's AVIF files, smallest first; none for pictures that staff upload. */
export function pictureWidths(src: string): readonly number[] {
  const widest = widestOf[kindIn.exec(src)?.[1] ?? ''] ?? 0
  return [widest / 2, widest].filter((width) => width >= narrowest)
}

/** The AVIF file of the given width beside a WebP file. */
export function avifOf(src: string, width: number): string {
  return src.replace(/\.webp$/, `-${width}.avif`)
}

/** The srcset of a picture's AVIF files; undefined for a picture without such files. */
export function avifSet(src: string): string | undefined {
  const widths = pictureWidths(src)
  return widths.length === 0 ? undefined : widths.map((width) => `${avifOf(src, width)} ${width}w`).join(', ')
}

/**
 * Finds the width of an uploaded picture, whose size is part of its name:
 * `/media/catalogue/ab12.1600x1200.webp`.
 */
const uploaded = /^\/media\/\w+\/\w+\.(\d+)x/

/**
 * The address of an uploaded picture in the given width in pixels: Netlify's Image CDN makes that picture, as
 * AVIF or WebP depending on the browser. The address of any other picture is returned unchanged.
 */
export function resizedTo(width: number, src: string): string {
  return uploaded.test(src) ? `/.netlify/images?url=${src}&w=${width}` : src
}

/** The srcset of an uploaded picture, up to the picture's own width; undefined for any other picture. */
export function uploadedSet(src: string): string | undefined {
  const widest = uploaded.exec(src)?.[1]
  const widths = [320, 640, 1280, 1920].filter((width) => width < Number(widest))
  return widest && [...widths, +widest].map((width) => `${resizedTo(width, src)} ${width}w`).join()
}

/** The widest file of a picture. */
export function sharpestOf(src: string): string {
  const width = pictureWidths(src).at(-1)
  return width === undefined ? src : avifOf(src, width)
}

/**
 * The picture for link previews: the one beside a model's hero, or an uploaded picture resized. Any other
 * picture is used as it is.
 */
export function sharePictureOf(src: string): string {
  return resizedTo(1200, src).replace(/hero\.webp$/, 'share.jpg')
}
