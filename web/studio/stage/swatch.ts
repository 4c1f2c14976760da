import { PerspectiveCamera } from 'three'
import { assembly, piece } from './assembly.ts'
import { stripes } from './lettering.ts'
import { paint } from './materials.ts'
import { merged } from './merged.ts'
import { measureOpenness } from './openness.ts'
import { expose } from './photograph.ts'
import { hull } from './shapes/hull.ts'

/** A curved panel in a vehicle's colours that fills the picture. */
export function drawSwatch(
  canvas: CanvasRenderingContext2D,
  colours: readonly string[],
  width: number,
  height: number,
): void {
  const [main = '#7d8085', accent] = colours
  const panel = hull({
    rows: [
      [560, 520, 560, 60, 200],
      [200, 640, 200, 20, 330],
      [-200, 640, -200, 20, 330],
      [-560, 520, -560, 60, 200],
    ],
    upper: 2.2,
    lower: 2.2,
    dome: 40,
    around: 72,
  })
  const marks = accent
    ? stripes(panel, { t: [0, 1], angle: [-34, -6], climb: 18, out: 1.5 }, paint(accent))
    : []
  const whole = merged(assembly(piece(panel.geometry, paint(main)), ...marks))
  measureOpenness(whole, `swatch ${accent ? 2 : 1}`)
  const view = new PerspectiveCamera(17, width / height, 100, 20_000)
  view.position.set(300, 900, 2600)
  view.lookAt(0, 330, 0)
  view.zoom = 2.1
  view.updateProjectionMatrix()
  canvas.fillStyle = main
  canvas.fillRect(0, 0, width, height)
  canvas.drawImage(
    expose({ subjects: [whole], view, mood: 'day', width, height, floor: 0 }),
    0,
    0,
    width,
    height,
  )
}
