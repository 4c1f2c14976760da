import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { finish, paint } from '../materials.ts'
import type { Dress } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { indicators, roundLamp } from '../parts/lamps.ts'
import type { Spot } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import { faceCowl, faceLamps } from './commuter-face.ts'
import type { Rig } from './rig.ts'

/** Headlamp mask, instruments and indicators of a naked motorcycle. */
export function streetFace(rig: Rig, { lamp }: Extract<Dress, { kind: 'street' }>, vehicle: Vehicle) {
  const [x, y] = rig.onFork(0.87)
  const rest = [
    meter([rig.crown[0] + 50, rig.crown[1] + 64, 0], false, 150),
    indicators([x + 66, y - 74, 60], true, 70),
  ]
  if (lamp === 'round') return assembly(roundFace([x + 128, y + 4, 0], x, y), ...rest)
  const { main } = coloursOf(vehicle)
  const centre: Spot = [x + 66, y - 4]
  const robot = lamp === 'face'
  const cowl = faceCowl(
    centre,
    robot ? { half: 116, up: 104, down: 118, nose: 108 } : { half: 112, up: 84, down: 112, nose: 112 },
  )
  const screen: Row[] = [
    [centre[0] + 78, centre[1] + 84, centre[0] + 66, centre[1] + 72, 66],
    [centre[0] + 20, centre[1] + 146, centre[0] + 8, centre[1] + 132, 72],
    [centre[0] - 10, centre[1] + 176, centre[0] - 20, centre[1] + 168, 50],
  ]
  return assembly(
    piece(cowl.geometry, paint(main)),
    piece(hull({ rows: screen, upper: 2.6, dome: 4 }).geometry, finish('gloss')),
    ...faceLamps(cowl, robot ? robotLamps : shieldLamps),
    ...rest,
  )
}

/** Two split eyes over a bright chin. */
const robotLamps = {
  dark: { t: [0.3, 0.97], angle: [26, 90.5], taper: 0.5, climb: 14 },
  lenses: [
    { t: [0.4, 0.54], angle: [36, 78], taper: 0.8, climb: 4 },
    { t: [0.6, 0.74], angle: [50, 82], taper: 0.7, climb: 4 },
  ],
  lines: [
    { t: [0.34, 0.37], angle: [30, 72] },
    { t: [0.82, 0.86], angle: [66, 90.5] },
  ],
} as const

/** One broad wedge under two slanted lines. */
const shieldLamps = {
  dark: { t: [0.34, 0.97], angle: [24, 90.5], taper: 0.36, climb: 18 },
  lenses: [{ t: [0.52, 0.84], angle: [46, 90.5], taper: 0.5, climb: 10 }],
  lines: [{ t: [0.39, 0.45], angle: [28, 80], taper: 0.8, climb: 3 }],
} as const

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
