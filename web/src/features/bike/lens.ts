/** Storefront section 9: how much the magnifier enlarges, and how wide it is (pixels). */
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

/** A point moved into the picture. */
export function within({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) }
}

/** Where the lens stands and which part of the enlarged picture it shows: what lies under its middle stays there. */
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
