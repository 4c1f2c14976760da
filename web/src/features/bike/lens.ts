/** Magnification of the lens, and its width in pixels, storefront section 9. */
export const lensZoom = 1.5
export const lensSize = 150

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Moves a point that lies outside the picture to its nearest edge. */
export function within({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) }
}

/**
 * Position of the lens, and the part of the enlarged picture in it. The point under the middle of the lens
 * stays in place.
 */
export function lensStyle({ x, y }: Point, { width, height }: Size) {
  const half = lensSize / 2
  return {
    width: lensSize,
    height: lensSize,
    transform: `translate(${x - half}px, ${y - half}px)`,
    backgroundSize: `${width * lensZoom}px ${height * lensZoom}px`,
    backgroundPosition: `${half - x * lensZoom}px ${half - y * lensZoom}px`,
  }
}
