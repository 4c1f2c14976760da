import type { Backdrop } from '../../scene.ts'

export type Canvas = CanvasRenderingContext2D

/** Wall above, where it bends, and floor. */
const sweeps: Record<Exclude<Backdrop, 'none'>, readonly [wall: string, bend: string, floor: string]> = {
  plain: ['#e9e7e3', '#ece9e5', '#dedbd6'],
  studio: ['#e4e2de', '#f4f2ef', '#d9d6d1'],
  showroom: ['#f3f1ee', '#e2ddd6', '#c9c2b8'],
  workshop: ['#dfe3e6', '#cfd4d8', '#a9afb4'],
  riverside: ['#cfe3ec', '#e6e4d2', '#bcb59a'],
  evening: ['#2a2f45', '#6b5565', '#3a3842'],
  graphite: ['#2a2c31', '#5a5e65', '#34363b'],
  teal: ['#8cc7c1', '#d3ece9', '#a5d3cd'],
}

/** One soft sweep from the wall over the bend to the floor; the bend lies at `horizon`, a share of the height. */
export function sweep(
  canvas: Canvas,
  backdrop: Exclude<Backdrop, 'none'>,
  width: number,
  height: number,
  horizon: number,
): void {
  const [wall, bend, floor] = sweeps[backdrop]
  const at = Math.min(Math.max(horizon, 0.3), 0.8)
  const fall = canvas.createLinearGradient(0, 0, 0, height)
  fall.addColorStop(0, wall)
  fall.addColorStop(at, bend)
  fall.addColorStop(Math.min(at + 0.28, 1), floor)
  fall.addColorStop(1, floor)
  canvas.fillStyle = fall
  canvas.fillRect(0, 0, width, height)
}
