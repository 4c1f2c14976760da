import { Box3, PerspectiveCamera, Vector3 } from 'three'
import type { AccessoryKind } from '../scene.ts'
import { accessories } from './accessories/accessory.ts'
import { assembly } from './assembly.ts'
import { paintBackdrop } from './backdrops/backdrop.ts'
import { merged } from './merged.ts'
import { measureOpenness } from './openness.ts'
import { camera, expose } from './photograph.ts'
import { contactShadow } from './shadow.ts'

/** An accessory alone on soft ground. */
export function drawAccessory(
  canvas: CanvasRenderingContext2D,
  kind: AccessoryKind,
  width: number,
  height: number,
): void {
  const thing = merged(accessories[kind]())
  measureOpenness(thing, `accessory ${kind}`)
  // Whatever its drawing says, it stands on the ground.
  thing.position.y = -new Box3().setFromObject(thing).min.y
  const whole = assembly(contactShadow(camera(), thing), thing)
  whole.rotation.y = kind === 'mat' || kind === 'pad' || kind === 'charger' ? -0.35 : -0.75
  const box = new Box3().setFromObject(thing)
  const [size, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())]
  const seen = Math.max(size.y * 1.5, Math.max(size.x, size.z) * 1.28)
  const view = new PerspectiveCamera(17, width / height, 100, 20_000)
  const distance = seen / (2 * Math.tan((17 * Math.PI) / 360))
  view.position.set(0, middle.y + distance * 0.22, distance)
  view.lookAt(0, middle.y * 0.94, 0)
  paintBackdrop(canvas, 'studio', width, height, 0.16)
  canvas.drawImage(
    expose({ subjects: [whole], view, mood: 'day', width, height, floor: 0.14 }),
    0,
    0,
    width,
    height,
  )
}
