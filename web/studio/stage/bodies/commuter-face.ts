import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { glass, paint } from '../materials.ts'
import type { Dress } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { numberPlate } from '../parts/fender.ts'
import { indicators, lens } from '../parts/lamps.ts'
import { rounded, type Spot } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { coloursOf } from './colours.ts'
import type { Rig } from './rig.ts'

type Lamp = Extract<Dress, { kind: 'commuter' }>['lamp']

/** Width of the cowl, height over and under its middle, outline of the lens, as one looks at it. */
const faces: Record<
  Lamp,
  {
    half: number
    up: number
    down: number
    nose: number
    lens: readonly Spot[]
    lines: readonly (readonly Spot[])[]
  }
> = {
  square: { half: 112, up: 104, down: 84, nose: 96, lens: rounded(168, 118, 34), lines: [] },
  wide: {
    half: 124,
    up: 128,
    down: 84,
    nose: 112,
    lens: [
      [-92, 44],
      [-40, 62],
      [40, 62],
      [92, 44],
      [78, -30],
      [30, -66],
      [-30, -66],
      [-78, -30],
    ],
    lines: [rounded(70, 8, 3)],
  },
  wedge: {
    half: 122,
    up: 142,
    down: 92,
    nose: 126,
    lens: [
      [-98, 56],
      [-30, 22],
      [30, 22],
      [98, 56],
      [74, -22],
      [22, -72],
      [-22, -72],
      [-74, -22],
    ],
    lines: [
      [
        [-94, 66],
        [-34, 34],
        [-34, 28],
        [-96, 58],
      ],
      [
        [94, 66],
        [34, 34],
        [34, 28],
        [96, 58],
      ],
    ],
  },
  eagle: {
    half: 128,
    up: 136,
    down: 104,
    nose: 132,
    lens: [
      [-104, 62],
      [-60, 38],
      [60, 38],
      [104, 62],
      [92, 0],
      [40, -40],
      [22, -84],
      [-22, -84],
      [-40, -40],
      [-92, 0],
    ],
    lines: [
      [
        [-100, 72],
        [-50, 50],
        [-50, 44],
        [-102, 64],
      ],
      [
        [100, 72],
        [50, 50],
        [50, 44],
        [102, 64],
      ],
      rounded(8, 50, 3),
    ],
  },
}

/** Headlamp cowl, lens, visor, instruments and indicators in front of the fork. */
export function commuterFace(rig: Rig, { lamp }: Extract<Dress, { kind: 'commuter' }>, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const face = faces[lamp]
  const [x, y] = rig.onFork(0.9)
  const centre: Spot = [x + 66, y]
  const rows: Row[] = [
    [
      centre[0] + face.nose,
      centre[1] + 58,
      centre[0] + face.nose - 18,
      centre[1] - face.down + 22,
      face.half * 0.8,
    ],
    [
      centre[0] + face.nose - 44,
      centre[1] + face.up - 12,
      centre[0] + face.nose - 62,
      centre[1] - face.down,
      face.half,
    ],
    [
      centre[0] + face.nose - 104,
      centre[1] + face.up + 26,
      centre[0] + face.nose - 120,
      centre[1] - face.down + 10,
      face.half * 0.97,
    ],
    [centre[0] - 48, centre[1] + face.up + 20, centre[0] - 30, centre[1] - face.down + 44, face.half * 0.72],
  ]
  const cowl = hull({ rows, upper: 2.6, lower: 2.7, waist: 0.5, dome: 14 })
  const visor: Row[] = [
    [
      centre[0] + face.nose - 34,
      centre[1] + face.up - 2,
      centre[0] + face.nose - 40,
      centre[1] + face.up - 16,
      face.half * 0.62,
    ],
    [
      centre[0] + face.nose - 92,
      centre[1] + face.up + 62,
      centre[0] + face.nose - 104,
      centre[1] + face.up + 46,
      face.half * 0.56,
    ],
    [
      centre[0] + face.nose - 116,
      centre[1] + face.up + 84,
      centre[0] + face.nose - 126,
      centre[1] + face.up + 76,
      face.half * 0.36,
    ],
  ]
  const front: readonly [number, number, number] = [centre[0] + face.nose - 6, centre[1] - 10, 0]
  return assembly(
    piece(cowl.geometry, paint(main)),
    piece(
      hull({ rows: visor, upper: 2.6, dome: 4 }).geometry,
      lamp === 'square' ? paint(accent) : glass('smoke'),
    ),
    lens(face.lens, front, 9, 'lamp'),
    ...face.lines.map((one) => lens(one, [front[0] + 9, front[1] + 2, 0], 9, 'line')),
    meter([rig.crown[0] + 42, rig.crown[1] + 84, 0], false, 168),
    indicators([centre[0] + 10, centre[1] - 30, face.half - 26], true, 76, false),
    numberPlate([centre[0] + face.nose - 46, centre[1] - face.down - 44, 0], 4, false, 178, 60),
  )
}
