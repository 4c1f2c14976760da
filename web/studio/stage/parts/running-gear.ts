import { assembly, bothSides, piece } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { cast, circle, type Spot } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'

/** A rear swingarm from its pivot to the axle, both arms and the bridge between them. */
export function swingarm(pivot: Spot, axle: Spot, half: number, metal: Finish, deep = 20) {
  return assembly(
    bothSides((side) => {
      const z = half * side
      return assembly(
        piece(
          tube(
            [
              [pivot[0], pivot[1], z * 0.8],
              [(pivot[0] + axle[0]) / 2, (pivot[1] + axle[1]) / 2 + 6, z],
              [axle[0] - 26, axle[1], z],
            ],
            {
              radius: [11, 11, 10],
              flat: deep / 11,
              steps: 16,
            },
          ),
          finish(metal),
        ),
        piece(
          cast(circle(axle[0], axle[1], 17, 20), {
            z: side > 0 ? [z + 6, z + 16] : [z - 16, z - 6],
            bevel: 2,
            straight: true,
          }),
          finish('steel'),
        ),
      )
    }),
    piece(
      tube(
        [
          [pivot[0] - 70, pivot[1], -half],
          [pivot[0] - 70, pivot[1], half],
        ],
        { radius: deep * 0.8, steps: 1 },
      ),
      finish(metal),
    ),
    piece(
      tube(
        [
          [pivot[0], pivot[1], -half - 30],
          [pivot[0], pivot[1], half + 30],
        ],
        { radius: 13, steps: 1 },
      ),
      finish('steel'),
    ),
  )
}

/** An open chain on its two sprockets, on the left. */
export function chain(front: Spot, rear: Spot, big: number, z: number) {
  const small = 30
  const teeth = (at: Spot, radius: number) => {
    const outline = Array.from({ length: 88 }, (_, index): Spot => {
      const angle = (index / 88) * Math.PI * 2
      const reach = radius + (index % 2 === 0 ? 4 : -3)
      return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach]
    })
    return piece(
      cast(outline, {
        z: [z - 3, z + 3],
        bevel: 1,
        straight: true,
        holes: [{ x: at[0], y: at[1], radius: radius * 0.6 }],
      }),
      finish('steel'),
    )
  }
  const run = (from: Spot, to: Spot) =>
    piece(
      tube(
        [
          [from[0], from[1], z],
          [to[0], to[1], z],
        ],
        { radius: 7, flat: 0.8, steps: 1 },
      ),
      finish('grey alloy'),
    )
  return assembly(
    teeth(rear, big),
    piece(
      cast(circle(rear[0], rear[1], big * 0.62), {
        z: [z - 4, z + 6],
        bevel: 2,
        straight: true,
        holes: [{ x: rear[0], y: rear[1], radius: 20 }],
      }),
      finish('black alloy'),
    ),
    run([front[0], front[1] + small], [rear[0], rear[1] + big]),
    run([front[0], front[1] - small], [rear[0], rear[1] - big]),
  )
}

/** The closed chain case of a commuter, on the left. */
export function chainCase(front: Spot, rear: Spot, z: number) {
  const outline: Spot[] = [
    [front[0] + 10, front[1] + 44],
    [(front[0] + rear[0]) / 2, (front[1] + rear[1]) / 2 + 62],
    [rear[0] - 10, rear[1] + 92],
    [rear[0] - 84, rear[1] + 40],
    [rear[0] - 84, rear[1] - 34],
    [rear[0] - 10, rear[1] - 84],
    [(front[0] + rear[0]) / 2, (front[1] + rear[1]) / 2 - 56],
    [front[0] + 10, front[1] - 46],
  ]
  const inner = outline.map(([x, y]): Spot => {
    const centre: Spot = [(front[0] + rear[0]) / 2 - 10, (front[1] + rear[1]) / 2]
    return [centre[0] + (x - centre[0]) * 0.86, centre[1] + (y - centre[1]) * 0.74]
  })
  return assembly(
    piece(cast(outline, { z: [z - 16, z + 16], bevel: 8 }), finish('plastic')),
    piece(cast(inner, { z: [z - 20, z - 12], bevel: 4 }), finish('plastic')),
  )
}

/** Folded side stand on the left. */
export function sideStand([x, y, z]: Place) {
  return assembly(
    piece(
      tube(
        [
          [x, y, z],
          [x - 110, y - 26, z - 14],
          [x - 250, y - 36, z - 22],
        ],
        { radius: [11, 10, 9] },
      ),
      finish('frame'),
    ),
    piece(
      tube(
        [
          [x - 244, y - 44, z - 34],
          [x - 276, y - 40, z - 14],
        ],
        { radius: [20, 16], flat: 0.35, steps: 2 },
      ),
      finish('frame'),
    ),
  )
}

/** Folded centre stand under the engine. */
export function centreStand(x: number, y: number) {
  return assembly(
    bothSides((side) =>
      piece(
        tube(
          [
            [x, y, 60 * side],
            [x - 120, y - 24, 96 * side],
            [x - 230, y - 8, 118 * side],
          ],
          { radius: 11 },
        ),
        finish('frame'),
      ),
    ),
    piece(
      tube(
        [
          [x - 90, y - 18, -88],
          [x - 90, y - 18, 88],
        ],
        { radius: 9, steps: 1 },
      ),
      finish('frame'),
    ),
  )
}

/** A foot peg with its rubber on each side; the place is the right one's root. */
export function pegs([x, y, z]: Place, reach = 86) {
  return bothSides((side) =>
    assembly(
      piece(
        tube(
          [
            [x, y, (z - 16) * side],
            [x, y, (z + 16) * side],
          ],
          { radius: 10, steps: 1 },
        ),
        finish('steel'),
      ),
      piece(
        tube(
          [
            [x, y, (z + 10) * side],
            [x - 6, y + 4, (z + reach) * side],
          ],
          { radius: [14, 16], flat: 0.9, steps: 4 },
        ),
        finish('rubber'),
      ),
    ),
  )
}

/** Brake pedal on the right, gear lever on the left. */
export function footLevers([x, y, z]: Place) {
  const pedal: Place[] = [
    [x, y - 4, z],
    [x + 60, y - 24, z + 8],
    [x + 128, y - 18, z + 16],
  ]
  const gear: Place[] = [
    [x + 22, y - 6, -z],
    [x + 90, y - 4, -z - 8],
    [x + 142, y + 8, -z - 14],
  ]
  return assembly(
    piece(tube(pedal, { radius: 8 }), finish('steel')),
    piece(
      tube(
        [
          [x + 122, y - 16, z + 10],
          [x + 132, y - 14, z + 56],
        ],
        { radius: [13, 14], flat: 0.7, steps: 2 },
      ),
      finish('steel'),
    ),
    piece(tube(gear, { radius: 7 }), finish('steel')),
    piece(
      tube(
        [
          [x + 142, y + 8, -z - 10],
          [x + 142, y + 9, -z - 54],
        ],
        { radius: 10, steps: 2 },
      ),
      finish('rubber'),
    ),
  )
}
