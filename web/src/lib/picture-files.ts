/** Widths of the AVIF files of the site's own pictures; the WebP file is as wide as the widest of them. */
const widthsOf: Record<string, readonly number[] | undefined> = {
  name: [320, 640],
  icon: [160, 320],
  listing: [400, 800],
  hero: [640, 1280],
  colours: [480, 960],
  swatches: [160],
  features: [400, 800],
  accessories: [320, 640],
  slides: [800, 1600],
  'demo/notification': [400, 800],
  'demo/offer': [600, 1200],
  'demo/gallery': [600, 1200],
  pages: [600, 1200],
  outlets: [480, 960],
  videos: [480, 960],
}

/** `/media/models/sp125/colours/red.webp` is one of "colours", `/media/demo/offer-1.webp` one of "demo/offer". */
const kindIn = /^\/media\/(?:models\/[^/]+\/)?(demo\/[a-z]+|[a-z]+)(?:[/-][^/]+)?\.webp$/

/** The widths a picture of the site has as AVIF, smallest first; none for pictures that staff add. */
export function pictureWidths(src: string): readonly number[] {
  return widthsOf[kindIn.exec(src)?.[1] ?? ''] ?? []
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

/** The sharpest file of a picture. */
export function sharpestOf(src: string): string {
  const width = pictureWidths(src).at(-1)
  return width === undefined ? src : avifOf(src, width)
}

/** The picture for link previews beside a model's hero; any other picture serves as it is. */
export function sharePictureOf(src: string): string {
  return src.replace(/^(\/media\/models\/[^/]+)\/hero\.webp$/, '$1/share.jpg')
}

/** For link previews of pages that have no picture of their own. */
export const sharePicture = '/media/share.jpg'
