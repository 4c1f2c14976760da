import { block, type Canvas, fade } from './backdrops/brush.ts'
import { glassFront, shutter, signboard, steps, upperWindows } from './facade.ts'
import { standIn } from './stock.ts'
import { bays, eaves, type Front, yard } from './workshop-front.ts'

const boards = ['#c20e28', '#1b1d21', '#00756d', '#8f1020'] as const
const walls = ['#e9e2d4', '#dcdfe2', '#e6d3bf', '#d8dccf'] as const

/** The front of an outlet in day light, told by what it is: a showroom with glass, a workshop with open bays. */
export function drawOutlet(
  canvas: Canvas,
  { seed, use }: { seed: number; use: 'showroom' | 'workshop' },
  width: number,
  height: number,
): void {
  const pick = <One>(list: readonly One[], salt: number): One => list[(seed * 5 + salt) % list.length] as One
  const unit = height / 100
  const road = 84 * unit
  const front: Front = { left: 6 * unit, right: width - 6 * unit, top: 42 * unit, bottom: 78 * unit, unit }
  const isWorkshop = use === 'workshop'
  const roof = isWorkshop ? 20 * unit : 6 * unit
  sky(canvas, width, road)
  block(canvas, '#b9b3a6', 0, 26 * unit, front.left, road)
  block(canvas, '#c4bdb2', front.right, 22 * unit, width - front.right, road)
  block(canvas, pick(walls, 1), front.left, roof, front.right - front.left, road - roof)
  if (isWorkshop) {
    eaves(canvas, front, roof)
    bays(canvas, front, seed, pick(boards, 2))
    yard(canvas, front, road, width, height)
    return
  }
  block(canvas, '#00000012', front.left, roof, front.right - front.left, 2.4 * unit)
  upperWindows(canvas, front.left, front.right, unit, seed)
  glass(canvas, front, seed)
  signboard(canvas, pick(boards, 2), front.left, front.right, unit)
  steps(canvas, front.left, front.right, front.bottom, road, width, height, unit)
}

function sky(canvas: Canvas, width: number, road: number): void {
  const blue = fade(canvas, 0, road, [
    [0, '#8fbde0'],
    [1, '#e8f1f4'],
  ])
  block(canvas, blue, 0, 0, width, road)
}

/** Glass from wall to wall with vehicles behind it; a few outlets have a shutter beside it. */
function glass(canvas: Canvas, { left, right, top, bottom, unit }: Front, seed: number): void {
  const shutterWide = seed % 3 === 0 ? (right - left) * 0.2 : 0
  const shutterLeft = seed % 2 === 0
  const from = left + 4 * unit + (shutterLeft ? shutterWide : 0)
  const to = right - 4 * unit - (shutterLeft ? 0 : shutterWide)
  inside(canvas, from, to, top, bottom, unit)
  vehicles(canvas, from, to, bottom, unit, seed)
  glassFront(canvas, from, to, top, bottom, unit)
  if (shutterWide > 0)
    shutter(canvas, shutterLeft ? left + 4 * unit : to, top, shutterWide, bottom - top, unit)
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
  for (let index = 0; index < count; index++)
    standIn(canvas, seed + index, index % 2 === 0 ? -34 : -146, [from + pitch * (index + 0.5), bottom], size)
}
