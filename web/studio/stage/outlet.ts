import { PerspectiveCamera } from 'three'
import type { Vehicle } from '../scene.ts'
import { area, block, type Canvas, fade } from './backdrops/brush.ts'
import { exhibit } from './fleet.ts'
import { typeface } from './lettering.ts'
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
  const pick = <One>(list: readonly One[], salt: number): One =>
    list[(seed * 7 + salt * 3 + seed) % list.length] as One
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

function upperWindows(canvas: Canvas, left: number, right: number, unit: number, seed: number): void {
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
  const size = 27 * unit
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

function glassFront(
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

function shutter(canvas: Canvas, x: number, top: number, width: number, height: number, unit: number): void {
  block(canvas, '#8b9298', x, top, width, height)
  for (let y = top; y < top + height; y += 1.7 * unit) {
    block(canvas, '#a6adb2', x, y, width, 0.7 * unit)
    block(canvas, '#747b81', x, y + 1.3 * unit, width, 0.4 * unit)
  }
  block(canvas, '#4b5157', x + width * 0.42, top + height - 4 * unit, width * 0.16, 1.2 * unit)
}

function signboard(
  canvas: Canvas,
  name: string,
  colour: string,
  left: number,
  right: number,
  unit: number,
): void {
  const [x, y, wide, high] = [left + 2 * unit, 25 * unit, right - left - 4 * unit, 14 * unit]
  block(canvas, '#00000033', x, y + high, wide, 1.6 * unit)
  block(canvas, colour, x, y, wide, high)
  block(canvas, '#ffffff26', x, y, wide, 0.8 * unit)
  block(canvas, '#f2f2ef', x, y + high - 1.6 * unit, wide, 1.6 * unit)
  canvas.fillStyle = '#ffffff'
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.fontStretch = 'expanded'
  let size = 8.4 * unit
  do {
    canvas.font = `800 ${size}px ${typeface}`
    size -= 0.4 * unit
  } while (canvas.measureText(name).width > wide * 0.9 && size > unit)
  canvas.fillText(name, x + wide / 2, y + high * 0.46)
}

function steps(
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
