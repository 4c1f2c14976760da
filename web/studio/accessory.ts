import { drawShadow } from './backdrop.ts'
import type { AccessoryKind } from './scene.ts'

type Canvas = CanvasRenderingContext2D

interface Drawing {
  path: string
  /** Drawn as a line of this width instead of an area. */
  line?: number
  colour: string
}

/** Drawings in a box of 400 × 400. */
const drawings: Record<AccessoryKind, readonly Drawing[]> = {
  guard: [
    { path: 'M90 110Q40 200 110 300Q200 340 290 300Q360 200 310 110', line: 20, colour: '#2f3338' },
    { path: 'M110 200Q200 240 290 200', line: 16, colour: '#2f3338' },
    { path: 'M200 90L200 330', line: 12, colour: '#565c63' },
  ],
  cover: [
    { path: 'M50 250Q70 150 160 150L270 160Q350 170 352 240L330 280L80 284Z', colour: '#2b2e33' },
    { path: 'M90 240Q180 190 330 222', line: 5, colour: '#d40f2c' },
    { path: 'M82 262Q190 220 336 252', line: 3, colour: '#8b9096' },
  ],
  mat: [
    { path: 'M100 120L300 120L340 300L60 300Z', colour: '#2b2e33' },
    {
      path: 'M120 150L280 150M112 180L288 180M104 210L296 210M96 240L304 240M88 270L312 270',
      line: 8,
      colour: '#50565d',
    },
  ],
  box: [
    {
      path: 'M70 210Q70 110 200 108Q330 110 330 210L330 300Q330 320 310 320L90 320Q70 320 70 300Z',
      colour: '#2b2e33',
    },
    { path: 'M70 214L330 214', line: 8, colour: '#6d737a' },
    { path: 'M176 200L224 200L224 236L176 236Z', colour: '#a7adb3' },
    { path: 'M110 262L290 262L284 290L116 290Z', colour: '#c81e2c' },
  ],
  screen: [
    { path: 'M120 320Q90 200 150 90Q200 70 250 90Q310 200 280 320Q200 350 120 320Z', colour: '#9fb2bf' },
    { path: 'M150 300Q130 200 170 112', line: 10, colour: '#d9e3ea' },
    { path: 'M130 318Q200 346 270 318', line: 14, colour: '#2b2e33' },
  ],
  pad: [
    { path: 'M200 70Q270 90 270 170Q270 260 200 340Q130 260 130 170Q130 90 200 70Z', colour: '#2b2e33' },
    { path: 'M200 110L200 300M166 150Q170 220 192 270M234 150Q230 220 208 270', line: 9, colour: '#5d636a' },
  ],
  charger: [
    {
      path: 'M130 130Q130 110 150 110L250 110Q270 110 270 130L270 280Q270 300 250 300L150 300Q130 300 130 280Z',
      colour: '#2b2e33',
    },
    { path: 'M168 160L232 160L232 184L168 184Z', colour: '#c7ccd1' },
    { path: 'M208 206L176 252L200 252L190 288L226 238L202 238Z', colour: '#f0b429' },
    { path: 'M200 300Q200 350 280 346', line: 12, colour: '#3b4046' },
  ],
  rail: [
    { path: 'M70 280L110 160Q120 130 160 130L300 130Q340 132 336 180L330 280', line: 22, colour: '#7d838a' },
    { path: 'M110 214L330 214', line: 16, colour: '#a7adb3' },
  ],
  helmet: [
    {
      path: 'M80 230Q80 100 200 100Q330 104 330 240Q330 320 270 322L130 322Q80 310 80 230Z',
      colour: '#2b2e33',
    },
    { path: 'M150 196Q250 170 328 200L324 262Q230 240 160 258Q140 230 150 196Z', colour: '#8ea3b1' },
    { path: 'M96 180Q120 130 190 122', line: 8, colour: '#d40f2c' },
  ],
}

/** Draws an accessory on its shadow into a square picture of `size`. */
export function drawAccessory(canvas: Canvas, kind: AccessoryKind, size: number): void {
  canvas.scale(size / 400, size / 400)
  canvas.save()
  canvas.translate(200, 338)
  drawShadow(canvas, 300, 36)
  canvas.restore()
  canvas.lineCap = 'round'
  canvas.lineJoin = 'round'
  for (const { path, line, colour } of drawings[kind]) {
    const light = canvas.createLinearGradient(0, 80, 0, 340)
    light.addColorStop(0, colour)
    light.addColorStop(1, '#15171a')
    canvas.lineWidth = line ?? 0
    canvas.strokeStyle = colour
    canvas.fillStyle = light
    if (line) canvas.stroke(new Path2D(path))
    else canvas.fill(new Path2D(path))
  }
}
