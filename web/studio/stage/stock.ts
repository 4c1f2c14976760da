import { PerspectiveCamera } from 'three'
import type { Vehicle } from '../scene.ts'
import type { Canvas } from './backdrops/brush.ts'
import { exhibit } from './fleet.ts'
import { camera, expose } from './photograph.ts'

const figures = { length: 2040, width: 740, height: 1110, wheelbase: 1285, clearance: 162, seatHeight: 790 }
const low = { ...figures, length: 1833, wheelbase: 1260, seatHeight: 765 }

/** What stands in an outlet. */
const stock: readonly Vehicle[] = [
  {
    bikeName: 'SP125',
    bodyType: 'commuter',
    lettering: '',
    paint: ['#9c1620', '#15161a'],
    dimensions: figures,
  },
  { bikeName: 'ACTIVA110', bodyType: 'family-scooter', lettering: '', paint: ['#123a7a'], dimensions: low },
  {
    bikeName: 'HORNET2.0',
    bodyType: 'naked',
    lettering: '',
    paint: ['#1f4fa0', '#15161a'],
    dimensions: { ...figures, wheelbase: 1355 },
  },
  {
    bikeName: 'DIO125',
    bodyType: 'family-scooter',
    lettering: '',
    paint: ['#e5b80b', '#1c1d20'],
    dimensions: low,
  },
  {
    bikeName: "CB350H'ness",
    bodyType: 'retro',
    lettering: '',
    paint: ['#8e1720', '#c7c9cc'],
    dimensions: { ...figures, wheelbase: 1441, seatHeight: 800 },
  },
]

/** Draws one vehicle of an outlet: the middle of its foot, and the height of its picture in pixels. */
export function standIn(
  canvas: Canvas,
  number: number,
  turn: number,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const vehicle = stock[number % stock.length]
  if (!vehicle) return
  const { whole } = exhibit(camera(), vehicle)
  whole.position.x = 0
  whole.rotation.y = (turn * Math.PI) / 180
  const view = new PerspectiveCamera(17, 1.3, 500, 30_000)
  view.position.set(0, 1100, 7000)
  view.lookAt(0, 600, 0)
  const picture = expose({
    subjects: [whole],
    view,
    mood: 'day',
    width: Math.round(size * 1.3),
    height: Math.round(size),
    floor: 0.12,
  })
  canvas.drawImage(picture, x - size * 0.65, y - size * 0.93, size * 1.3, size)
}
