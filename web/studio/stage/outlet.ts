import { PerspectiveCamera } from 'three'
import type { Vehicle } from '../scene.ts'
import { block, type Canvas, fade } from './backdrops/brush.ts'
import { glassFront, shutter, signboard, steps, upperWindows } from './facade.ts'
import { exhibit } from './fleet.ts'
import { camera, expose } from './photograph.ts'

const figures = { length: 2040, width: 740, height: 1110, wheelbase: 1285, clearance: 162, seatHeight: 790 }
const low = { ...figures, length: 1833, wheelbase: 1260, seatHeight: 765 }

/** What stands behind the glass. */
const inWindow: readonly Vehicle[] = [
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

const boards = ['#c20e28', '#1b1d21', '#00756d', '#8f1020'] as const
const walls = ['#e9e2d4', '#dcdfe2', '#e6d3bf', '#d8dccf'] as const

/** A shop front in day light: signboard with the outlet's name, glass with vehicles behind it, a shutter, steps. */
export function drawOutlet(canvas: Canvas, name: string, seed: number, width: number, height: number): void {
  const pick = <One>(list: readonly One[], salt: number): One => list[(seed * 5 + salt) % list.length] as One
  const unit = height / 100
  const road = 84 * unit
  const left = 6 * unit
  const right = width - 6 * unit
  block(
    canvas,
    fade(canvas, 0, road, [
      [0, '#8fbde0'],
      [1, '#e8f1f4'],
    ]),
    0,
    0,
    width,
    road,
  )
  block(canvas, '#b9b3a6', 0, 26 * unit, left, road)
  block(canvas, '#c4bdb2', right, 22 * unit, width - right, road)
  const wall = pick(walls, 1)
  block(canvas, wall, left, 6 * unit, right - left, road - 6 * unit)
  block(canvas, '#00000012', left, 6 * unit, right - left, 2.4 * unit)
  upperWindows(canvas, left, right, unit, seed)

  const top = 42 * unit
  const bottom = 78 * unit
  const shutterWide = seed % 3 === 0 ? (right - left) * 0.2 : 0
  const shutterLeft = seed % 2 === 0
  const glassFrom = left + 4 * unit + (shutterLeft ? shutterWide : 0)
  const glassTo = right - 4 * unit - (shutterLeft ? 0 : shutterWide)
  inside(canvas, glassFrom, glassTo, top, bottom, unit)
  vehicles(canvas, glassFrom, glassTo, bottom, unit, seed)
  glassFront(canvas, glassFrom, glassTo, top, bottom, unit)
  if (shutterWide > 0)
    shutter(canvas, shutterLeft ? left + 4 * unit : glassTo, top, shutterWide, bottom - top, unit)
  signboard(canvas, name, pick(boards, 2), left, right, unit)
  steps(canvas, left, right, bottom, road, width, height, unit)
}

function inside(canvas: Canvas, from: number, to: number, top: number, bottom: number, unit: number): void {
  block(
    canvas,
    fade(canvas, top, bottom, [
      [0, '#dfe2e2'],
      [0.66, '#f3f1ec'],
      [0.67, '#cfcac2'],
      [1, '#b9b3aa'],
    ]),
    from,
    top,
    to - from,
    bottom - top,
  )
  for (let x = from + 4 * unit; x < to - 8 * unit; x += 22 * unit)
    block(canvas, '#ffffff', x, top + 2 * unit, 13 * unit, 1.1 * unit)
  block(canvas, '#d40f2c', from, top + 9 * unit, to - from, 1.6 * unit)
}

function vehicles(
  canvas: Canvas,
  from: number,
  to: number,
  bottom: number,
  unit: number,
  seed: number,
): void {
  const size = 33 * unit
  const count = Math.max(2, Math.floor((to - from) / (size * 1.12)))
  const pitch = (to - from) / count
  for (let index = 0; index < count; index++) {
    const vehicle = inWindow[(seed + index) % inWindow.length]
    if (!vehicle) continue
    const { whole } = exhibit(camera(), vehicle)
    whole.position.x = 0
    whole.rotation.y = ((index % 2 === 0 ? -34 : -146) * Math.PI) / 180
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
    canvas.drawImage(
      picture,
      from + pitch * (index + 0.5) - size * 0.65,
      bottom - size * 0.93,
      size * 1.3,
      size,
    )
  }
}
