import type { Group } from 'three'
import { assembly, piece, placed } from '../assembly.ts'
import { finish } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { tube } from '../shapes/tube.ts'
import { cylinder } from './cylinder.ts'
import type { SingleShape } from './single-shape.ts'

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
