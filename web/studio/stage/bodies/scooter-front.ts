import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, paint } from '../materials.ts'
import type { ScooterDesign } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { fender, numberPlate } from '../parts/fender.ts'
import type { Row } from '../shapes/hull.ts'
import { tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import { body } from './panels.ts'
import { scooterLamps } from './scooter-lamps.ts'
import type { ScooterRig } from './scooter-rig.ts'

/** Leg shield, front mudguard, floor and handlebar cowl with their lamps. */
export function scooterFront(rig: ScooterRig, design: ScooterDesign, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const { frontAxle, frontRadius } = rig
  return assembly(
    apron(rig, design, vehicle),
    floor(rig),
    cowl(rig, design, vehicle),
    fender(
      {
        centre: frontAxle,
        radius: frontRadius + 16,
        from: 12,
        to: 172,
        half: design.front.width / 2 + 18,
        skirt: 72,
        taper: 0.42,
      },
      paint(main),
    ),
    numberPlate(rig.scaled([640, 560, 0]), 12, false, 178, 60),
  )
}

function apron(rig: ScooterRig, design: ScooterDesign, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const edged = design.line === 'edged'
  // From the top down; each row runs from the outer skin in front to the inner one behind.
  const outer: Row[] = [
    [504, 918, 448, 902, 82],
    [546, 850, 456, 830, edged ? 142 : 134],
    [596, 748, 462, 720, edged ? 186 : 178],
    [622, 646, 462, 600, edged ? 178 : 188],
    [588, 534, 452, 480, 176],
    [500, 420, 426, 380, 164],
    [436, 330, 404, 300, 152],
  ]
  const inner: Row[] = [
    [456, 906, 416, 896, 76],
    [462, 820, 414, 806, 132],
    [464, 700, 412, 690, 170],
    [460, 560, 408, 540, 174],
    [436, 420, 398, 400, 162],
    [410, 310, 370, 300, 148],
  ]
  const beak: Row[] = [
    [566, 838, 540, 828, 34],
    [618, 742, 580, 726, edged ? 74 : 58],
    [644, 650, 606, 630, edged ? 66 : 58],
    [618, 566, 580, 560, 40],
  ]
  const shield = body(rig, outer, { upper: 2.2, lower: 3.4, waist: 0.3, dome: 14 })
  const trims = design.trim === 'accent' ? paint(accent) : paint(main)
  const beakFinish = { classic: trims, chrome: finish('chrome'), sharp: finish('gloss'), band: trims }[
    design.face
  ]
  return assembly(
    piece(shield.geometry, paint(main)),
    piece(body(rig, inner, { upper: 4, lower: 4, dome: 8 }).geometry, finish('plastic')),
    ...(design.face === 'band' ? [] : [piece(body(rig, beak, { upper: 2.4, dome: 8 }).geometry, beakFinish)]),
    scooterLamps(rig, design, shield),
    ...(edged ? stripes(shield, { t: [0.3, 0.86], angle: [18, 34], taper: 0.2 }, paint(accent)) : []),
    // The hook for bags and the knob of the lock.
    piece(
      tube([rig.scaled([412, 700, 0]), rig.scaled([384, 694, 0]), rig.scaled([376, 716, 0])], { radius: 7 }),
      finish('chrome'),
    ),
  )
}

function floor(rig: ScooterRig) {
  const board: Row[] = [
    [424, 330, 414, 262, 146],
    [330, 300, 330, 236, 162],
    [160, 292, 160, 228, 160],
    [20, 300, 20, 232, 156],
    [-60, 330, -60, 250, 150],
  ]
  const shape = body(rig, board, { upper: 5, lower: 3.4, dome: 10 })
  const ribs = [52, 66, 80].flatMap((angle) =>
    stripes(shape, { t: [0.22, 0.86], angle: [angle, angle + 5], out: 2 }, finish('grip')),
  )
  return assembly(piece(shape.geometry, finish('plastic')), ...ribs)
}

function cowl(rig: ScooterRig, design: ScooterDesign, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const big = design.lamp === 'bar'
  const rows: Row[] = big
    ? [
        [566, 1004, 556, 926, 84],
        [530, 1042, 516, 898, 132],
        [456, 1050, 446, 908, 150],
        [392, 1024, 396, 940, 104],
      ]
    : [
        [544, 994, 532, 950, 60],
        [508, 1034, 494, 922, 112],
        [446, 1046, 438, 918, 140],
        [390, 1020, 396, 944, 100],
      ]
  const arms = ([1, -1] as const).map((side) =>
    piece(
      tube(
        [
          rig.scaled([446, 980, 90 * side]),
          rig.scaled([424, 984, 170 * side]),
          rig.scaled([392, 984, 226 * side]),
        ],
        { radius: [52, 40, 24], flat: 0.8 },
      ),
      paint(main),
    ),
  )
  return assembly(
    piece(body(rig, rows, { upper: 2.5, lower: 2.6, dome: 18 }).geometry, paint(main)),
    ...arms,
    piece(
      tube([rig.scaled([480, 900, 0]), rig.scaled([462, 940, 0])], { radius: [64, 84], steps: 4 }),
      finish('plastic'),
    ),
    meter(rig.scaled([424, 1034, 0]), false, 164),
  )
}
