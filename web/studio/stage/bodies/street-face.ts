import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { finish, paint } from '../materials.ts'
import type { Dress } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { indicators, lens, roundLamp } from '../parts/lamps.ts'
import type { Spot } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import type { Rig } from './rig.ts'

const flip = (outline: readonly Spot[]): Spot[] => outline.map(([x, y]): Spot => [-x, y]).reverse()

/** Headlamp mask, instruments and indicators of a naked motorcycle. */
export function streetFace(rig: Rig, { lamp }: Extract<Dress, { kind: 'street' }>, vehicle: Vehicle) {
  const [x, y] = rig.onFork(0.87)
  const rest = [
    meter([rig.crown[0] + 50, rig.crown[1] + 64, 0], false, 150),
    indicators([x + 66, y - 74, 60], true, 70),
  ]
  if (lamp === 'round') return assembly(roundFace([x + 128, y + 4, 0], x, y), ...rest)
  const { main } = coloursOf(vehicle)
  const robot = lamp === 'face'
  const [cx, cy] = [x + 70, y + 6]
  const mask: Row[] = [
    [cx + 116, cy + 12, cx + 96, cy - 88, 66],
    [cx + 92, cy + 72, cx + 58, cy - 112, 108],
    [cx + 30, cy + 118, cx + 2, cy - 84, 114],
    [cx - 30, cy + 134, cx - 30, cy - 10, 84],
  ]
  const screen: Row[] = [
    [cx + 72, cy + 92, cx + 66, cy + 78, 70],
    [cx + 20, cy + 152, cx + 8, cy + 138, 74],
    [cx - 6, cy + 176, cx - 16, cy + 168, 52],
  ]
  const eye: Spot[] = robot
    ? [
        [14, 34],
        [96, 62],
        [86, 16],
        [50, -8],
        [18, -4],
      ]
    : [
        [10, 14],
        [92, 58],
        [98, 34],
        [62, -12],
        [14, -22],
      ]
  const chin: Spot[] = [
    [-38, -30],
    [38, -30],
    [26, -74],
    [-26, -74],
  ]
  const brow: Spot[] = [
    [8, 44],
    [100, 76],
    [101, 70],
    [8, 37],
  ]
  const front: Place = [cx + 99, cy - 8, 0]
  const at = (sweep: number): Place => [front[0], front[1], sweep]
  return assembly(
    piece(hull({ rows: mask, upper: 2.7, lower: 2.3, dome: 12 }).geometry, paint(main)),
    piece(hull({ rows: screen, upper: 2.6, dome: 4 }).geometry, finish('gloss')),
    lens(
      [
        [-104, 66],
        [0, 40],
        [104, 66],
        [92, -6],
        [36, -86],
        [-36, -86],
        [-92, -6],
      ],
      [front[0] - 10, front[1], 0],
      22,
      'dark',
    ),
    lens(eye, at(0), 22, 'lamp', 8),
    lens(flip(eye), at(0), 22, 'lamp', -8),
    lens(brow, at(0), 22, 'line', 8),
    lens(flip(brow), at(0), 22, 'line', -8),
    lens(chin, at(0), 22, robot ? 'line' : 'lamp'),
    ...rest,
  )
}

function roundFace(at: Place, x: number, y: number) {
  return assembly(
    roundLamp(at, 90, 'black alloy', 'black alloy', true),
    bothSides((side) =>
      piece(
        tube(
          [
            [x - 4, y - 10, 96 * side],
            [x + 60, y, 96 * side],
            [x + 108, y + 4, 84 * side],
          ],
          { radius: [16, 14, 12], flat: 1.6 },
        ),
        finish('black alloy'),
      ),
    ),
  )
}
