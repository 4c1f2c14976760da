import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { finish, glass, paint } from '../materials.ts'
import type { MotorcycleDesign } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { indicators, lens } from '../parts/lamps.ts'
import type { Spot } from '../shapes/cast.ts'
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
    [560, 884, 536, 756, 112],
    [486, 940, 456, 742, 162],
    [412, 964, 392, 760, 172],
    [372, 950, 366, 800, 168],
  ]
  const screen: Row[] = [
    [522, 930, 504, 904, 82],
    [442, 1004, 424, 966, 112],
    [366, 1056, 352, 1022, 104],
    [318, 1074, 312, 1056, 76],
  ]
  const cowl = body(rig, rows, { upper: 2.3, lower: 2.6, waist: 0.4, dome: 16 })
  const eye: Spot[] = [
    [26, 0],
    [64, 24],
    [132, 34],
    [120, 8],
    [74, -16],
    [30, -22],
  ]
  const brow: Spot[] = [
    [22, 12],
    [64, 36],
    [136, 46],
    [136, 40],
    [64, 29],
    [22, 6],
  ]
  const flip = (outline: readonly Spot[]): Spot[] => outline.map(([x, y]): Spot => [-x, y]).reverse()
  const [x, y] = rig.scaled([566, 836, 0])
  return assembly(
    piece(cowl.geometry, paint(main)),
    piece(body(rig, screen, { upper: 2.2, lower: 3, dome: 5 }).geometry, glass('smoke')),
    lens(eye, [x, y, 0], 26, 'lamp', 24),
    lens(flip(eye), [x, y, 0], 26, 'lamp', -24),
    lens(brow, [x, y + 2, 0], 26, 'line', 24),
    lens(flip(brow), [x, y + 2, 0], 26, 'line', -24),
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
    [470, 872, 462, 756, 8, 158],
    [410, 900, 380, 640, 13, 182],
    [320, 886, 296, 520, 15, 194],
    [226, 850, 220, 470, 15, 196],
    [136, 806, 150, 520, 12, 188],
    [58, 774, 90, 660, 6, 168],
  ]
  const lower: Row[] = [
    [336, 560, 330, 500, 6, 186],
    [280, 540, 262, 330, 13, 184],
    [170, 520, 150, 238, 15, 170],
    [20, 430, 0, 206, 14, 154],
    [-110, 330, -120, 214, 9, 142],
    [-180, 266, -180, 236, 4, 132],
  ]
  const lip: Row[] = [
    [300, 402, 292, 372, 5, 196],
    [160, 330, 146, 264, 7, 186],
    [10, 262, 2, 222, 6, 170],
    [-110, 246, -112, 224, 4, 154],
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
          area: { t: [0.24, 0.78], angle: [-30, 6], out: 1.6 },
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
