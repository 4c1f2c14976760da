import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glass, glow, paint } from '../materials.ts'
import type { CommuterDress } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { numberPlate } from '../parts/fender.ts'
import { indicators, roundLamp } from '../parts/lamps.ts'
import type { Spot } from '../shapes/cast.ts'
import { type Hull, hull, type Row } from '../shapes/hull.ts'
import type { Area } from '../shapes/patch.ts'
import { tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import type { Rig } from './rig.ts'

type Lamp = Exclude<CommuterDress['lamp'], 'round'>

interface Face {
  /** Width of the cowl, height over and under its middle, reach to the front. */
  half: number
  up: number
  down: number
  nose: number
  /** Lenses and position lamps on the cowl: along it from the top down, around it from the right to the middle (90). */
  dark: Area
  lenses: readonly Area[]
  lines: readonly Area[]
}

const faces: Record<Lamp, Face> = {
  square: {
    half: 106,
    up: 92,
    down: 88,
    nose: 92,
    dark: { t: [0.4, 0.9], angle: [36, 90.5], taper: 0.92 },
    lenses: [{ t: [0.44, 0.86], angle: [41, 90.5], taper: 0.92 }],
    lines: [],
  },
  wide: {
    half: 120,
    up: 116,
    down: 88,
    nose: 108,
    dark: { t: [0.44, 0.94], angle: [34, 90.5], taper: 0.62, climb: 8 },
    lenses: [{ t: [0.47, 0.9], angle: [39, 90.5], taper: 0.6, climb: 8.5 }],
    lines: [{ t: [0.4, 0.42], angle: [34, 70] }],
  },
  wedge: {
    half: 120,
    up: 132,
    down: 96,
    nose: 120,
    dark: { t: [0.4, 0.96], angle: [30, 90.5], taper: 0.4, climb: 16 },
    lenses: [{ t: [0.5, 0.86], angle: [42, 84], taper: 0.5, climb: 10 }],
    lines: [{ t: [0.43, 0.46], angle: [32, 82] }],
  },
  eagle: {
    half: 126,
    up: 126,
    down: 106,
    nose: 126,
    dark: { t: [0.38, 0.97], angle: [28, 90.5], taper: 0.34, climb: 18 },
    lenses: [
      { t: [0.46, 0.62], angle: [38, 80], taper: 0.7, climb: 6 },
      { t: [0.7, 0.9], angle: [68, 90.5], taper: 0.8, climb: 2 },
    ],
    lines: [
      { t: [0.4, 0.43], angle: [30, 74] },
      { t: [0.62, 0.66], angle: [52, 84], climb: 4 },
    ],
  },
}

/** Headlamp cowl, lens, visor, instruments and indicators in front of the fork. */
export function commuterFace(rig: Rig, { lamp }: CommuterDress, vehicle: Vehicle) {
  if (lamp === 'round') return roundFace(rig)
  const { main, accent } = coloursOf(vehicle)
  const face = faces[lamp]
  const [x, y] = rig.onFork(0.9)
  const centre: Spot = [x + 66, y]
  const cowl = faceCowl(centre, face)
  const { nose, up, half, down } = face
  const visor: Row[] = [
    [centre[0] + nose - 40, centre[1] + up - 14, centre[0] + nose - 50, centre[1] + up - 28, half * 0.62],
    [centre[0] + nose - 84, centre[1] + up + 48, centre[0] + nose - 96, centre[1] + up + 36, half * 0.56],
    [centre[0] + nose - 112, centre[1] + up + 84, centre[0] + nose - 122, centre[1] + up + 76, half * 0.36],
  ]
  return assembly(
    piece(cowl.geometry, paint(main)),
    piece(
      hull({ rows: visor, upper: 2.6, dome: 4 }).geometry,
      lamp === 'square' ? paint(accent) : glass('smoke'),
    ),
    ...faceLamps(cowl, face),
    meter([rig.crown[0] + 42, rig.crown[1] + 84, 0], false, 168),
    indicators([centre[0] + 6, centre[1] - 30, half - 26], true, 76, false),
    numberPlate([centre[0] + nose - 46, centre[1] - down - 40, 0], 4, false, 178, 60),
  )
}

/** A chrome headlamp on ears at the fork, with a round meter above it and nothing around it. */
function roundFace(rig: Rig) {
  const [x, y] = rig.onFork(0.88)
  return assembly(
    roundLamp([x + 126, y + 2, 0], 88, 'chrome', 'chrome', false),
    bothSides((side) =>
      piece(
        tube(
          [
            [x + 2, y - 8, 92 * side],
            [x + 64, y, 92 * side],
            [x + 106, y + 2, 84 * side],
          ],
          { radius: [17, 15, 12], flat: 1.6 },
        ),
        finish('chrome'),
      ),
    ),
    meter([rig.crown[0] + 52, rig.crown[1] + 66, 0], true, 132),
    indicators([x + 54, y - 46, 74], true, 72, false),
    numberPlate([x + 88, y - 158, 0], 4, false, 178, 58),
  )
}

/** A cowl from its top down, so that lamps can follow its front. */
export function faceCowl(
  [x, y]: Spot,
  { half, up, down, nose }: Pick<Face, 'half' | 'up' | 'down' | 'nose'>,
): Hull {
  const rows: Row[] = [
    [x + nose * 0.1, y + up + 34, x - 60, y + up + 24, half * 0.62],
    [x + nose * 0.56, y + up, x - 66, y + up - 22, half * 0.9],
    [x + nose * 0.9, y + up * 0.36, x - 60, y + up * 0.3, half],
    [x + nose, y - down * 0.28, x - 44, y - down * 0.3, half * 0.97],
    [x + nose * 0.92, y - down * 0.74, x - 24, y - down * 0.7, half * 0.8],
    [x + nose * 0.7, y - down, x - 10, y - down * 0.94, half * 0.56],
  ]
  return hull({ rows, upper: 2.5, lower: 3.4, waist: 0.3, dome: 14 })
}

/** Lenses over a dark ground, with their bright lines. */
export function faceLamps(cowl: Hull, { dark, lenses, lines }: Pick<Face, 'dark' | 'lenses' | 'lines'>) {
  return [
    ...stripes(cowl, { ...dark, out: 2 }, finish('gloss')),
    ...lenses.flatMap((area) => stripes(cowl, { ...area, out: 5 }, glow('lamp'))),
    ...lines.flatMap((area) => stripes(cowl, { ...area, out: 6 }, glow('line'))),
  ]
}
