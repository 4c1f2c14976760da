import type { Backdrop } from './scene.ts'

type Canvas = CanvasRenderingContext2D

/** Wall, horizon and floor of each backdrop; drawn as one soft sweep. */
const sweeps: Record<Exclude<Backdrop, 'none'>, readonly [wall: string, horizon: string, floor: string]> = {
  // One colour: a turn of 36 frames has to stay small.
  plain: ['#e9e7e3', '#e9e7e3', '#e9e7e3'],
  studio: ['#f2f1f0', '#e6e4e1', '#d4d1cd'],
  showroom: ['#f3f1ee', '#e2ddd6', '#c9c2b8'],
  workshop: ['#dfe3e6', '#cfd4d8', '#a9afb4'],
  riverside: ['#cfe3ec', '#e6e4d2', '#bcb59a'],
  evening: ['#2a2f45', '#6b5565', '#3a3842'],
  graphite: ['#6d7178', '#8d9198', '#45484e'],
  teal: ['#dff2ef', '#c3e6e1', '#9fcfc8'],
}

/** Fills the picture with a backdrop; the floor begins at `horizon`, a share of the height. */
export function drawBackdrop(
  canvas: Canvas,
  backdrop: Backdrop,
  width: number,
  height: number,
  horizon: number,
): void {
  if (backdrop === 'none') return
  const [wall, line, floor] = sweeps[backdrop]
  const sweep = canvas.createLinearGradient(0, 0, 0, height)
  sweep.addColorStop(0, wall)
  sweep.addColorStop(horizon - 0.06, line)
  sweep.addColorStop(Math.min(horizon + 0.04, 0.99), floor)
  sweep.addColorStop(1, line)
  canvas.fillStyle = sweep
  canvas.fillRect(0, 0, width, height)
  if (backdrop === 'showroom' || backdrop === 'evening')
    drawWindows(canvas, width, height * horizon, backdrop === 'evening')
  if (backdrop === 'workshop') drawToolWall(canvas, width, height * horizon)
  if (backdrop === 'riverside') drawHills(canvas, width, height * horizon)
}

function drawWindows(canvas: Canvas, width: number, floor: number, lit: boolean): void {
  const panes = 5
  const gap = width * 0.02
  const pane = (width - gap * (panes + 1)) / panes
  for (let index = 0; index < panes; index++) {
    const x = gap + index * (pane + gap)
    const light = canvas.createLinearGradient(0, 0, 0, floor)
    light.addColorStop(0, lit ? '#f5d9a0' : '#ffffff')
    light.addColorStop(1, lit ? '#b98a5c' : '#dfe8ec')
    canvas.globalAlpha = lit ? 0.55 : 0.8
    canvas.fillStyle = light
    canvas.fillRect(x, floor * 0.16, pane, floor * 0.7)
  }
  canvas.globalAlpha = 1
}

function drawToolWall(canvas: Canvas, width: number, floor: number): void {
  canvas.fillStyle = '#b7bec4'
  canvas.fillRect(width * 0.06, floor * 0.14, width * 0.88, floor * 0.42)
  for (let index = 0; index < 16; index++) {
    const x = width * (0.1 + index * 0.052)
    canvas.fillStyle = index % 4 === 3 ? '#c8102e' : '#6d757c'
    canvas.fillRect(x, floor * 0.2, width * 0.01, floor * (0.12 + (index % 3) * 0.06))
    canvas.fillRect(x - width * 0.006, floor * 0.2, width * 0.022, floor * 0.035)
  }
}

function drawHills(canvas: Canvas, width: number, floor: number): void {
  const hills = [
    { colour: '#a8c2b4', top: 0.62, bend: 0.2 },
    { colour: '#86a892', top: 0.78, bend: 0.6 },
  ]
  for (const { colour, top, bend } of hills) {
    canvas.fillStyle = colour
    canvas.beginPath()
    canvas.moveTo(0, floor)
    canvas.lineTo(0, floor * (top + 0.1))
    canvas.bezierCurveTo(
      width * bend,
      floor * (top - 0.2),
      width * (bend + 0.2),
      floor * (top + 0.2),
      width,
      floor * top,
    )
    canvas.lineTo(width, floor)
    canvas.fill()
  }
}

/** A soft shadow on the floor around (0, 0), `length` long. */
export function drawShadow(canvas: Canvas, length: number, depth: number): void {
  canvas.save()
  canvas.scale(1, depth / length)
  const shadow = canvas.createRadialGradient(0, 0, 0, 0, 0, length / 2)
  shadow.addColorStop(0, 'rgb(20 22 26 / 0.5)')
  shadow.addColorStop(0.65, 'rgb(20 22 26 / 0.28)')
  shadow.addColorStop(1, 'rgb(20 22 26 / 0)')
  canvas.fillStyle = shadow
  canvas.beginPath()
  canvas.arc(0, 0, length / 2, 0, Math.PI * 2)
  canvas.fill()
  canvas.restore()
}
