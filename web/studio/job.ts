import type { Scene, Vehicle } from './scene.ts'

/** A picture to draw and how it is kept. */
export interface PictureJob {
  kind: 'picture'
  /** Path in web/public/media: a WebP file with AVIF files beside it, an AVIF frame alone, or a JPEG. */
  file: string
  width: number
  height: number
  scene: Scene
  /** Quality is lowered until each file of the picture fits. */
  maxBytes: number
  /** Colour behind a drawing without a backdrop, because transparency takes many times the space. */
  ground?: string
}

/** One turn of a vehicle as a silent film. */
export interface FilmJob {
  kind: 'film'
  file: string
  width: number
  height: number
  /** Seen from the side; the film turns it. */
  scene: Scene & { kind: 'vehicles' }
  frames: number
  framesPerSecond: number
  maxBytes: number
}

const kilobyte = 1024
/** A narrower file would not be worth it. */
const narrowest = 160

/** A picture; `maxKilobytes` holds for each of its files. */
export function picture(
  file: string,
  [width, height]: readonly [number, number],
  maxKilobytes: number,
  scene: Scene,
): PictureJob {
  return { kind: 'picture', file, width, height, scene, maxBytes: maxKilobytes * kilobyte }
}

/**
 * Every file of a picture with its width in pixels: beside a WebP file AVIF files of its width and of half of it, as
 * `web/src/lib/picture-files.ts` names them in pages.
 */
export function filesOf({ file, width }: PictureJob): { file: string; width: number }[] {
  if (!file.endsWith('.webp')) return [{ file, width }]
  const stem = file.replace(/\.webp$/, '')
  const widths = [width / 2, width].filter((one) => one >= narrowest)
  return [{ file, width }, ...widths.map((one) => ({ file: `${stem}-${one}.avif`, width: one }))]
}

/** One vehicle in the middle of the picture. */
export function alone(
  backdrop: (Scene & { kind: 'vehicles' })['backdrop'],
  vehicle: Vehicle,
): Scene & { kind: 'vehicles' } {
  return { kind: 'vehicles', backdrop, vehicles: [vehicle] }
}
