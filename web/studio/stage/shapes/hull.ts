import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { smoothRows } from './spline.ts'

/** One cross-section: its upper and lower edge seen from the side, half its width, and its distance from the middle. */
export type Row = readonly [
  topX: number,
  topY: number,
  bottomX: number,
  bottomY: number,
  half: number,
  z?: number,
]

export interface HullShape {
  rows: readonly Row[]
  /** Roundness above and below the widest height: 2 is an ellipse, 4 nearly a rectangle. */
  upper?: number
  lower?: number
  /** Height of the widest place between the lower and the upper edge, 0 to 1. */
  waist?: number
  /** How far the upper edge stands further out than the lower one, in millimetres. */
  lean?: number
  /** Radius of the rounded ends. */
  dome?: number
  /** Steps along and around. */
  along?: number
  around?: number
}

/** A lofted body; `point` finds a place on its surface, so that stripes and lettering can follow it. */
export interface Hull {
  geometry: BufferGeometry
  /** `t` 0 to 1 along the rows; `angle` in radians, 0 to the right, a quarter turn up; `out` lifts it off. */
  point(t: number, angle: number, out?: number): Vector3
}

const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent

/** Spans a smooth skin over cross-sections; millimetres, x forward, y up, z to the right. */
export function hull(shape: HullShape): Hull {
  const { upper = 2.4, lower = 2.4, waist = 0.5, lean = 0, dome = 10 } = shape
  const along = shape.along ?? (shape.rows.length - 1) * 8
  const around = shape.around ?? 40
  const at = smoothRows(shape.rows.map(([tx, ty, bx, by, half, z = 0]) => [tx, ty, bx, by, half, z]))

  const place = (t: number, angle: number, inset: number, out: number): Vector3 => {
    const [tx = 0, ty = 0, bx = 0, by = 0, half = 0, z = 0] = at(t)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const round = 2 / (sin > 0 ? upper : lower)
    const up = Math.hypot(tx - bx, ty - by) || 1
    const grow = out - inset
    const reach = (sin > 0 ? 1 - waist : waist) * up + grow
    const rise = waist + (power(sin, round) * Math.max(reach, 0)) / up
    const across = power(cos, round) * Math.max(half + grow, 0) + lean * power(sin, round)
    return new Vector3(bx + (tx - bx) * rise, by + (ty - by) * rise, z + across)
  }
  const point = (t: number, angle: number, out = 0) => place(t, angle, 0, out)

  const rings: Vector3[][] = []
  const ring = (t: number, inset: number, push: number) => {
    const points = Array.from({ length: around }, (_, index) =>
      place(t, (index / around) * Math.PI * 2, inset, 0),
    )
    const step = t < 0.5 ? 0.02 : -0.02
    const outward = middle(at(t))
      .sub(middle(at(t + step)))
      .normalize()
    rings.push(points.map((one) => one.addScaledVector(outward, push)))
  }
  const quarter = 4
  const round = (t: number, index: number) => {
    const angle = (index / quarter) * (Math.PI / 2)
    ring(t, dome * (1 - Math.sin(angle)), dome * Math.cos(angle) - dome * 0.5)
  }
  for (let index = 0; index < quarter; index++) round(0, index)
  for (let index = 0; index <= along; index++) ring(index / along, 0, index % along === 0 ? -dome * 0.5 : 0)
  for (let index = quarter - 1; index >= 0; index--) round(1, index)
  return { geometry: skin(rings), point }
}

function middle([tx = 0, ty = 0, bx = 0, by = 0, , z = 0]: readonly number[]): Vector3 {
  return new Vector3((tx + bx) / 2, (ty + by) / 2, z)
}

/** Joins rings of equal length into a closed skin with smooth normals. */
export function skin(rings: readonly Vector3[][]): BufferGeometry {
  const around = rings[0]?.length ?? 0
  const positions = rings.flat().flatMap(({ x, y, z }) => [x, y, z])
  const index: number[] = []
  for (let row = 0; row + 1 < rings.length; row++) {
    for (let step = 0; step < around; step++) {
      const next = (step + 1) % around
      const [a, b, c, d] = [
        row * around + step,
        row * around + next,
        (row + 1) * around + step,
        (row + 1) * around + next,
      ]
      index.push(a, c, b, b, c, d)
    }
  }
  const cap = (ring: Vector3[] | undefined, first: number, reverse: boolean) => {
    const centre = new Vector3()
    for (const one of ring ?? []) centre.addScaledVector(one, 1 / around)
    const middleIndex = positions.length / 3
    positions.push(centre.x, centre.y, centre.z)
    for (let step = 0; step < around; step++) {
      const next = (step + 1) % around
      if (reverse) index.push(middleIndex, first + next, first + step)
      else index.push(middleIndex, first + step, first + next)
    }
  }
  cap(rings[0], 0, false)
  cap(rings.at(-1), (rings.length - 1) * around, true)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}
