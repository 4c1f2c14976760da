import { type BikeShapes, type Material, type Shape, shapesOf, type Wheel } from './bike-shapes.ts'
import { isLight, shade } from './colour.ts'
import type { Vehicle } from './scene.ts'

type Canvas = CanvasRenderingContext2D

/** One thing to paint, with how near it is. */
interface Layer {
  near: number
  paint: () => void
}

/** Middle of the box along the vehicle: what it turns about. */
const axis = 510

const plain: Record<Exclude<Material, 'paint' | 'accent'>, string> = {
  black: '#26282c',
  dark: '#34373c',
  metal: '#9aa0a6',
  glass: '#93a6b4',
  lamp: '#fff8e0',
  tail: '#c81e2c',
  gold: '#b8913e',
  glow: '#2fd0c0',
}

/**
 * Draws a vehicle with its ground line at y = 0 and its middle at x = 0, 1000 units long from the side.
 * Flat outlines are stacked across the vehicle, turned, and painted from far to near.
 */
export function drawBike(canvas: Canvas, vehicle: Vehicle, turnDegrees: number): void {
  const turn = (turnDegrees * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const shapes = shapesOf(vehicle.bodyType)
  const layers: Layer[] = []

  const add = (along: number, across: number, draw: () => void) => {
    layers.push({
      near: (along - axis) * sin + across * cos,
      paint: () => {
        canvas.save()
        canvas.translate(-across * sin, -640)
        // A sheet seen from its edge keeps some breadth, so that nothing vanishes.
        canvas.scale(Math.sign(cos || 1) * Math.max(Math.abs(cos), 0.12), 1)
        canvas.translate(-axis, 0)
        draw()
        canvas.restore()
      },
    })
  }
  const stack = (along: number, half: number, draw: (edge: boolean) => void) => {
    const steps = Math.max(1, Math.ceil((2 * half * Math.abs(sin)) / 4))
    for (let step = 0; step <= steps; step++) {
      const across = -half + (2 * half * step) / steps
      const outer = cos >= 0 ? step === steps : step === 0
      add(along, across, () => draw(!outer))
    }
  }

  for (const wheel of shapes.wheels) {
    stack(wheel.along, wheel.tyre / 2, (edge) => drawWheel(canvas, wheel, edge))
  }
  for (const shape of shapes.shapes) {
    stack(shape.along, shape.half, (edge) => drawShape(canvas, shape, vehicle.paint, edge))
  }
  addLamps(canvas, shapes, layers, { cos, sin })
  for (const bar of shapes.bars) addBar(canvas, bar, layers, { cos, sin })

  for (const layer of layers.sort((a, b) => a.near - b.near)) layer.paint()
}

function drawShape(canvas: Canvas, shape: Shape, paint: readonly string[], edge: boolean): void {
  const main = paint[0] ?? '#888888'
  const accent = paint[1] ?? main
  const colour =
    shape.material === 'paint' ? main : shape.material === 'accent' ? accent : plain[shape.material]
  const path = new Path2D(shape.path)
  const light = canvas.createLinearGradient(0, 170, 0, 600)
  light.addColorStop(0, shade(colour, edge ? 0.1 : 0.34))
  light.addColorStop(0.35, shade(colour, edge ? -0.18 : 0.04))
  light.addColorStop(1, shade(colour, -0.4))
  canvas.globalAlpha = shape.material === 'glass' ? 0.45 : 1
  if (shape.line) {
    canvas.lineCap = 'round'
    canvas.lineJoin = 'round'
    canvas.lineWidth = shape.line
    canvas.strokeStyle = light
    canvas.stroke(path)
    return
  }
  canvas.fillStyle = light
  canvas.fill(path)
  if (edge) return
  canvas.lineWidth = 2
  canvas.strokeStyle = isLight(colour) ? shade(colour, -0.3) : shade(colour, 0.45)
  canvas.globalAlpha = 0.5
  canvas.stroke(path)
}

function drawWheel(canvas: Canvas, { along, height, radius, tyre, spokes }: Wheel, edge: boolean): void {
  const ring = (ringRadius: number, width: number, colour: string) => {
    canvas.beginPath()
    canvas.arc(along, height, ringRadius, 0, Math.PI * 2)
    canvas.lineWidth = width
    canvas.strokeStyle = colour
    canvas.stroke()
  }
  const rubber = 14 + tyre / 2.4
  ring(radius - rubber / 2, rubber, edge ? '#1b1c1f' : '#232428')
  if (edge) return
  ring(radius - rubber - 3, 8, '#7f858c')
  const count = spokes === 'wire' ? 22 : 5
  for (let spoke = 0; spoke < count; spoke++) {
    const angle = (spoke / count) * Math.PI * 2 + 0.3
    canvas.beginPath()
    canvas.moveTo(along + Math.cos(angle) * 12, height + Math.sin(angle) * 12)
    canvas.lineTo(
      along + Math.cos(angle) * (radius - rubber - 4),
      height + Math.sin(angle) * (radius - rubber - 4),
    )
    canvas.lineWidth = spokes === 'wire' ? 2 : 14
    canvas.strokeStyle = spokes === 'wire' ? '#a4a9ae' : '#43474d'
    canvas.stroke()
  }
  ring(radius * 0.42, 7, '#b9bdc2')
  ring(8, 18, '#585d63')
}

interface Turn {
  cos: number
  sin: number
}

/** Lamps look forward and back: round from the front, thin from the side. */
function addLamps(
  canvas: Canvas,
  { headlamp, tailLamp }: BikeShapes,
  layers: Layer[],
  { cos, sin }: Turn,
): void {
  const lamps = [
    { ...headlamp, colour: plain.lamp, seen: sin >= -0.1 },
    { ...tailLamp, colour: plain.tail, seen: sin <= 0.1 },
  ]
  for (const { along, height, radius, colour, seen } of lamps) {
    if (!seen) continue
    layers.push({
      near: (along - axis) * sin + 1,
      paint: () => {
        canvas.beginPath()
        canvas.ellipse(
          (along - axis) * cos,
          height - 640,
          radius * Math.max(Math.abs(sin), 0.28),
          radius * 0.8,
          0,
          0,
          Math.PI * 2,
        )
        canvas.fillStyle = colour
        canvas.fill()
        canvas.lineWidth = 3
        canvas.strokeStyle = '#3c4046'
        canvas.stroke()
      },
    })
  }
}

/** A handlebar with grips and two mirrors. */
function addBar(
  canvas: Canvas,
  bar: { along: number; height: number; half: number },
  layers: Layer[],
  { cos, sin }: Turn,
): void {
  const at = (along: number, across: number) => (along - axis) * cos - across * sin
  layers.push({
    near: (bar.along - axis) * sin + 40 * Math.abs(cos),
    paint: () => {
      canvas.lineCap = 'round'
      canvas.lineWidth = 14
      canvas.strokeStyle = '#2b2e33'
      canvas.beginPath()
      canvas.moveTo(at(bar.along - 34, -bar.half), bar.height - 640)
      canvas.lineTo(at(bar.along + 20, 0), bar.height - 620)
      canvas.lineTo(at(bar.along - 34, bar.half), bar.height - 640)
      canvas.stroke()
      for (const side of [-1, 1]) {
        const x = at(bar.along - 4, side * (bar.half - 30))
        canvas.lineWidth = 6
        canvas.beginPath()
        canvas.moveTo(x, bar.height - 640)
        canvas.lineTo(x + 8 * cos, bar.height - 690)
        canvas.stroke()
        canvas.beginPath()
        canvas.ellipse(x + 6 * cos, bar.height - 700, 12 + 26 * Math.abs(sin), 20, 0, 0, Math.PI * 2)
        canvas.fillStyle = '#2b2e33'
        canvas.fill()
      }
    },
  })
}
