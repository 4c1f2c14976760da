import { CanvasTexture, type Material, Mesh, SRGBColorSpace } from 'three'
import { printed } from './materials.ts'
import type { Hull } from './shapes/hull.ts'
import { type Area, patch } from './shapes/patch.ts'

/** The family the pipeline loads for model names. */
export const typeface = 'Wordmark, "Archivo Variable", Archivo, sans-serif'

/** Draws words as large as they fit. */
function sheet(text: string, colour: string, slant: boolean, reverse: boolean): CanvasTexture {
  const element = document.createElement('canvas')
  element.width = 512
  element.height = 128
  const canvas = element.getContext('2d')
  if (canvas) {
    // On the right side the drawing would run backwards along the bike.
    if (reverse) canvas.setTransform(-1, 0, 0, 1, 512, 0)
    let size = 104
    do {
      canvas.font = `${slant ? 'italic ' : ''}800 ${size}px ${typeface}`
      size -= 4
    } while (canvas.measureText(text).width > 490)
    canvas.fillStyle = colour
    canvas.textAlign = 'center'
    canvas.textBaseline = 'middle'
    canvas.fillText(text, 256, 70)
  }
  const texture = new CanvasTexture(element)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function decal(geometry: ReturnType<typeof patch>, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.receiveShadow = true
  return mesh
}

/** The model's name on both flanks of a hull; the area is the right side's. */
export function lettering(on: Hull, text: string, area: Area, colour: string, slant = false): Mesh[] {
  const material = (reverse: boolean) =>
    printed(
      `letters ${text} ${colour} ${slant} ${reverse}`,
      () => sheet(text, colour, slant, reverse),
      'decal',
    )
  return [decal(patch(on, area), material(true)), decal(patch(on, mirrored(area)), material(false))]
}

/** A stripe on both flanks of a hull. */
export function stripes(on: Hull, area: Area, material: Material): Mesh[] {
  return [decal(patch(on, area), material), decal(patch(on, mirrored(area)), material)]
}

/** The same area on the left side, read upwards from the same lower edge. */
function mirrored(area: Area): Area {
  return { ...area, angle: [180 - area.angle[0], 180 - area.angle[1]], climb: -(area.climb ?? 0) }
}
