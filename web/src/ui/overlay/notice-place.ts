interface Size {
  width: number
  height: number
}

/** A place in the window, in pixels from its left and top edges. */
interface Spot {
  left: number
  top: number
}

/**
 * The distance in pixels between a notice and the edge of the window, and between two places that are tried.
 */
const edge = 12
const step = 8
/** A notice stands in the lower half of the window, because people read in the upper one. */
const share = 0.5

/**
 * The lowest free place in the window for a notice, at the left where that is free; undefined where there is
 * none.
 */
export function clearPlace(
  { width, height }: Size,
  window: Size,
  isFree: (box: Spot & Size) => boolean,
): Spot | undefined {
  const right = window.width - width - edge
  if (right < 0) return undefined
  for (let top = window.height - height - edge; top > window.height * share; top -= step)
    for (const left of [Math.min(edge, right), right])
      if (isFree({ left, top, width, height })) return { left, top }
  return undefined
}

/**
 * The points of a box at which is looked whether something lies below: its edges, and a grid between them.
 */
export function* pointsOf({ left, top, width, height }: Spot & Size): Generator<[x: number, y: number]> {
  const grid = 16
  for (let x = left; x < left + width + grid; x += grid)
    for (let y = top; y < top + height + grid; y += grid)
      yield [Math.min(x, left + width), Math.min(y, top + height)]
}
