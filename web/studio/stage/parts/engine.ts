import type { Group } from 'three'
import { assembly, piece, placed } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'

export interface SingleShape {
  /** Lean of the cylinder to the front in degrees. */
  lean: number
  /** Length and breadth of the finned cylinder, number of fins. */
  tall: number
  wide: number
  fins: number
  case: Finish
  cylinder: Finish
  covers: Finish
  kick?: boolean
  /** Larger engines are drawn larger. */
  size: number
}

/** The crankshaft's place, on the engine's own axes. */
const crank: Spot = [62, 0]

/** An air-cooled single: crankcase with covers, finned cylinder and head, throttle body; (0, 0) is its middle. */
export function single(shape: SingleShape): Group {
  const { lean, tall, wide, fins } = shape
  const caseOutline: Spot[] = [
    [-168, 40],
    [-150, 92],
    [-60, 104],
    [10, 118],
    [96, 112],
    [146, 66],
    [158, 0],
    [136, -74],
    [60, -112],
    [-70, -116],
    [-140, -86],
    [-172, -20],
  ]
  const crankcase = piece(cast(caseOutline, { z: [-78, 78], bevel: 14 }), finish(shape.case))
  const engine = assembly(
    crankcase,
    rightCover(shape),
    leftCover(shape),
    placed(cylinder(tall, wide, fins, shape), [crank[0] + 4, 84, 0], -lean),
    sump(shape),
  )
  engine.scale.setScalar(shape.size)
  return engine
}

function sump({ case: metal }: SingleShape) {
  const ribs = [-90, -50, -10, 30, 70].map((x) =>
    piece(cast(rounded(10, 22, 4), { z: [-58, 58], bevel: 3, straight: true }), finish(metal), [x, -112, 0]),
  )
  return assembly(...ribs)
}

function bolts(spots: readonly Spot[], z: number) {
  const side = Math.sign(z)
  return spots.map(([x, y]) =>
    piece(
      cast(circle(x, y, 6.5, 12), {
        z: side > 0 ? [z - 4, z + 5] : [z - 5, z + 4],
        bevel: 1.5,
        straight: true,
      }),
      finish('steel'),
    ),
  )
}

/** Clutch side: one large round cover that flows into a smaller one. */
function rightCover({ covers, kick }: SingleShape) {
  const outline: Spot[] = [
    [-112, 36],
    [-84, 84],
    [-24, 98],
    [40, 92],
    [110, 74],
    [140, 18],
    [130, -48],
    [84, -88],
    [16, -96],
    [-58, -92],
    [-104, -52],
  ]
  const rim = outline.map(([x, y]): Spot => [x * 0.93, y * 0.93])
  return assembly(
    piece(cast(outline, { z: [70, 104], bevel: 9 }), finish(covers)),
    piece(cast(rim, { z: [96, 112], bevel: 8 }), finish(covers)),
    piece(cast(circle(-28, 2, 66), { z: [104, 126], bevel: 9, straight: true }), finish(covers)),
    piece(cast(circle(-28, 2, 44), { z: [120, 130], bevel: 4, straight: true }), finish('black engine')),
    piece(cast(circle(88, 4, 36), { z: [104, 120], bevel: 6, straight: true }), finish(covers)),
    piece(cast(circle(88, 4, 18), { z: [116, 124], bevel: 3, straight: true }), finish('black engine')),
    piece(cast(circle(-98, -70, 13, 20), { z: [84, 112], bevel: 3, straight: true }), finish('plastic')),
    ...bolts(
      [
        [-92, 50],
        [-36, 88],
        [36, 84],
        [116, 48],
        [126, -30],
        [70, -82],
        [0, -88],
        [-70, -76],
      ],
      108,
    ),
    ...(kick ? [kickLever()] : []),
  )
}

function kickLever() {
  const lever = tube(
    [
      [-120, -30, 112],
      [-124, -10, 128],
      [-96, 96, 136],
      [-78, 168, 138],
    ],
    { radius: 8 },
  )
  const rubber = tube(
    [
      [-78, 168, 138],
      [-70, 172, 178],
    ],
    { radius: 11, steps: 1 },
  )
  return assembly(piece(lever, finish('chrome')), piece(rubber, finish('rubber')))
}

