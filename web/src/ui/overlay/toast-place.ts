interface Size {
  width: number
  height: number
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Something that can be pressed, and how much it weighs to cover a pixel of it. */
export interface Control extends Box {
  weight: number
}

/** The distance in pixels between a toast and the edge of the window. */
const edge = 12
/** The height in pixels that is reserved for the header. */
const header = 76
/** The distance in pixels between two places that are tried: less than the gap between two rows of a list. */
const step = 12

/**
 * The place where `stack` covers none of the `controls`: under the header at the right if possible, otherwise
 * elsewhere, and where no place is free, the place where it covers least by weight. Pixels from the window's
 * left and top edges.
 */
export function freePlace(
  stack: Size,
  window: Size,
  controls: readonly Control[],
): { left: number; top: number; covered: number } {
  const right = window.width - stack.width - edge
  const bottom = window.height - stack.height - edge
  const columns = [right, (window.width - stack.width) / 2, edge].map((left) => Math.max(0, left))
  const count = Math.max(0, Math.floor((bottom - header) / step))
  const rows = [header, ...Array.from({ length: count }, (_, row) => bottom - step * row), edge].map((top) =>
    Math.max(0, top),
  )
  const places = columns.flatMap((left) => rows.map((top) => ({ left, top })))
  let best = { left: right, top: header, covered: Number.POSITIVE_INFINITY }
  for (const { left, top } of places) {
    const box = { left, top, right: left + stack.width, bottom: top + stack.height }
    const covered = controls.reduce((sum, control) => sum + control.weight * overlap(box, control), 0)
    if (covered < best.covered) best = { left, top, covered }
  }
  return best
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
