/** Storefront section 9: how far a finger moves for one picture. */
export const pixelsPerFrame = 10

/** The picture that a drag of `pixels` from picture `from` leads to, round and round. */
export function turned(from: number, pixels: number, count: number): number {
  return wrapped(from + Math.trunc(pixels / pixelsPerFrame), count)
}

/** Any whole number as the index of one of `count` pictures. */
export function wrapped(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}