/** Generator side: a round cover in front, the sprocket cover behind it. */
function leftCover({ covers }: SingleShape) {
  const sprocket: Spot[] = [
    [-160, 40],
    [-120, 84],
    [-60, 70],
    [-30, 20],
    [-44, -56],
    [-96, -80],
    [-150, -50],
  ]
  return assembly(
    piece(cast(circle(62, 0, 92), { z: [-106, -70], bevel: 10, straight: true }), finish(covers)),
    piece(cast(circle(62, 0, 68), { z: [-122, -98], bevel: 9, straight: true }), finish(covers)),
    piece(cast(circle(62, 0, 24), { z: [-127, -116], bevel: 3, straight: true }), finish('steel')),
    piece(cast(sprocket, { z: [-100, -66], bevel: 9 }), finish('black engine')),
    ...bolts(
      [
        [62, 80],
        [-6, 40],
        [-6, -42],
        [62, -80],
        [130, -40],
        [130, 42],
      ],
      -104,
    ),
  )
}

/** Barrel, head and cover upwards from (0, 0) along +y. */
function cylinder(tall: number, wide: number, fins: number, shape: SingleShape) {
  const depth = wide * 0.46
  const pitch = tall / fins
  const metal = finish(shape.cylinder)
  const plates = Array.from({ length: fins }, (_, index) => {
    const head = index >= fins * 0.62
    const grow = head ? 1.06 : 0.94 + (index / fins) * 0.08
    const plate = cast(rounded(wide * grow, depth * 2 * grow * 0.96, 16), {
      z: [0, pitch * 0.42],
      bevel: Math.min(1.6, pitch * 0.18),
      straight: true,
    })
    const one = piece(plate.rotateX(-Math.PI / 2), metal, [0, index * pitch, 0])
    return one
  })
  const core = cast(rounded(wide * 0.74, depth * 1.5, 20), { z: [-30, tall - 4], bevel: 2, straight: true })
  const cover = cast(rounded(wide * 0.86, depth * 1.5, 22), {
    z: [tall - 6, tall + 40],
    bevel: 12,
    straight: true,
  })
  const dome = cast(rounded(wide * 0.5, depth * 1.1, 18), {
    z: [tall + 34, tall + 52],
    bevel: 8,
    straight: true,
  })
  const lidded = [core, cover, dome].map((one) => one.rotateX(-Math.PI / 2))
  const [coreShape, coverShape, domeShape] = lidded
  const chamber = piece(
    cast(circle(0, tall * 0.82, 30), { z: [depth * 0.7, depth + 10], bevel: 6, straight: true }),
    finish(shape.covers),
  )
  const plug: Place[] = [
    [wide * 0.36, tall * 0.72, depth * 0.5],
    [wide * 0.62, tall * 0.84, depth * 0.9],
    [wide * 0.5, tall * 1.15, depth * 0.7],
    [0, tall * 1.3, 30],
  ]
  return assembly(
    ...plates,
    ...(coreShape ? [piece(coreShape, finish('black engine'))] : []),
    ...(coverShape ? [piece(coverShape, finish(shape.covers))] : []),
    ...(domeShape ? [piece(domeShape, finish(shape.covers))] : []),
    chamber,
    piece(tube(plug, { radius: [7, 6, 4, 4], around: 10 }), finish('rubber')),
    intake(tall, wide),
  )
}

/** Inlet stub, throttle body and the hose to the air box, behind the head. */
function intake(tall: number, wide: number) {
  const high = tall * 0.8
  const back = -wide * 0.42
  return assembly(
    piece(
      tube(
        [
          [back, high, 0],
          [back - 42, high + 16, 0],
        ],
        { radius: 24, steps: 1 },
      ),
      finish('rubber'),
    ),
    piece(
      tube(
        [
          [back - 38, high + 14, 0],
          [back - 92, high + 34, 0],
        ],
        { radius: 31, steps: 1, around: 20 },
      ),
      finish('alloy'),
    ),
    piece(
      tube(
        [
          [back - 62, high + 24, -48],
          [back - 62, high + 24, 48],
        ],
        { radius: 19, steps: 1 },
      ),
      finish('plastic'),
    ),
    piece(
      tube(
        [
          [back - 88, high + 32, 0],
          [back - 150, high + 56, 0],
        ],
        { radius: 36, steps: 1 },
      ),
      finish('rubber'),
    ),
  )
}
