import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { lettering } from '../lettering.ts'
import { finish, glow, paint } from '../materials.ts'
import type { AdventureDress, MotorcycleDesign } from '../models/design.ts'
import { fender } from '../parts/fender.ts'
import { grabRail } from '../parts/guards.ts'
import type { Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { nose, wings } from './adventure-front.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { Rig } from './rig.ts'
import { plateHanger } from './street.ts'

/** Bodywork of a tourer for rough roads: tall screen, wide tank wings, long seat, carrier, plate under the engine. */
export function adventureDress(
  rig: Rig,
  design: MotorcycleDesign,
  dress: AdventureDress,
  vehicle: Vehicle,
): Group {
  return assembly(
    tank(rig, vehicle),
    wings(rig, vehicle),
    nose(rig, dress, vehicle),
    seatAndTail(rig, dress, vehicle),
    bashPlate(rig),
    mudguards(rig, design, dress, vehicle),
    plateHanger(rig),
  )
}

function tank(rig: Rig, vehicle: Vehicle) {
  const { main, contrast } = coloursOf(vehicle)
  const rows: Row[] = [
    [318, 900, 300, 800, 80],
    [250, 984, 238, 744, 144],
    [150, 1004, 146, 724, 156],
    [40, 962, 44, 720, 132],
    [-50, 888, -40, 722, 98],
    [-116, 818, -104, 730, 70],
  ]
  const shape = body(rig, rows, { upper: 2.4, lower: 2.8, waist: 0.5, lean: -12, dome: 26 })
  return assembly(
    piece(shape.geometry, paint(main)),
    piece(
      tube([rig.scaled([130, 1000, 0]), rig.scaled([124, 1014, 0])], {
        radius: [44, 40],
        steps: 2,
        around: 28,
      }),
      finish('black alloy'),
    ),
    ...lettering(shape, vehicle.lettering, { t: [0.46, 0.84], angle: [-4, 12], out: 1.5 }, contrast, true),
  )
}

function seatAndTail(rig: Rig, { size }: AdventureDress, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const seat: Row[] = [
    [-70, 850, -90, 782, 64],
    [-130, 812, -140, 742, 96],
    [-240, 794, -242, 722, 136],
    [-330, 806, -326, 738, 138],
    [-392, 856, -380, 762, 130],
    [-500, 876, -494, 796, 124],
    [-610, 886, -604, 828, 102],
    [-660, 884, -654, 850, 74],
  ]
  const tail: Row[] = [
    [-160, 752, -180, 700, 8, 112],
    [-290, 766, -300, 672, 18, 118],
    [-430, 818, -420, 724, 20, 110],
    [-580, 862, -572, 792, 18, 90],
    [-690, 882, -684, 846, 10, 58],
  ]
  const lamp: Row[] = [
    [-664, 880, -662, 836, 60],
    [-712, 884, -704, 852, 48],
    [-738, 878, -732, 862, 30],
  ]
  const cover: Row[] = [
    [-66, 712, -84, 620, 8, 106],
    [-140, 720, -158, 566, 18, 110],
    [-240, 700, -250, 604, 16, 112],
    [-310, 690, -306, 654, 7, 106],
  ]
  const carrier: Place[] = [
    rig.scaled([-480, 850, 122]),
    rig.scaled([-580, 904, 134]),
    rig.scaled([-720, 926, 112]),
    rig.scaled([-800, 926, 62]),
  ]
  return assembly(
    piece(body(rig, seat, { upper: 3.4, lower: 4, dome: 14 }).geometry, finish('vinyl')),
    panels(
      rig,
      tail,
      paint(main),
      { dome: 4 },
      { stripe: { area: { t: [0.1, 0.9], angle: [-24, -6], taper: 0.4 }, material: paint(accent) } },
    ),
    panels(rig, cover, finish('plastic')),
    piece(body(rig, lamp, { dome: 5 }).geometry, glow('tail')),
    grabRail(carrier, 'black alloy', 12),
    ...(size === 'large'
      ? [-640, -700, -760].map((x) =>
          piece(
            tube([rig.scaled([x, 916, -96]), rig.scaled([x, 916, 96])], { radius: 12, flat: 0.6, steps: 1 }),
            finish('black alloy'),
          ),
        )
      : []),
  )
}

function bashPlate(rig: Rig) {
  const [x, y] = rig.engine
  const rows: Row[] = [
    [x + 208, y + 10, x + 196, y - 20, 96],
    [x + 176, y - 70, x + 160, y - 110, 112],
    [x + 60, y - 138, x + 52, y - 158, 114],
    [x - 110, y - 142, x - 112, y - 158, 100],
  ]
  return piece(
    body({ fitRows: (one) => [...one] }, rows, { dome: 5, upper: 4, lower: 4 }).geometry,
    finish('grey alloy'),
  )
}

function mudguards(rig: Rig, design: MotorcycleDesign, { size }: AdventureDress, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const { frontAxle, frontRadius, rearAxle, rearRadius } = rig
  const coat = size === 'large' ? finish('plastic') : paint(main)
  return assembly(
    fender(
      {
        centre: frontAxle,
        radius: frontRadius + 20,
        from: 46,
        to: 166,
        half: design.front.width / 2 + 16,
        skirt: 44,
        taper: 0.4,
      },
      coat,
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
    bothSides((side) =>
      piece(
        tube(
          [
            rig.onFork(0.16, (design.fork.half + 4) * side),
            rig.onFork(0.3, (design.fork.half + 22) * side),
            rig.onFork(0.44, (design.fork.half + 4) * side),
          ],
          { radius: [20, 30, 18], flat: 0.4 },
        ),
        coat,
      ),
    ),
    piece(
      tube([rig.scaled([400, 880, -60]), rig.scaled([420, 880, 60])], { radius: 10, steps: 1 }),
      finish('frame'),
    ),
  )
}
