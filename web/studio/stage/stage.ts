import type { Scene } from '../scene.ts'
import { moods, paintBackdrop } from './backdrops/backdrop.ts'
import { exhibit } from './fleet.ts'
import { drawOutlet } from './outlet.ts'
import { camera, expose } from './photograph.ts'
import { drawAccessory } from './still-life.ts'
import { drawSwatch } from './swatch.ts'
import { apart, closeUp, wholeView } from './view.ts'
import { drawWordmark } from './wordmark.ts'

/** What to draw and how large, in pixels. */
export interface StageRequest {
  scene: Scene
  width: number
  height: number
}

/** Runs in the page: draws one picture and answers it as the data address of a PNG. */
export async function render({ scene, width, height }: StageRequest): Promise<string> {
  await document.fonts.ready
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  const canvas = element.getContext('2d')
  if (!canvas) throw new Error('This browser draws no canvas.')
  canvas.imageSmoothingQuality = 'high'
  switch (scene.kind) {
    case 'vehicles':
      drawVehicles(canvas, scene, width, height)
      break
    case 'swatch':
      drawSwatch(canvas, scene.paint, width, height)
      break
    case 'accessory':
      drawAccessory(canvas, scene.accessory, width, height)
      break
    case 'wordmark':
      drawWordmark(canvas, scene.text, width, height)
      break
    case 'outlet':
      drawOutlet(canvas, scene, width, height)
  }
  return element.toDataURL('image/png')
}

function drawVehicles(
  canvas: CanvasRenderingContext2D,
  scene: Extract<Scene, { kind: 'vehicles' }>,
  width: number,
  height: number,
): void {
  const [first] = scene.vehicles
  if (!first) throw new Error('A picture of vehicles needs one.')
  const size = { width, height }
  const many = scene.vehicles.length > 1
  const row = scene.vehicles.map((vehicle, index) => ({
    ...exhibit(camera(), vehicle),
    x: (index - (scene.vehicles.length - 1) / 2) * apart,
  }))
  const view = scene.detail
    ? closeUp(first, scene.detail, scene.turn, size)
    : wholeView(row, {
        turn: scene.turn ?? (many ? 38 : 0),
        centre: scene.centre ?? 0.5,
        steady: scene.steady ?? false,
        size,
      })
  const subjects = row.map(({ whole, x }) => {
    whole.rotation.y = (-view.turn * Math.PI) / 180
    whole.position.x = x
    return whole
  })
  paintBackdrop(canvas, scene.backdrop, width, height, view.horizon)
  const floor = scene.backdrop === 'none' ? 0 : 0.16
  const picture = expose({
    subjects,
    view: view.camera,
    mood: moods[scene.backdrop],
    width,
    height,
    floor,
  })
  canvas.drawImage(picture, 0, 0, width, height)
}
