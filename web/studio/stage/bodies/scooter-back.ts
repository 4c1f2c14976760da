import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { lettering, stripes } from '../lettering.ts'
import { finish, glow, paint } from '../materials.ts'
import type { ScooterDesign } from '../models/design.ts'
import { fender, numberPlate, reflector } from '../parts/fender.ts'
import { grabRail } from '../parts/guards.ts'
import { indicators } from '../parts/lamps.ts'
import { centreStand, pegs } from '../parts/running-gear.ts'
import type { Row } from '../shapes/hull.ts'
import { tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { ScooterRig } from './scooter-rig.ts'

/** Seat, rear body, tail lamp, rail and what hangs below them. */
export function scooterBack(rig: ScooterRig, design: ScooterDesign, vehicle: Vehicle) {
  return assembly(
    shell(rig, design, vehicle),
    seat(rig, design),
    tail(rig, design),
    fender(
      {
        centre: rig.rearAxle,
        radius: rig.rearRadius + 26,
        from: 66,
        to: 176,
        half: design.rear.width / 2 + 14,
        skirt: 40,
        taper: 0.14,
      },
      finish('plastic'),
    ),
    pegs(rig.scaled([-180, 330, 150]), 60),
    centreStand(rig.rearAxle[0] + 420, rig.rearAxle[1] - 70),
  )
}

function shell(rig: ScooterRig, design: ScooterDesign, vehicle: Vehicle) {
  const { main, accent, contrast } = coloursOf(vehicle)
  const edged = design.line === 'edged'
  const lift = edged ? 34 : 0
  const rows: Row[] = [
    [8, 676, -20, 404, 124],
    [-62, 708, -90, 372, 148],
    [-180, 726, -210, 392, 178],
    [-340, 738, -360, 436, edged ? 182 : 192],
    [-520, 750 + lift * 0.4, -520, 494 + lift, edged ? 170 : 184],
    [-690, 764 + lift * 0.8, -680, 570 + lift, edged ? 126 : 146],
    [-812, 772 + lift, -800, 646 + lift, edged ? 76 : 98],
    [-858, 770 + lift, -850, 690 + lift, 56],
  ]
  const core: Row[] = [
    [34, 690, 18, 300, 84],
    [-30, 704, -50, 262, 102],
    [-200, 690, -220, 330, 112],
    [-460, 680, -460, 440, 110],
    [-720, 720, -700, 560, 86],
  ]
  const shape = body(rig, rows, {
    upper: 2.6,
    lower: edged ? 2.3 : 2.5,
    waist: edged ? 0.6 : 0.52,
    lean: -12,
    dome: 26,
    along: 84,
    around: 72,
  })
  const step: Row[] = [
    [-20, 400, -40, 330, 14, 138],
    [-150, 396, -180, 318, 22, 158],
    [-330, 430, -340, 360, 16, 160],
    [-430, 452, -436, 416, 8, 150],
  ]
  const marks = edged
    ? stripes(shape, { t: [0.28, 0.9], angle: [-26, -2], climb: 22, taper: 0.15 }, paint(accent))
    : stripes(
        shape,
        { t: [0.16, 0.86], angle: [-30, -26], climb: 14, taper: 0.6 },
        design.face === 'band' ? paint(accent) : finish('chrome'),
      )
  return assembly(
    piece(shape.geometry, paint(main)),
    piece(body(rig, core, { dome: 16, upper: 3.4 }).geometry, finish('plastic')),
    panels(rig, step, finish('plastic')),
    ...marks,
    ...lettering(shape, vehicle.lettering, { t: [0.36, 0.64], angle: [6, 28], out: 1.5 }, contrast, edged),
  )
}

function seat(rig: ScooterRig, { seat: cover, line }: ScooterDesign) {
  const up = line === 'edged' ? 16 : 0
  const rows: Row[] = [
    [46, 740, 30, 694, 78],
    [-4, 766, -10, 700, 118],
    [-130, 766, -134, 706, 150],
    [-260, 770, -262, 714, 160],
    [-350, 788 + up, -350, 722 + up * 0.5, 158],
    [-470, 800 + up, -468, 736 + up * 0.6, 146],
    [-590, 804 + up, -586, 750 + up, 118],
    [-640, 800 + up, -634, 764 + up, 84],
  ]
  const cushion = body(rig, rows, { upper: 3, lower: 4, dome: 16 })
  return assembly(
    piece(cushion.geometry, finish(cover)),
    ...stripes(cushion, { t: [0.02, 0.98], angle: [20, 23], out: 1 }, finish('grip')),
  )
}

function tail(rig: ScooterRig, { rail, line }: ScooterDesign) {
  const edged = line === 'edged'
  const lift = edged ? 34 : 0
  const lamp: Row[] = [
    [-800, 752 + lift, -792, 664 + lift, edged ? 92 : 106],
    [-850, 750 + lift, -842, 676 + lift, edged ? 70 : 78],
    [-878, 740 + lift, -872, 694 + lift, 44],
  ]
  const high = 826 + lift * 0.6
  return assembly(
    piece(body(rig, lamp, { upper: 3, lower: 3, dome: 8 }).geometry, glow('tail')),
    grabRail(
      [
        rig.scaled([-560, high - 70, 146]),
        rig.scaled([-640, high - 8, 150]),
        rig.scaled([-760, high + 14, 118]),
        rig.scaled([-826, high + 10, 56]),
      ],
      rail,
      13,
    ),
    piece(
      tube([rig.scaled([-800, 640, 0]), rig.scaled([-842, 560, 0]), rig.scaled([-872, 470, 0])], {
        radius: [84, 62, 52],
        flat: 0.4,
      }),
      finish('plastic'),
    ),
    numberPlate(rig.scaled([-892, 552, 0]), 18, true),
    reflector(rig.scaled([-900, 462, 0])),
    indicators(rig.scaled([-826, 700 + lift, 70]), false, 22, false),
  )
}
