import { area, block, type Canvas, fade } from './backdrops/brush.ts'
import { standIn } from './stock.ts'

/** The wall between the side walls, and the openings in it, in pixels. */
export interface Front {
  left: number
  right: number
  /** Upper and lower edge of the openings. */
  top: number
  bottom: number
  /** A hundredth of the picture's height. */
  unit: number
}

/** A low roof of corrugated sheet that reaches over the wall. */
export function eaves(canvas: Canvas, { left, right, unit }: Front, roof: number): void {
  const [from, to, high] = [left - 3 * unit, right + 3 * unit, 11 * unit]
  area(canvas, '#8c9499', [
    [from + 6 * unit, roof - high],
    [to - 6 * unit, roof - high],
    [to, roof],
    [from, roof],
  ])
  for (let x = from + 2 * unit; x < to; x += 4 * unit) {
    const lean = ((x - (from + to) / 2) / (to - from)) * 12 * unit
    area(canvas, '#a3abb0', [
      [x - lean, roof - high],
      [x - lean + 1.6 * unit, roof - high],
      [x + 1.8 * unit, roof],
      [x, roof],
    ])
  }
  block(canvas, '#5c6368', from, roof, to - from, 1.2 * unit)
  block(canvas, '#0000001f', left, roof + 1.2 * unit, right - left, 3 * unit)
}

/** Bays with their shutters rolled up; in all but the last a vehicle stands on its lift before a wall of tools. */
export function bays(canvas: Canvas, front: Front, seed: number, colour: string): void {
  const { left, right, top, bottom, unit } = front
  const count = 2 + (seed % 2)
  const pitch = (right - left - 4 * unit) / count
  for (let bay = 0; bay < count; bay++) {
    const [x, wide] = [left + 4 * unit + pitch * bay, pitch - 4 * unit]
    room(canvas, x, wide, front, seed + bay)
    const middle = x + wide / 2
    if (count === 2 || bay !== seed % count) {
      lift(canvas, middle, bottom, unit)
      standIn(canvas, seed + bay, bay % 2 === 0 ? -24 : -156, [middle, bottom - 2.2 * unit], 31 * unit)
    } else tyres(canvas, middle, bottom, unit)
    block(canvas, '#6f777c', x - unit, top - 4.4 * unit, wide + 2 * unit, 4.8 * unit)
    for (let line = 0; line < 3; line++)
      block(canvas, '#8b9398', x - unit, top - (4 - line * 1.5) * unit, wide + 2 * unit, 0.7 * unit)
  }
  sign(canvas, front, colour)
}

/** The inside of a bay: lit wall, board of tools, red cabinet. */
function room(canvas: Canvas, x: number, wide: number, { top, bottom, unit }: Front, seed: number): void {
  const high = bottom - top
  const wall = fade(canvas, top, bottom, [
    [0, '#565d63'],
    [0.3, '#9aa1a6'],
    [0.78, '#8a9196'],
    [0.79, '#6d7276'],
    [1, '#7d8286'],
  ])
  block(canvas, wall, x, top, wide, high)
  block(canvas, '#fdfaf0', x + wide * 0.2, top + 2 * unit, wide * 0.6, 1.1 * unit)
  block(canvas, '#c6cbce', x + wide * 0.08, top + 6 * unit, wide * 0.84, 9 * unit)
  for (let tool = 0; tool < 9; tool++) {
    const at = x + wide * (0.12 + tool * 0.09)
    const long = (4 + ((tool * 3 + seed) % 4)) * unit
    block(canvas, tool % 3 === 0 ? '#b3202f' : '#3b4147', at, top + 7 * unit, 0.9 * unit, long)
    block(canvas, '#3b4147', at - 0.6 * unit, top + 7 * unit, 2.1 * unit, 1.3 * unit)
  }
  const cabinet = seed % 2 === 0 ? x + wide * 0.04 : x + wide * 0.96 - 11 * unit
  block(canvas, '#a5142a', cabinet, bottom - 18 * unit, 11 * unit, 15 * unit)
  for (let drawer = 0; drawer < 4; drawer++)
    block(
      canvas,
      '#dcb9bd',
      cabinet + 1.4 * unit,
      bottom - (16 - drawer * 3.4) * unit,
      8.2 * unit,
      0.6 * unit,
    )
}

/** A low table under the vehicle. */
function lift(canvas: Canvas, middle: number, bottom: number, unit: number): void {
  block(canvas, '#00000038', middle - 20 * unit, bottom - 1.2 * unit, 40 * unit, 1.2 * unit)
  block(canvas, '#2c3136', middle - 2 * unit, bottom - 3.4 * unit, 4 * unit, 3.4 * unit)
  block(canvas, '#d8b22a', middle - 19 * unit, bottom - 4.8 * unit, 38 * unit, 1.6 * unit)
}

/** Stacks of tyres. */
function tyres(canvas: Canvas, middle: number, bottom: number, unit: number): void {
  for (const [x, count] of [
    [-8, 4],
    [3, 3],
  ] as const)
    for (let tyre = 0; tyre < count; tyre++) {
      const y = bottom - (tyre + 1) * 3.6 * unit
      canvas.fillStyle = tyre % 2 ? '#1c1e21' : '#26292d'
      canvas.beginPath()
      canvas.roundRect(middle + x * unit, y, 10 * unit, 3.3 * unit, 1.5 * unit)
      canvas.fill()
    }
}

/** A band over the bays with a spanner in its middle: a sign that needs no words. */
function sign(canvas: Canvas, { left, right, unit }: Front, colour: string): void {
  const [y, high] = [25 * unit, 9.5 * unit]
  block(canvas, colour, left + 2 * unit, y, right - left - 4 * unit, high)
  block(canvas, '#f2f2ef', left + 2 * unit, y + high - 1.2 * unit, right - left - 4 * unit, 1.2 * unit)
  canvas.save()
  canvas.translate((left + right) / 2, y + high * 0.44)
  canvas.rotate(-0.5)
  canvas.scale(0.72, 0.72)
  canvas.strokeStyle = '#ffffff'
  canvas.lineWidth = 1.5 * unit
  canvas.lineCap = 'butt'
  canvas.beginPath()
  canvas.moveTo(-4.4 * unit, 0)
  canvas.lineTo(4.4 * unit, 0)
  canvas.stroke()
  for (const [side, from] of [
    [-1, Math.PI],
    [1, 0],
  ] as const) {
    canvas.beginPath()
    canvas.arc(side * 5.8 * unit, 0, 1.6 * unit, from + 0.7, from + Math.PI * 2 - 0.7)
    canvas.stroke()
  }
  canvas.restore()
}

/** Level ground before the bays, so that vehicles roll in: concrete, then the road. */
export function yard(canvas: Canvas, front: Front, road: number, width: number, height: number): void {
  const { left, right, bottom, unit } = front
  const ground = fade(canvas, bottom, height, [
    [0, '#c3beb5'],
    [0.45, '#b0aba2'],
    [0.46, '#6f7073'],
    [1, '#5d5e62'],
  ])
  block(canvas, ground, 0, bottom, width, height - bottom)
  tyres(canvas, right - 8 * unit, road - 1 * unit, unit)
  // A drum of oil at the other end.
  block(canvas, '#1f5c8c', left + 1 * unit, road - 13 * unit, 8 * unit, 12 * unit)
  for (const y of [12.4, 8.6, 4.8])
    block(canvas, '#2f74a8', left + 0.6 * unit, road - y * unit, 8.8 * unit, 0.9 * unit)
}
