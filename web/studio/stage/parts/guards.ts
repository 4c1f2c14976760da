import { assembly, bothSides, piece } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { type Place, tube } from '../shapes/tube.ts'

/** A grab rail behind the seat, around the tail; places for the right side, front to back. */
export function grabRail(points: readonly Place[], metal: Finish, radius = 11) {
  const left = points.map(([x, y, z]): Place => [x, y, -z]).reverse()
  return piece(tube([...points, ...left], { radius, steps: points.length * 16 }), finish(metal))
}

/** Two solid grips beside the seat, as sporty bikes have. */
export function grabHandles(points: readonly Place[], metal: Finish) {
  return bothSides((side) =>
    piece(
      tube(
        points.map(([x, y, z]): Place => [x, y, z * side]),
        { radius: points.map((_, index) => (index === 0 ? 12 : 16)), flat: 0.75 },
      ),
      finish(metal),
    ),
  )
}

/** The guard that keeps a saree out of the rear wheel, on the left. */
export function sareeGuard(x: number, y: number, z: number) {
  const rails = [0, 1, 2, 3].map((index) => {
    const high = y + index * 46
    return piece(
      tube(
        [
          [x + 120 - index * 10, high + 10, -z],
          [x, high, -z - 14],
          [x - 170 + index * 8, high - 4, -z - 10],
        ],
        { radius: 5 },
      ),
      finish('frame'),
    )
  })
  return assembly(
    ...rails,
    piece(
      tube(
        [
          [x + 124, y - 20, -z + 4],
          [x + 84, y + 176, -z + 8],
        ],
        { radius: 6, steps: 1 },
      ),
      finish('frame'),
    ),
    piece(
      tube(
        [
          [x - 168, y - 24, -z - 10],
          [x - 140, y + 176, -z - 4],
        ],
        { radius: 6, steps: 1 },
      ),
      finish('frame'),
    ),
    // The woman's step below it.
    piece(
      tube(
        [
          [x - 40, y - 70, -z + 10],
          [x - 60, y - 76, -z - 62],
          [x + 40, y - 76, -z - 62],
          [x + 30, y - 66, -z + 10],
        ],
        { radius: 7, straight: true, steps: 12 },
      ),
      finish('frame'),
    ),
  )
}

/** Crash bar in front of the engine. */
export function crashBar(x: number, y: number, width: number, metal: Finish) {
  const loop: Place[] = [
    [x - 70, y - 230, 60],
    [x + 10, y - 190, width * 0.8],
    [x + 36, y - 60, width],
    [x + 10, y + 20, width * 0.7],
    [x - 30, y + 50, 30],
  ]
  return bothSides((side) =>
    piece(
      tube(
        loop.map(([px, py, pz]): Place => [px, py, pz * side]),
        { radius: 12 },
      ),
      finish(metal),
    ),
  )
}
