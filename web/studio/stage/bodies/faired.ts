import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glass, glow, paint } from '../materials.ts'
import type { MotorcycleDesign } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { indicators } from '../parts/lamps.ts'
import type { Row } from '../shapes/hull.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { Rig } from './rig.ts'
import { plateHanger, raisedTail, shortFenders, splitSeat, streetTank } from './street.ts'

/** Bodywork of a sports motorcycle: nose with two lamps, screen, side fairing down to the belly. */
export function fairedDress(rig: Rig, design: MotorcycleDesign, vehicle: Vehicle): Group {
  return assembly(
    streetTank(rig, vehicle, false),
    splitSeat(rig),
    raisedTail(rig, vehicle),
    shortFenders(rig, design, vehicle),
    plateHanger(rig),
    nose(rig, vehicle),
    sides(rig, vehicle),
    meter([rig.crown[0] + 70, rig.crown[1] + 60, 0], false, 150),
  )
}

function nose(rig: Rig, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const rows: Row[] = [
    [604, 826, 592, 788, 44],
    [560, 884, 536, 756, 124],
    [486, 940, 456, 742, 182],
    [412, 964, 392, 760, 198],
    [372, 950, 366, 800, 194],
  ]
  const screen: Row[] = [
    [522, 930, 504, 904, 82],
    [442, 1004, 424, 966, 112],
    [366, 1056, 352, 1022, 104],
    [318, 1074, 312, 1056, 76],
  ]
  const cowl = body(rig, rows, { upper: 2.3, lower: 2.6, waist: 0.4, dome: 16 })
  return assembly(
    piece(cowl.geometry, paint(main)),
    piece(body(rig, screen, { upper: 2.2, lower: 3, dome: 5 }).geometry, glass('smoke')),
    ...stripes(cowl, { t: [0.02, 0.44], angle: [22, 62], taper: 0.7, climb: -6, out: 2 }, finish('gloss')),
    ...stripes(cowl, { t: [0.05, 0.38], angle: [30, 52], taper: 0.6, climb: -4, out: 5 }, glow('lamp')),
    ...stripes(cowl, { t: [0.04, 0.42], angle: [56, 60], climb: -14, out: 6 }, glow('line')),
    panels(
      rig,
      [
        [560, 812, 556, 798, 5, 96],
        [470, 800, 464, 752, 8, 150],
        [396, 796, 392, 768, 6, 168],
      ],
      paint(accent),
    ),
    indicators(rig.scaled([430, 790, 158]), true, 54),
  )
}

function sides(rig: Rig, vehicle: Vehicle) {
  const { main, accent, contrast } = coloursOf(vehicle)
  const upper: Row[] = [
    [540, 846, 530, 770, 8, 128],
    [480, 890, 452, 690, 13, 176],
    [392, 912, 350, 590, 16, 210],
    [290, 892, 262, 500, 17, 222],
    [190, 850, 186, 470, 16, 220],
    [104, 800, 122, 540, 12, 206],
    [36, 760, 64, 660, 6, 184],
  ]
  const lower: Row[] = [
    [352, 590, 340, 480, 6, 206],
    [290, 540, 262, 300, 14, 206],
    [170, 500, 150, 208, 16, 196],
    [20, 420, 0, 178, 15, 180],
    [-120, 320, -130, 186, 10, 166],
    [-200, 256, -200, 214, 4, 152],
  ]
  const lip: Row[] = [
    [330, 470, 316, 430, 5, 220],
    [190, 420, 170, 350, 8, 222],
    [30, 350, 14, 300, 7, 206],
    [-120, 290, -124, 264, 4, 178],
  ]
  return assembly(
    panels(
      rig,
      upper,
      paint(main),
      { lean: -14 },
      {
        words: {
          text: vehicle.lettering,
          area: { t: [0.26, 0.74], angle: [-24, 4], out: 1.6 },
          colour: contrast,
          slant: true,
        },
      },
    ),
    panels(
      rig,
      lower,
      paint(main),
      { lean: 12 },
      { stripe: { area: { t: [0.1, 0.9], angle: [-14, 18], taper: 0.4 }, material: paint(accent) } },
    ),
    panels(rig, lip, finish('plastic'), { lean: 6 }),
  )
}
