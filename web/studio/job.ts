import { pictureWidths } from '#web/lib/picture-files.ts'
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

/** A picture; `maxKilobytes` holds for each of its files. */
export function picture(
  file: string,
  [width, height]: readonly [number, number],
  maxKilobytes: number,
  scene: Scene,
): PictureJob {
  return { kind: 'picture', file, width, height, scene, maxBytes: maxKilobytes * kilobyte }
}

/** Every file of a picture with its width in pixels. */
export function filesOf({ file, width }: PictureJob): { file: string; width: number }[] {
  const widths = pictureWidths(`/media/${file}`)
  const stem = file.replace(/\.webp$/, '')
  return [{ file, width }, ...widths.map((one) => ({ file: `${stem}-${one}.avif`, width: one }))]
}

/** One vehicle in the middle of the picture. */
export function alone(
  backdrop: (Scene & { kind: 'vehicles' })['backdrop'],
  vehicle: Vehicle,
): Scene & { kind: 'vehicles' } {
  return { kind: 'vehicles', backdrop, vehicles: [vehicle] }
}
