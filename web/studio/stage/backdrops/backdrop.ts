import type { Backdrop } from '../../scene.ts'
import type { Mood } from '../light.ts'
import { type Canvas, sweep } from './sweep.ts'

/** Paints what stands behind the vehicles; nothing for 'none'. */
export function paintBackdrop(
  canvas: Canvas,
  backdrop: Backdrop,
  width: number,
  height: number,
  horizon: number,
): void {
  if (backdrop === 'none') return
  sweep(canvas, backdrop, width, height, horizon)
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
  evening: 'evening',
  graphite: 'dark',
}
