import { area, block, type Canvas, fade } from './backdrops/brush.ts'

export function upperWindows(canvas: Canvas, left: number, right: number, unit: number, seed: number): void {
  const count = 3 + (seed % 3)
  const wide = (right - left) / count
  for (let index = 0; index < count; index++) {
    const x = left + wide * index + wide * 0.2
    block(canvas, '#f4f1ea', x - unit, 9 * unit, wide * 0.6 + unit * 2, 13 * unit)
    block(
      canvas,
      fade(canvas, 10 * unit, 21 * unit, [
        [0, '#7f9db0'],
        [0.5, '#a9c2cf'],
        [1, '#5f7a8a'],
      ]),
      x,
      10 * unit,
      wide * 0.6,
      11 * unit,
    )
    block(canvas, '#f4f1ea', x + wide * 0.29, 10 * unit, wide * 0.02, 11 * unit)
  }
}

export function glassFront(
  canvas: Canvas,
  from: number,
  to: number,
  top: number,
  bottom: number,
  unit: number,
): void {
  const wide = to - from
  canvas.save()
  canvas.beginPath()
  canvas.rect(from, top, wide, bottom - top)
  canvas.clip()
  for (let x = from - 20 * unit; x < to; x += 34 * unit)
    area(canvas, '#ffffff1c', [
      [x, bottom],
      [x + 24 * unit, top],
      [x + 36 * unit, top],
      [x + 12 * unit, bottom],
    ])
  canvas.restore()
  block(canvas, '#3b3f44', from, top, wide, 0.9 * unit)
  block(canvas, '#3b3f44', from, bottom - 1.4 * unit, wide, 1.4 * unit)
  const panes = Math.max(3, Math.round(wide / (30 * unit)))
  for (let pane = 0; pane <= panes; pane++)
    block(canvas, '#3b3f44', from + (wide * pane) / panes - 0.45 * unit, top, 0.9 * unit, bottom - top)
  const door = from + (wide * Math.floor(panes / 2)) / panes
  for (const side of [-1, 1])
    block(canvas, '#c9cdd0', door + side * 1.8 * unit - 0.3 * unit, bottom - 18 * unit, 0.6 * unit, 8 * unit)
}

export function shutter(
  canvas: Canvas,
  x: number,
  top: number,
  width: number,
  height: number,
  unit: number,
): void {
  block(canvas, '#8b9298', x, top, width, height)
  for (let y = top; y < top + height; y += 1.7 * unit) {
    block(canvas, '#a6adb2', x, y, width, 0.7 * unit)
    block(canvas, '#747b81', x, y + 1.3 * unit, width, 0.4 * unit)
  }
  block(canvas, '#4b5157', x + width * 0.42, top + height - 4 * unit, width * 0.16, 1.2 * unit)
}

/** A board without words. */
export function signboard(canvas: Canvas, colour: string, left: number, right: number, unit: number): void {
  const [x, y, wide, high] = [left + 2 * unit, 25 * unit, right - left - 4 * unit, 14 * unit]
  block(canvas, '#00000033', x, y + high, wide, 1.6 * unit)
  block(canvas, colour, x, y, wide, high)
  block(canvas, '#ffffff26', x, y, wide, 0.8 * unit)
  block(canvas, '#f2f2ef', x, y + high - 1.6 * unit, wide, 1.6 * unit)
  // A lamp over every part of the board; the page says the outlet's name.
  for (let lamp = 1; lamp < 6; lamp++)
    area(canvas, '#ffffff22', [
      [x + (wide * lamp) / 6 - unit, y + 1.6 * unit],
      [x + (wide * lamp) / 6 + unit, y + 1.6 * unit],
      [x + (wide * lamp) / 6 + 6 * unit, y + high - 1.6 * unit],
      [x + (wide * lamp) / 6 - 6 * unit, y + high - 1.6 * unit],
    ])
}

export function steps(
  canvas: Canvas,
  left: number,
  right: number,
  top: number,
  road: number,
  width: number,
  height: number,
  unit: number,
): void {
  const rise = (road - top) / 3
  for (let step = 0; step < 3; step++) {
    const out = step * 2.4 * unit
    block(
      canvas,
      ['#d9d4cb', '#cbc5bb', '#bdb7ac'][step] ?? '#ccc',
      left - out,
      top + rise * step,
      right - left + out * 2,
      rise,
    )
    block(
      canvas,
      '#00000022',
      left - out,
      top + rise * (step + 1) - 0.5 * unit,
      right - left + out * 2,
      0.5 * unit,
    )
  }
  block(
    canvas,
    fade(canvas, road, height, [
      [0, '#b3aea5'],
      [0.3, '#a39e96'],
      [0.31, '#6f7073'],
      [1, '#5d5e62'],
    ]),
    0,
    road,
    width,
    height - road,
  )
  for (const x of [left + 3 * unit, right - 3 * unit]) {
    area(canvas, '#9a5b3c', [
      [x - 2.6 * unit, road - 6 * unit],
      [x + 2.6 * unit, road - 6 * unit],
      [x + 1.9 * unit, road],
      [x - 1.9 * unit, road],
    ])
    for (let leaf = 0; leaf < 9; leaf++) {
      const turn = Math.PI * (0.12 + (leaf / 8) * 0.76)
      canvas.strokeStyle = leaf % 2 ? '#3f7d48' : '#2f6238'
      canvas.lineWidth = 1.1 * unit
      canvas.lineCap = 'round'
      canvas.beginPath()
      canvas.moveTo(x, road - 6 * unit)
      canvas.quadraticCurveTo(
        x + Math.cos(turn) * 3 * unit,
        road - 13 * unit,
        x + Math.cos(turn) * 6 * unit,
        road - (6 + Math.sin(turn) * 9) * unit,
      )
      canvas.stroke()
    }
  }
}
