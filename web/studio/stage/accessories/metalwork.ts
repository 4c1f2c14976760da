import { assembly, bothSides, piece } from '../assembly.ts'
import { finish } from '../materials.ts'
import { cast, rounded } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'

/** A chromed guard for the front of the engine. */
export function crashGuard() {
  const loop: Place[] = [
    [0, 20, 40],
    [30, 40, 170],
    [60, 150, 250],
    [40, 290, 240],
    [0, 350, 120],
    [-10, 360, 20],
  ]
  const strut: Place[] = [
    [50, 180, 246],
    [10, 200, 120],
    [-10, 210, 20],
  ]
  return assembly(
    bothSides((side) => {
      const at = (points: readonly Place[]) => points.map(([x, y, z]): Place => [x, y, z * side])
      return assembly(
        piece(tube(at(loop), { radius: 14, around: 20 }), finish('chrome')),
        piece(tube(at(strut), { radius: 10 }), finish('chrome')),
        piece(
          tube(
            at([
              [58, 140, 250],
              [62, 200, 254],
            ]),
            { radius: 21, steps: 2, around: 20 },
          ),
          finish('rubber'),
        ),
      )
    }),
    piece(
      cast(rounded(30, 360, 10), { z: [-26, 26], bevel: 5, straight: true }),
      finish('frame'),
      [-14, 190, 0],
    ),
  )
}

/** A rear carrier. */
export function carrier() {
  const rim: Place[] = [
    [180, 60, 110],
    [120, 190, 140],
    [-80, 220, 140],
    [-220, 220, 90],
    [-240, 220, 0],
  ]
  return assembly(
    bothSides((side) =>
      assembly(
        piece(
          tube(
            rim.map(([x, y, z]): Place => [x, y, z * side]),
            { radius: 15, around: 20 },
          ),
          finish('black alloy'),
        ),
        piece(
          tube(
            [
              [-40, 60, 112 * side],
              [-70, 214, 134 * side],
            ],
            { radius: 11, steps: 2 },
          ),
          finish('black alloy'),
        ),
        piece(
          cast(rounded(260, 26, 8), { z: [104 * side - 6, 104 * side + 6], bevel: 3, straight: true }),
          finish('steel'),
          [70, 46, 0],
        ),
      ),
    ),
    ...[60, -20, -100, -180].map((x) =>
      piece(
        tube(
          [
            [x, 212, -132],
            [x, 216, 132],
          ],
          { radius: 9, flat: 0.8, steps: 2 },
        ),
        finish('black alloy'),
      ),
    ),
  )
}
