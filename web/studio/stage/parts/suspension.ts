import { assembly, bothSides, piece } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { cast, type Spot } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'

export interface ForkShape {
  axle: Spot
  /** Middle of the upper yoke, on the same line as the legs. */
  crown: Spot
  upsideDown: boolean
  /** Distance of a leg from the middle. */
  half: number
  radius: number
  legs: Finish
  /** Rubber gaiters over the stanchions, painted or chromed covers above them. */
  gaiters?: boolean
  covers?: Finish
}

const towards = ([x1, y1]: Spot, [x2, y2]: Spot, share: number): Spot => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** Both legs of a front fork with the two yokes. */
export function fork({ axle, crown, upsideDown, half, radius, legs, gaiters, covers }: ForkShape) {
  const at = (share: number, z: number): Place => [...towards(axle, crown, share), z]
  const lower = upsideDown ? 0.34 : 0.5
  const legOn = (side: 1 | -1) => {
    const z = half * side
    const thick = upsideDown ? radius * 0.78 : radius * 1.3
    const thin = upsideDown ? radius * 1.3 : radius * 0.92
    const slider = tube([at(-0.05, z), at(lower, z)], { radius: thick, steps: 2, around: 20 })
    const stanchion = tube([at(lower - 0.06, z), at(1.02, z)], { radius: thin, steps: 2, around: 20 })
    const seal = tube([at(lower - 0.02, z), at(lower + 0.015, z)], {
      radius: Math.max(thick, thin) * 1.14,
      steps: 1,
      around: 20,
    })
    const foot = tube([at(-0.06, z), at(0.05, z)], { radius: radius * 1.35, steps: 1, around: 16 })
    const parts = [
      piece(slider, finish(upsideDown ? 'chrome' : legs)),
      piece(stanchion, finish(upsideDown ? legs : 'chrome')),
      piece(seal, finish('rubber')),
      piece(foot, finish(upsideDown ? 'grey alloy' : legs)),
    ]
    if (gaiters) {
      const folds = Array.from({ length: 19 }, (_, index) => at(lower - 0.01 + index * 0.0125, z))
      const radii = folds.map((_, index) => radius * (index % 2 === 0 ? 1.55 : 1.25))
      parts.push(piece(tube(folds, { radius: radii, steps: 72 }), finish('rubber')))
    }
    if (covers)
      parts.push(
        piece(
          tube([at(0.64, z), at(0.98, z)], { radius: radius * 1.5, steps: 2, around: 20 }),
          finish(covers),
        ),
      )
    return assembly(...parts)
  }
  const yoke = (share: number) => {
    const [x, y] = towards(axle, crown, share)
    const bar = cast(
      [
        [-half - 34, -20],
        [-half + 20, -32],
        [0, -52],
        [half - 20, -32],
        [half + 34, -20],
        [half + 30, 26],
        [0, 14],
        [-half - 30, 26],
      ],
      { z: [-15, 15], bevel: 6 },
    )
    // The outline lies across the vehicle: its x becomes our z, its y points forward, its thickness runs along the legs.
    const one = piece(bar.rotateZ(-Math.PI / 2).rotateX(Math.PI / 2), finish('black alloy'), [x, y, 0])
    one.rotation.z = -Math.atan2(crown[0] - axle[0], crown[1] - axle[1])
    return one
  }
  return assembly(bothSides(legOn), yoke(0.78), yoke(0.985))
}

/** A shock absorber with a coiled spring between two eyes. */
export function shock(from: Place, to: Place, coil: Finish, radius = 30) {
  const mix = (share: number): Place => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
  const turns = 9
  const steps = turns * 12
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const spring = Array.from({ length: steps + 1 }, (_, index): Place => {
    const share = 0.24 + (index / steps) * 0.56
    const angle = (index / steps) * turns * Math.PI * 2
    const [x, y, z] = mix(share)
    const [out, side] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return [x - uy * out, y + ux * out, z + side]
  })
  const eye = (share: number) => {
    const [x, y, z] = mix(share)
    return piece(
      tube(
        [
          [x, y, z - 17],
          [x, y, z + 17],
        ],
        { radius: 15, steps: 1 },
      ),
      finish('black alloy'),
    )
  }
  return assembly(
    piece(tube([mix(0), mix(0.3)], { radius: radius * 0.7, steps: 1, around: 18 }), finish('black alloy')),
    piece(tube([mix(0.3), mix(0.9)], { radius: radius * 0.42, steps: 1 }), finish('chrome')),
    piece(
      tube([mix(0.2), mix(0.26)], { radius: radius * 1.25, steps: 1, around: 20 }),
      finish('black alloy'),
    ),
    piece(
      tube([mix(0.78), mix(1)], {
        radius: [radius * 1.25, radius * 1.2, radius * 0.7],
        steps: 8,
        around: 20,
      }),
      finish('black alloy'),
    ),
    piece(tube(spring, { radius: 5, steps: steps, around: 8 }), finish(coil)),
    eye(0),
    eye(1),
  )
}
