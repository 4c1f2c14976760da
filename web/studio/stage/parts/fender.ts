import type { Material } from 'three'
import { assembly, bothSides, piece } from '../assembly.ts'
import { type Finish, finish, glow } from '../materials.ts'
import { cast, rounded, type Spot } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'

export interface FenderShape {
  centre: Spot
  /** From the axle to the underside. */
  radius: number
  /** Degrees around the axle from the front end to the rear end: 0 is forward, 90 up. */
  from: number
  to: number
  half: number
  /** How far its sides reach down over the tyre. */
  skirt: number
  /** How much narrower it is at its ends, 0 to 1. */
  taper?: number
}

/** A curved mudguard over a wheel. */
export function fender(
  { centre, radius, from, to, half, skirt, taper = 0.35 }: FenderShape,
  material: Material,
) {
  const count = 9
  const rows = Array.from({ length: count }, (_, index): Row => {
    const share = index / (count - 1)
    const angle = ((from + (to - from) * share) * Math.PI) / 180
    const slim = 1 - taper * Math.abs(share * 2 - 1) ** 2.4
    const [top, bottom] = [radius + 7, radius - skirt * (0.45 + 0.55 * slim)]
    return [
      centre[0] + Math.cos(angle) * top,
      centre[1] + Math.sin(angle) * top,
      centre[0] + Math.cos(angle) * bottom,
      centre[1] + Math.sin(angle) * bottom,
      half * slim,
    ]
  })
  // The hull is solid; the tyre inside it shows only below its edge, as under a real mudguard.
  return piece(hull({ rows, upper: 2.6, lower: 6, waist: 0.12, dome: 5, along: 40 }).geometry, material)
}

/** Stays that hold a front mudguard to the fork. */
export function stays(centre: Spot, radius: number, degrees: readonly number[], half: number, metal: Finish) {
  return bothSides((side) =>
    assembly(
      ...degrees.map((one) => {
        const angle = (one * Math.PI) / 180
        const points: Place[] = [
          [centre[0], centre[1], (half + 26) * side],
          [
            centre[0] + Math.cos(angle) * radius * 0.6,
            centre[1] + Math.sin(angle) * radius * 0.6,
            (half + 18) * side,
          ],
          [
            centre[0] + Math.cos(angle) * (radius - 4),
            centre[1] + Math.sin(angle) * (radius - 4),
            half * side,
          ],
        ]
        return piece(tube(points, { radius: 5 }), finish(metal))
      }),
    ),
  )
}

/** A blank number plate with its holder and lamp; tips back by `lean` degrees, faces back or forward. */
export function numberPlate([x, y, z]: Place, lean: number, back: boolean, width = 200, height = 96) {
  const group = assembly(
    piece(
      cast(rounded(width + 14, height + 14, 8), { z: [-6, 0], bevel: 2, straight: true }),
      finish('plastic'),
    ),
    piece(cast(rounded(width, height, 6), { z: [-1, 3], bevel: 1, straight: true }), finish('plate')),
  )
  group.position.set(x, y, z)
  group.rotation.set((-lean * Math.PI) / 180, back ? -Math.PI / 2 : Math.PI / 2, 0, 'YXZ')
  return group
}

/** A round or oblong reflector that faces back. */
export function reflector([x, y, z]: Place, back = true) {
  const one = piece(cast(rounded(58, 28, 10), { z: [-3, 4], bevel: 2, straight: true }), glow('tail'), [
    x,
    y,
    z,
  ])
  one.rotation.y = back ? -Math.PI / 2 : Math.PI / 2
  return one
}
