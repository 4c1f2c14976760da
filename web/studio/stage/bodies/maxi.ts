import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glass, glow, paint } from '../materials.ts'
import type { MotorcycleDesign } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { fender } from '../parts/fender.ts'
import { grabHandles } from '../parts/guards.ts'
import { indicators } from '../parts/lamps.ts'
import type { Row } from '../shapes/hull.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { Rig } from './rig.ts'
import { plateHanger } from './street.ts'

/** Bodywork of an adventure scooter: large wheels, low step-through, shield with screen, long stepped seat. */
export function maxiDress(rig: Rig, design: MotorcycleDesign, vehicle: Vehicle): Group {
  return assembly(
    front(rig, vehicle),
    middle(rig, vehicle),
    back(rig, vehicle),
    wheelCovers(rig, design),
    plateHanger(rig),
  )
}

function front(rig: Rig, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const nose: Row[] = [
    [566, 826, 540, 770, 46],
    [536, 882, 500, 720, 118],
    [470, 936, 440, 690, 158],
    [400, 956, 370, 700, 160],
    [350, 940, 330, 740, 136],
  ]
  const beak: Row[] = [
    [610, 752, 600, 742, 26],
    [560, 790, 546, 740, 64],
    [470, 800, 466, 724, 86],
  ]
  const screen: Row[] = [
    [486, 924, 474, 908, 98],
    [426, 1012, 408, 996, 132],
    [366, 1096, 350, 1086, 126],
    [336, 1150, 326, 1142, 92],
  ]
  const shield: Row[] = [
    [480, 850, 470, 730, 8, 140],
    [410, 872, 380, 600, 16, 186],
    [320, 840, 290, 470, 18, 196],
    [230, 740, 210, 380, 16, 186],
    [140, 600, 130, 340, 12, 172],
    [40, 500, 40, 330, 8, 160],
  ]
  const vent: Row[] = [
    [390, 720, 380, 640, 6, 204],
    [330, 680, 312, 520, 9, 212],
    [250, 580, 240, 440, 6, 202],
  ]
  const face = body(rig, nose, { upper: 2.5, lower: 2.6, dome: 16 })
  return assembly(
    piece(face.geometry, paint(main)),
    piece(body(rig, beak, { dome: 6 }).geometry, finish('plastic')),
    piece(body(rig, screen, { upper: 2.3, dome: 4 }).geometry, glass('smoke')),
    panels(
      rig,
      shield,
      paint(main),
      { lean: -12 },
      {
        stripe: { area: { t: [0.3, 0.95], angle: [-40, -18], taper: 0.4 }, material: paint(accent) },
      },
    ),
    panels(rig, vent, finish('plastic')),
    ...stripes(face, { t: [0.02, 0.46], angle: [20, 74], taper: 0.8, out: 2 }, finish('gloss')),
    ...stripes(face, { t: [0.06, 0.38], angle: [30, 58], taper: 0.7, out: 5 }, glow('lamp')),
    ...stripes(face, { t: [0.05, 0.44], angle: [64, 69], climb: -6, out: 6 }, glow('line')),
    meter([rig.crown[0] + 90, rig.crown[1] + 70, 0], false, 150),
    indicators(rig.scaled([400, 800, 186]), true, 40),
  )
}

function middle(rig: Rig, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const tunnel: Row[] = [
    [350, 760, 330, 360, 96],
    [250, 600, 240, 330, 108],
    [140, 540, 130, 320, 116],
    [20, 560, 20, 320, 124],
    [-90, 680, -80, 340, 128],
    [-160, 720, -160, 420, 124],
  ]
  const board: Row[] = [
    [300, 400, 296, 360, 20, 172],
    [200, 352, 196, 312, 34, 186],
    [40, 344, 40, 304, 38, 190],
    [-120, 356, -120, 320, 24, 178],
  ]
  const belly: Row[] = [
    [280, 330, 272, 300, 90],
    [200, 320, 180, 190, 118],
    [20, 310, 10, 172, 126],
    [-160, 320, -150, 206, 110],
  ]
  const flank: Row[] = [
    [-20, 660, -30, 400, 12, 134],
    [-120, 700, -140, 372, 26, 150],
    [-260, 710, -270, 440, 28, 156],
    [-400, 716, -390, 560, 20, 146],
  ]
  return assembly(
    piece(body(rig, tunnel, { dome: 20 }).geometry, finish('plastic')),
    panels(rig, board, finish('plastic')),
    piece(body(rig, belly, { dome: 16, lower: 3.4 }).geometry, finish('grey alloy')),
    panels(
      rig,
      flank,
      paint(main),
      {},
      {
        words: {
          text: vehicle.lettering,
          area: { t: [0.24, 0.86], angle: [0, 34], out: 1.6 },
          colour: coloursOf(vehicle).contrast,
          slant: true,
        },
      },
    ),
  )
}

function back(rig: Rig, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const seat: Row[] = [
    [-20, 770, -30, 700, 70],
    [-90, 786, -96, 700, 106],
    [-200, 790, -200, 700, 142],
    [-310, 802, -306, 716, 148],
    [-366, 850, -352, 740, 144],
    [-470, 866, -462, 780, 134],
    [-600, 878, -592, 820, 114],
    [-662, 876, -652, 842, 80],
  ]
  const tail: Row[] = [
    [-150, 712, -170, 600, 10, 134],
    [-290, 730, -300, 590, 22, 144],
    [-430, 780, -420, 650, 24, 132],
    [-580, 844, -570, 752, 22, 104],
    [-700, 872, -690, 830, 12, 64],
  ]
  const lamp: Row[] = [
    [-668, 868, -664, 816, 76],
    [-716, 874, -706, 838, 60],
    [-744, 868, -736, 850, 36],
  ]
  const middleBox: Row[] = [
    [-60, 700, -80, 520, 110],
    [-300, 712, -300, 560, 120],
    [-600, 820, -580, 740, 90],
  ]
  return assembly(
    piece(body(rig, seat, { upper: 3.4, lower: 4, dome: 16 }).geometry, finish('vinyl')),
    piece(body(rig, middleBox, { dome: 14 }).geometry, finish('plastic')),
    panels(
      rig,
      tail,
      paint(main),
      { dome: 5 },
      {
        stripe: { area: { t: [0.08, 0.9], angle: [-30, -8], taper: 0.4 }, material: paint(accent) },
      },
    ),
    piece(body(rig, lamp, { dome: 5 }).geometry, glow('tail')),
    grabHandles(
      [
        rig.scaled([-470, 800, 134]),
        rig.scaled([-560, 860, 150]),
        rig.scaled([-680, 896, 118]),
        rig.scaled([-740, 900, 72]),
      ],
      'black alloy',
    ),
  )
}

function wheelCovers(rig: Rig, design: MotorcycleDesign) {
  const { frontAxle, frontRadius, rearAxle, rearRadius } = rig
  return assembly(
    fender(
      {
        centre: frontAxle,
        radius: frontRadius + 18,
        from: 48,
        to: 168,
        half: design.front.width / 2 + 15,
        skirt: 46,
        taper: 0.4,
      },
      finish('plastic'),
    ),
    fender(
      {
        centre: rearAxle,
        radius: rearRadius + 16,
        from: 30,
        to: 110,
        half: design.rear.width / 2 + 10,
        skirt: 34,
        taper: 0.3,
      },
      finish('plastic'),
    ),
  )
}
