/** How many pixels a finger moves for one picture, storefront section 9. */
export const pixelsPerFrame = 10

/**
 * The index of the picture that a drag of `pixels` from picture `from` leads to; the end joins the beginning.
 */
export function turned(from: number, pixels: number, count: number): number {
  return wrapped(from + Math.trunc(pixels / pixelsPerFrame), count)
}

/** Turns any whole number into the index of one of `count` pictures. */
export function wrapped(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}
