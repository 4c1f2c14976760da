import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import { skin } from './hull.ts'

export type Place = readonly [x: number, y: number, z: number]

export interface TubeShape {
  /** One radius, or one for each point. */
  radius: number | readonly number[]
  /** Straight from point to point, as a bracket; curved when not said. */
  straight?: boolean
  /** Height over width of the cross-section. */
  flat?: number
  steps?: number
  around?: number
}

/** A bent tube or bar through points, with closed ends; the radius may change along it. */
export function tube(points: readonly Place[], shape: TubeShape): BufferGeometry {
  const { radius, flat = 1, around = 14 } = shape
  const curve = new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    shape.straight ? 'catmullrom' : 'centripetal',
    shape.straight ? 0 : 0.5,
  )
  const steps = shape.steps ?? Math.max((points.length - 1) * 10, 2)
  const radii = typeof radius === 'number' ? points.map(() => radius) : radius
  const side = new Vector3()
  let before = new Vector3(0, 0, 1)
  const rings: Vector3[][] = []
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const along = curve.getTangent(t)
    // The frame is carried on from ring to ring, so that the tube does not twist.
    side.copy(before).addScaledVector(along, -before.dot(along))
    if (side.lengthSq() < 1e-6) side.set(along.y, -along.x, 0)
    side.normalize()
    before = side.clone()
    const up = new Vector3().crossVectors(along, side)
    const size = between(radii, t)
    const centre = curve.getPoint(t)
    rings.push(
      Array.from({ length: around }, (_, index) => {
        const angle = (index / around) * Math.PI * 2
        return centre
          .clone()
          .addScaledVector(side, Math.cos(angle) * size)
          .addScaledVector(up, Math.sin(angle) * size * flat)
      }),
    )
  }
  const [first, last] = [rings[0], rings.at(-1)]
  // Doubled end rings keep the edge of the closed ends crisp.
  return skin([
    ...(first ? [first.map((one) => one.clone())] : []),
    ...rings,
    ...(last ? [last.map((one) => one.clone())] : []),
  ])
}

function between(values: readonly number[], t: number): number {
  const place = t * (values.length - 1)
  const index = Math.min(Math.floor(place), values.length - 2)
  const from = values[index] ?? 0
  return from + ((values[index + 1] ?? from) - from) * (place - index)
}
