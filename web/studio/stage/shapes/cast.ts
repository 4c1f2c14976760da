import { type BufferGeometry, ExtrudeGeometry, Path, Shape, SplineCurve, Vector2 } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

export type Spot = readonly [x: number, y: number]

export interface Casting {
  /** From the left face to the right one. */
  z: readonly [from: number, to: number]
  bevel?: number
  /** Corners stay where they are; rounded into a smooth outline when not said. */
  straight?: boolean
  holes?: readonly { x: number; y: number; radius: number }[]
}

/** A cast or pressed part: an outline seen from the side, thick along z, with rounded edges. */
export function cast(
  outline: readonly Spot[],
  { z, bevel = 4, straight = false, holes = [] }: Casting,
): BufferGeometry {
  const corners = outline.map(([x, y]) => new Vector2(x, y))
  const first = corners[0]
  const points =
    straight || !first ? corners : new SplineCurve([...corners, first]).getPoints(outline.length * 6)
  const shape = new Shape(points)
  for (const { x, y, radius } of holes) {
    const hole = new Path()
    hole.absarc(x, y, radius, 0, Math.PI * 2, true)
    shape.holes.push(hole)
  }
  const depth = Math.max(z[1] - z[0] - bevel * 2, 0.1)
  const geometry = new ExtrudeGeometry(shape, {
    depth,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: bevel > 3 ? 4 : 2,
    curveSegments: 24,
  })
  geometry.translate(0, 0, z[0] + bevel)
  return toCreasedNormals(geometry, 0.5)
}

/** The outline of a rectangle with round corners around (0, 0). */
export function rounded(width: number, height: number, radius: number, turn = 0): Spot[] {
  const spots: Spot[] = []
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  corners.forEach(([sx, sy], corner) => {
    for (let step = 0; step <= 4; step++) {
      const angle = (corner + step / 4) * (Math.PI / 2)
      const x = sx * (width / 2 - radius) + Math.cos(angle) * radius
      const y = sy * (height / 2 - radius) + Math.sin(angle) * radius
      spots.push([x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)])
    }
  })
  return spots
}

/** Points on a circle. */
export function circle(x: number, y: number, radius: number, count = 40): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  })
}
