import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { lettering, stripes } from '../lettering.ts'
import { finish, glow, paint } from '../materials.ts'
import type { Dress, MotorcycleDesign } from '../models/design.ts'
import { fender, numberPlate, reflector } from '../parts/fender.ts'
import { grabHandles } from '../parts/guards.ts'
import { indicators } from '../parts/lamps.ts'
import type { Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { Rig } from './rig.ts'
import { streetFace } from './street-face.ts'

type StreetDress = Extract<Dress, { kind: 'street' }>

/** Bodywork of a sporty naked motorcycle: high tank with wings, split seats, short raised tail. */
export function streetDress(rig: Rig, design: MotorcycleDesign, dress: StreetDress, vehicle: Vehicle): Group {
  return assembly(
    streetTank(rig, vehicle, dress.shrouds > 0.2),
    ...(dress.shrouds > 0 ? [shrouds(rig, dress, vehicle)] : []),
    splitSeat(rig),
    raisedTail(rig, vehicle),
    streetFace(rig, dress, vehicle),
    ...(dress.four ? [] : [bellyCowl(rig, vehicle)]),
    shortFenders(rig, design, vehicle),
    plateHanger(rig),
  )
}

/** A high, broad-shouldered tank with room for the knees. */
export function streetTank(rig: Rig, vehicle: Vehicle, striped: boolean) {
  const { main, accent, contrast } = coloursOf(vehicle)
  const rows: Row[] = [
    [330, 868, 318, 800, 70],
    [296, 926, 280, 768, 122],
    [206, 982, 204, 738, 152],
    [96, 984, 100, 728, 150],
    [-10, 936, 4, 722, 122],
    [-88, 860, -70, 724, 88],
    [-132, 806, -118, 730, 66],
  ]
  const tank = body(rig, rows, { upper: 2.5, lower: 2.6, waist: 0.52, lean: -14, dome: 24 })
  return assembly(
    piece(tank.geometry, paint(main)),
    piece(
      tube([rig.scaled([150, 978, 0]), rig.scaled([142, 994, 0])], {
        radius: [44, 40],
        steps: 2,
        around: 28,
      }),
      finish('black alloy'),
    ),
    ...(striped
      ? stripes(tank, { t: [0.42, 0.92], angle: [-38, -14], climb: 14, taper: 0.25 }, paint(accent))
      : []),
    ...lettering(tank, vehicle.lettering, { t: [0.44, 0.8], angle: [4, 24], out: 1.5 }, contrast, true),
  )
}

function shrouds(rig: Rig, { shrouds: size, gold }: StreetDress, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const low = 640 - size * 60
  const upper: Row[] = [
    [486, 800, 478, 784, 4, 122],
    [388, 866, 366, 768, 11, 158],
    [270, 914, 240, low + 104, 14, 168],
    [150, 904, 120, low + 70, 12, 158],
    [50, 850, 40, low + 104, 8, 140],
    [-10, 792, -6, 756, 4, 122],
  ]
  const lower: Row[] = [
    [400, 770, 392, 756, 4, 132],
    [316, 764, 288, low + 56, 10, 154],
    [206, 734, 170, low - 30, 11, 152],
    [100, 722, 92, low + 20, 7, 138],
    [40, 724, 44, 690, 4, 122],
  ]
  return assembly(
    panels(rig, upper, paint(main), { lean: -12 }),
    panels(rig, lower, gold ? paint(accent) : finish('plastic'), { lean: 4 }),
  )
}

/** A rider's seat in a hollow and a raised one behind it. */
export function splitSeat(rig: Rig) {
  const rider: Row[] = [
    [-78, 838, -96, 778, 58],
    [-132, 806, -142, 746, 92],
    [-230, 792, -232, 730, 130],
    [-320, 806, -314, 738, 134],
    [-372, 846, -358, 764, 120],
    [-392, 862, -380, 800, 92],
  ]
  const pillion: Row[] = [
    [-376, 878, -388, 826, 84],
    [-430, 890, -436, 826, 112],
    [-540, 904, -540, 842, 112],
    [-630, 914, -624, 862, 88],
    [-664, 912, -658, 880, 56],
  ]
  return assembly(
    piece(body(rig, rider, { upper: 3.4, lower: 4, dome: 14 }).geometry, finish('vinyl')),
    piece(body(rig, pillion, { upper: 3.4, lower: 4, dome: 14 }).geometry, finish('vinyl')),
  )
}

/** Tail panels that rise to the back, side covers and the tail lamp between them. */
export function raisedTail(rig: Rig, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const tail: Row[] = [
    [-158, 752, -172, 716, 8, 112],
    [-280, 770, -290, 680, 17, 118],
    [-420, 826, -412, 720, 20, 108],
    [-560, 880, -552, 790, 20, 88],
    [-690, 918, -684, 862, 16, 56],
    [-744, 926, -738, 890, 10, 34],
  ]
  const cover: Row[] = [
    [-66, 716, -84, 630, 8, 104],
    [-130, 726, -150, 574, 18, 108],
    [-230, 708, -240, 610, 16, 112],
    [-310, 694, -306, 660, 7, 106],
  ]
  const under: Row[] = [
    [-330, 720, -330, 690, 90],
    [-540, 800, -540, 752, 78],
    [-720, 884, -712, 846, 44],
  ]
  const lamp: Row[] = [
    [-694, 910, -690, 862, 62],
    [-742, 920, -732, 878, 50],
    [-772, 912, -764, 892, 30],
  ]
  return assembly(
    panels(
      rig,
      tail,
      paint(main),
      { dome: 4 },
      {
        stripe: { area: { t: [0.3, 0.9], angle: [-26, -6], taper: 0.3, climb: 6 }, material: paint(accent) },
      },
    ),
    panels(rig, cover, finish('plastic')),
    piece(body(rig, under, { dome: 6 }).geometry, finish('plastic')),
    piece(body(rig, lamp, { dome: 5 }).geometry, glow('tail')),
    grabHandles(
      [
        rig.scaled([-480, 838, 112]),
        rig.scaled([-560, 880, 128]),
        rig.scaled([-660, 926, 106]),
        rig.scaled([-724, 934, 66]),
      ],
      'black alloy',
    ),
  )
}

function bellyCowl(rig: Rig, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const [ex, ey] = rig.engine
  const rows: Row[] = [
    [ex + 210, ey - 30, ex + 204, ey - 64, 8, 100],
    [ex + 150, ey - 46, ex + 140, ey - 132, 16, 112],
    [ex + 20, ey - 92, ex + 10, ey - 150, 16, 112],
    [ex - 110, ey - 104, ex - 116, ey - 138, 8, 106],
  ]
  // Stands where this model's engine stands.
  return panels({ fitRows: (one) => [...one] }, rows, paint(main))
}

export function shortFenders(rig: Rig, design: MotorcycleDesign, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const { frontAxle, frontRadius, rearAxle, rearRadius } = rig
  return assembly(
    fender(
      {
        centre: frontAxle,
        radius: frontRadius + 18,
        from: 50,
        to: 164,
        half: design.front.width / 2 + 15,
        skirt: 46,
        taper: 0.4,
      },
      paint(main),
    ),
    fender(
      {
        centre: rearAxle,
        radius: rearRadius + 16,
        from: 34,
        to: 104,
        half: design.rear.width / 2 + 10,
        skirt: 30,
        taper: 0.3,
      },
      finish('plastic'),
    ),
  )
}

/** The arm behind the wheel that carries plate, reflector and indicators. */
export function plateHanger(rig: Rig) {
  const top = rig.scaled([-670, 852, 0])
  const end: Place = [
    Math.min(rig.rearAxle[0] - rig.rearRadius * 0.8, top[0] - 60),
    rig.rearAxle[1] + rig.rearRadius * 0.92,
    0,
  ]
  const bend: Place = [(top[0] + end[0]) / 2 - 20, (top[1] + end[1]) / 2 + 24, 0]
  return assembly(
    piece(
      tube([top, bend, end, [end[0] - 26, end[1] - 90, 0]], { radius: [44, 36, 40, 44], flat: 0.34 }),
      finish('plastic'),
    ),
    numberPlate([end[0] - 34, end[1] - 30, 0], 20, true),
    reflector([end[0] - 40, end[1] - 108, 0]),
    indicators([end[0] + 4, end[1] + 44, 34], false, 70),
  )
}
