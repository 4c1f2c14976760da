import { assembly, bothSides, piece } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'

export interface MultiShape {
  cylinders: 2 | 4
  /** Lean of the block to the front, in degrees. */
  lean: number
  case: Finish
  covers: Finish
  pipes: Finish
  /** Where the pipes meet the silencer, under the engine. */
  collect: Place
}

const blockAt: Spot = [62, 78]

/** A water-cooled engine with cylinders side by side; (0, 0) is its middle. */
export function multi({ cylinders, lean, case: metal, covers, pipes, collect }: MultiShape) {
  const wide = cylinders === 4 ? 172 : 146
  const tilt = (-lean * Math.PI) / 180
  const crankcase: Spot[] = [
    [-176, 66],
    [-120, 112],
    [-20, 104],
    [112, 112],
    [152, 40],
    [142, -70],
    [90, -112],
    [-70, -116],
    [-160, -70],
  ]
  const block = assembly(
    piece(
      cast(rounded(150, 118, 16), { z: [-wide * 0.86, wide * 0.86], bevel: 8, straight: true }),
      finish(metal),
      [0, 58, 0],
    ),
    piece(
      cast(rounded(164, 82, 18), { z: [-wide, wide], bevel: 10, straight: true }),
      finish(metal),
      [0, 150, 0],
    ),
    piece(
      cast(rounded(142, 56, 22), { z: [-wide + 6, wide - 6], bevel: 14, straight: true }),
      finish(metal),
      [-2, 206, 0],
    ),
    ...[-1, 1].map((side) =>
      piece(
        cast(rounded(92, 150, 22), {
          z: side > 0 ? [wide - 10, wide + 10] : [-wide - 10, -wide + 10],
          bevel: 7,
          straight: true,
        }),
        finish(metal),
        [0, 112, 0],
      ),
    ),
  )
  block.position.set(blockAt[0], blockAt[1], 0)
  block.rotation.z = tilt
  const half = cylinders === 4 ? 132 : 116
  return assembly(
    piece(cast(crankcase, { z: [-half, half], bevel: 18 }), finish(metal)),
    piece(cast(circle(-42, 6, 94), { z: [half - 10, half + 44], bevel: 14, straight: true }), finish(covers)),
    piece(
      cast(circle(-42, 6, 62), { z: [half + 38, half + 50], bevel: 5, straight: true }),
      finish('black engine'),
    ),
    piece(cast(circle(96, -6, 62), { z: [half - 10, half + 28], bevel: 12, straight: true }), finish(covers)),
    piece(
      cast(circle(78, -2, 84), { z: [-half - 40, -half + 10], bevel: 14, straight: true }),
      finish(covers),
    ),
    piece(
      cast(circle(-104, 10, 62), { z: [-half - 22, -half + 10], bevel: 10, straight: true }),
      finish('black engine'),
    ),
    piece(
      cast(circle(96, -56, 40), { z: [-46, 46], bevel: 4, straight: true }),
      finish('black engine'),
      [66, 20, 0],
    ),
    block,
    ...headers(cylinders, wide, tilt, pipes, collect),
    throttle(wide, tilt),
  )
}

/** Pipes from the front of the head down to one place under the engine. */
function headers(cylinders: number, wide: number, tilt: number, metal: Finish, collect: Place) {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return Array.from({ length: cylinders }, (_, index) => {
    const z = ((index + 0.5) / cylinders - 0.5) * 2 * wide * 0.8
    const out: Spot = [blockAt[0] + 76 * cos - 140 * sin, blockAt[1] + 76 * sin + 140 * cos]
    const points: Place[] = [
      [out[0], out[1], z],
      [out[0] + 52, out[1] - 22, z],
      [out[0] + 62, out[1] - 110, z * 0.9 + 16],
      [178, -40, z * 0.7 + 34],
      [140, -122, z * 0.5 + 42],
      [60, -158, z * 0.4 + 34],
      collect,
    ]
    return piece(tube(points, { radius: 19, around: 16 }), finish(metal))
  })
}

function throttle(wide: number, tilt: number) {
  const rack = bothSides((side) =>
    piece(
      cast(circle(0, 0, 27), {
        z: [side * wide * 0.42 - 32, side * wide * 0.42 + 32],
        bevel: 6,
        straight: true,
      }),
      finish('grey alloy'),
    ),
  )
  const body = piece(
    cast(rounded(74, 54, 16), { z: [-wide * 0.8, wide * 0.8], bevel: 8, straight: true }),
    finish('plastic'),
  )
  const group = assembly(rack, body)
  group.position.set(blockAt[0] - 96 - 120 * Math.sin(tilt), blockAt[1] + 176, 0)
  return group
}

/** A radiator that stands across the frame in front of the engine. */
export function radiator(x: number, y: number, width: number, height: number, lean: number) {
  const core = piece(
    cast(rounded(30, height, 5), { z: [-width / 2, width / 2], bevel: 3, straight: true }),
    finish('plastic'),
  )
  const slats = Array.from({ length: Math.floor(height / 9) }, (_, index) =>
    piece(
      cast(rounded(6, 4, 1.5), { z: [-width / 2 + 16, width / 2 - 16], bevel: 1, straight: true }),
      finish('grey alloy'),
      [17, -height / 2 + 8 + index * 9, 0],
    ),
  )
  const tanks = bothSides((side) =>
    piece(
      cast(rounded(40, height + 8, 8), {
        z: side > 0 ? [width / 2 - 14, width / 2 + 12] : [-width / 2 - 12, -width / 2 + 14],
        bevel: 5,
        straight: true,
      }),
      finish('black alloy'),
    ),
  )
  const group = assembly(core, tanks, ...slats)
  group.position.set(x, y, 0)
  group.rotation.z = (lean * Math.PI) / 180
  return group
}
