import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Hull } from './hull.ts'

/** A part of a hull's surface: from and to along it (0 to 1) and around it (degrees, 0 right, 90 up). */
export interface Area {
  t: readonly [from: number, to: number]
  angle: readonly [from: number, to: number]
  /** Degrees the area climbs from its beginning to its end. */
  climb?: number
  /** Share of its height that is left at its end. */
  taper?: number
  out?: number
}

/** Lifts a stripe, a badge or the ground for lettering off a hull; it follows the surface. */
export function patch(on: Hull, { t, angle, climb = 0, taper = 1, out = 1 }: Area): BufferGeometry {
  const [columns, lines] = [24, 8]
  const positions: number[] = []
  const uvs: number[] = []
  const index: number[] = []
  const middle = (angle[0] + angle[1]) / 2
  for (let line = 0; line <= lines; line++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, line / lines]
      const open = 1 + (taper - 1) * u
      const degrees = middle + (angle[0] + (angle[1] - angle[0]) * v - middle) * open + climb * u
      const { x, y, z } = on.point(t[0] + (t[1] - t[0]) * u, (degrees * Math.PI) / 180, out)
      positions.push(x, y, z)
      uvs.push(u, v)
      if (column === columns || line === lines) continue
      const first = line * (columns + 1) + column
      index.push(first, first + 1, first + columns + 1, first + 1, first + columns + 2, first + columns + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}
