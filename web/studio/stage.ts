import { drawAccessory } from './accessory.ts'
import { drawBackdrop, drawShadow } from './backdrop.ts'
import { drawBike } from './bike.ts'
import { shade } from './colour.ts'
import type { Detail, Scene } from './scene.ts'

type Canvas = CanvasRenderingContext2D

/** Runs in the page: draws one picture and answers it as a PNG data address. */
export async function render({
  scene,
  width,
  height,
}: {
  scene: Scene
  width: number
  height: number
}): Promise<string> {
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  const canvas = element.getContext('2d')
  if (!canvas) throw new Error('This browser draws no canvas.')
  drawScene(canvas, scene, width, height)
  if (scene.kind === 'vehicles' && scene.backdrop === 'none') flattenEdges(canvas, width, height)
  return element.toDataURL('image/png')
}

/** Transparency is kept without loss: four steps of it take half the space and look the same. */
function flattenEdges(canvas: Canvas, width: number, height: number): void {
  const pixels = canvas.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < pixels.data.length; alpha += 4) {
    pixels.data[alpha] = Math.round((pixels.data[alpha] ?? 0) / 85) * 85
  }
  canvas.putImageData(pixels, 0, 0)
}

function drawScene(canvas: Canvas, scene: Scene, width: number, height: number): void {
  switch (scene.kind) {
    case 'swatch':
      drawSwatch(canvas, scene.paint, width, height)
      break
    case 'wordmark':
      drawWordmark(canvas, scene.text, width, height)
      break
    case 'outlet':
      drawBackdrop(canvas, 'showroom', width, height, 0.8)
      break
    case 'accessory':
      drawBackdrop(canvas, 'studio', width, height, 0.8)
      drawAccessory(canvas, scene.accessory, width)
      break
    case 'vehicles':
      drawVehicles(canvas, scene, width, height)
  }
}

/** Units from one vehicle of a row to the next. */
const apart = 760

function drawVehicles(
  canvas: Canvas,
  scene: Extract<Scene, { kind: 'vehicles' }>,
  width: number,
  height: number,
): void {
  const horizon = 0.74
  drawBackdrop(canvas, scene.backdrop, width, height, horizon)
  if (scene.detail) focus(canvas, scene.detail, width, height)
  const count = scene.vehicles.length
  const length = (count - 1) * apart + 1040
  const scale = Math.min(height / 780, (width * 0.94) / length)
  scene.vehicles.forEach((vehicle, index) => {
    canvas.save()
    const spread = (index - (count - 1) / 2) * apart * scale
    canvas.translate(width * (scene.centre ?? 0.5) + spread, height * (0.86 + 0.05 * (index % 2)))
    canvas.scale(scale, scale)
    const turn = scene.turn ?? 0
    // A soft edge costs a transparent picture more than the vehicle itself.
    if (scene.backdrop !== 'none')
      drawShadow(canvas, 260 + 760 * Math.abs(Math.cos((turn * Math.PI) / 180)), 70)
    drawBike(canvas, vehicle, turn)
    canvas.restore()
  })
}

/** Where each part stands in the picture of a vehicle from the side, as shares of it. */
const partAt: Record<Detail, readonly [x: number, y: number]> = {
  lamp: [0.68, 0.48],
  'front-wheel': [0.72, 0.7],
  'rear-wheel': [0.28, 0.7],
  engine: [0.5, 0.66],
  seat: [0.36, 0.5],
  controls: [0.62, 0.42],
  body: [0.53, 0.54],
}

function focus(canvas: Canvas, detail: Detail, width: number, height: number): void {
  const [x, y] = partAt[detail]
  const zoom = 2.1
  canvas.translate(width / 2, height / 2)
  canvas.scale(zoom, zoom)
  canvas.translate(-width * x, -height * y)
}

function drawSwatch(canvas: Canvas, paint: readonly string[], width: number, height: number): void {
  const main = paint[0] ?? '#888888'
  const light = canvas.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, shade(main, 0.4))
  light.addColorStop(0.45, main)
  light.addColorStop(1, shade(main, -0.35))
  canvas.fillStyle = light
  canvas.fillRect(0, 0, width, height)
  if (!paint[1]) return
  canvas.fillStyle = paint[1]
  canvas.beginPath()
  canvas.moveTo(width, height * 0.45)
  canvas.lineTo(width, height)
  canvas.lineTo(width * 0.45, height)
  canvas.fill()
}

function drawWordmark(canvas: Canvas, text: string, width: number, height: number): void {
  canvas.fillStyle = '#14161a'
  canvas.textBaseline = 'middle'
  let size = height * 0.62
  do {
    canvas.font = `800 ${size}px Wordmark`
    size -= 2
  } while (canvas.measureText(text).width > width * 0.96)
  canvas.fillText(text, width * 0.02, height * 0.52)
}
