import type { Backdrop } from '../../scene.ts'
import type { Mood } from '../light.ts'
import { block, type Canvas, fade, type Ground, shine } from './brush.ts'
import { evening } from './evening.ts'
import { showroom, workshop } from './indoors.ts'
import { riverside } from './outdoors.ts'
import { road } from './road.ts'
import { town } from './town.ts'

/** One soft sweep from the wall over the bend to the floor. */
function sweep(
  canvas: Canvas,
  { width, height, floor }: Ground,
  wall: string,
  bend: string,
  below: string,
): void {
  const at = Math.min(Math.max(floor / height, 0.2), 0.7)
  const fall = fade(canvas, 0, height, [
    [0, wall],
    [at, bend],
    [at + 0.28, below],
    [1, below],
  ])
  block(canvas, fall, 0, 0, width, height)
}

const painters: Record<Exclude<Backdrop, 'none'>, (canvas: Canvas, ground: Ground) => void> = {
  plain: (canvas, ground) => sweep(canvas, ground, '#e9e7e4', '#eeece9', '#e2dfdb'),
  studio: (canvas, ground) => sweep(canvas, ground, '#e4e2de', '#f4f2ef', '#d9d6d1'),
  showroom,
  workshop,
  riverside,
  evening,
  road,
  town,
  graphite: (canvas, ground) => {
    const { width, height, floor } = ground
    sweep(canvas, ground, '#202226', '#4a4d53', '#2c2e33')
    shine(canvas, width * 0.5, floor, Math.max(width, height) * 0.5, '#9a9da3', 0.5)
    block(canvas, '#c8a24a', 0, floor - height * 0.004, width, height * 0.004)
    shine(canvas, width * 0.5, floor, width * 0.4, '#e9cf8d', 0.22)
  },
  teal: (canvas, ground) => {
    const { width, height, floor } = ground
    sweep(canvas, ground, '#62b3ab', '#c9e8e4', '#9dd0ca')
    shine(canvas, width * 0.5, floor * 0.8, Math.max(width, height) * 0.45, '#ffffff', 0.6)
  },
}

/** Paints what stands behind the vehicles; `horizon` is a share of the height; nothing for 'none'. */
export function paintBackdrop(
  canvas: Canvas,
  backdrop: Backdrop,
  width: number,
  height: number,
  horizon: number,
): void {
  if (backdrop === 'none') return
  // The floor ends at a wall or a kerb, not at the true horizon: a little below it.
  const floor = Math.min(Math.max(horizon + 0.2, 0.34), 0.86) * height
  painters[backdrop](canvas, { width, height, floor })
}

/** The light of each place. */
export const moods: Record<Backdrop, Mood> = {
  none: 'day',
  plain: 'day',
  studio: 'day',
  showroom: 'day',
  workshop: 'day',
  teal: 'day',
  riverside: 'outdoor',
  town: 'outdoor',
  road: 'dusk',
  evening: 'evening',
  graphite: 'dark',
}
