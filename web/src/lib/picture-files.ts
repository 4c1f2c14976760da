/**
 * Width of the wider of a picture's two AVIF files; the other has half of it, where that is not too narrow to be worth
 * a file. The WebP file is as wide as the wider one.
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

/** `/media/models/sp125/colours/red.webp` is one of "colours", `/media/demo/offer-1.webp` one of "demo/offer". */
const kindIn = /^\/media\/(?:models\/[^/]+\/)?(demo\/[a-z]+|[a-z]+)(?:[/-][^/]+)?\.webp$/

/** The widths a picture of the site has as AVIF, smallest first; none for pictures that staff upload. */
export function pictureWidths(src: string): readonly number[] {
  const widest = widestOf[kindIn.exec(src)?.[1] ?? ''] ?? 0
  return [widest / 2, widest].filter((width) => width >= narrowest)
}

/** The AVIF file of that width beside a WebP file. */
export function avifOf(src: string, width: number): string {
  return src.replace(/\.webp$/, `-${width}.avif`)
}

/** For the srcset of an AVIF source; nothing for pictures that have none. */
export function avifSet(src: string): string | undefined {
  const widths = pictureWidths(src)
  return widths.length === 0 ? undefined : widths.map((width) => `${avifOf(src, width)} ${width}w`).join(', ')
}

/** What staff upload says its size in its name: `/media/catalogue/ab12.1600x1200.webp`. */
const uploaded = /^\/media\/\w+\/\w+\.(\d+)x/

/**
 * The address of an uploaded picture in a width, in pixels: Netlify's Image CDN makes it, as AVIF or WebP by what the
 * browser takes. Any other picture stays as it is.
 */
export function resizedTo(width: number, src: string): string {
  return uploaded.test(src) ? `/.netlify/images?url=${src}&w=${width}` : src
}

/** The srcset of an uploaded picture, up to its own width; nothing for any other. */
export function uploadedSet(src: string): string | undefined {
  const widest = uploaded.exec(src)?.[1]
  const widths = [320, 640, 1280, 1920].filter((width) => width < Number(widest))
  return widest && [...widths, +widest].map((width) => `${resizedTo(width, src)} ${width}w`).join()
}

/** The sharpest file of a picture. */
export function sharpestOf(src: string): string {
  const width = pictureWidths(src).at(-1)
  return width === undefined ? src : avifOf(src, width)
}

/** The picture for link previews beside a model's hero, or an uploaded one; any other serves as it is. */
export function sharePictureOf(src: string): string {
  return resizedTo(1200, src).replace(/hero\.webp$/, 'share.jpg')
}

/** For link previews of pages that have no picture of their own. */
export const sharePicture = '/media/share.jpg'
