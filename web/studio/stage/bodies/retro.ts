import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { lettering, stripes } from '../lettering.ts'
import { finish, glow, paint } from '../materials.ts'
import type { Dress, MotorcycleDesign } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { fender, numberPlate, reflector, stays } from '../parts/fender.ts'
import { grabRail } from '../parts/guards.ts'
import { indicators, roundLamp, roundLens } from '../parts/lamps.ts'
import type { Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { Rig } from './rig.ts'

type RetroDress = Extract<Dress, { kind: 'retro' }>

/** Bodywork of a classic roadster: teardrop tank, round lamp, long mudguards. */
export function retroDress(rig: Rig, design: MotorcycleDesign, dress: RetroDress, vehicle: Vehicle): Group {
  return assembly(
    tank(rig, dress, vehicle),
    saddle(rig, dress),
    sideCovers(rig, dress, vehicle),
    face(rig, dress),
    mudguards(rig, design, dress, vehicle),
    rear(rig, dress),
  )
}

function tank(rig: Rig, { band, fenders }: RetroDress, vehicle: Vehicle) {
  const { main, accent, contrast } = coloursOf(vehicle)
  const rows: Row[] = [
    [292, 886, 288, 772, 62],
    [262, 924, 260, 740, 104],
    [186, 952, 188, 716, 134],
    [84, 944, 86, 706, 142],
    [-30, 898, -24, 712, 124],
    [-112, 838, -100, 730, 90],
    [-150, 800, -138, 742, 62],
  ]
  const shape = body(rig, rows, { upper: 2.25, lower: 3, waist: 0.4, lean: -8, dome: 34 })
  const knee = stripes(shape, { t: [0.5, 0.88], angle: [-34, 8], taper: 0.6, out: 1.6 }, finish('grip'))
  const pin = stripes(shape, { t: [0.05, 0.9], angle: [26, 29], climb: 6, taper: 0.6 }, paint(accent))
  const sweep = stripes(shape, { t: [0.04, 0.62], angle: [-32, -2], climb: 4, taper: 0.4 }, paint(accent))
  return assembly(
    piece(shape.geometry, paint(main)),
    piece(
      tube([rig.scaled([130, 946, 0]), rig.scaled([124, 966, 0])], {
        radius: [42, 38],
        steps: 2,
        around: 28,
      }),
      finish('chrome'),
    ),
    ...(fenders === 'short' ? sweep : pin),
    ...(band ? stripes(shape, { t: [0.03, 0.97], angle: [-44, -38] }, finish('chrome')) : knee),
    ...lettering(
      shape,
      vehicle.lettering,
      { t: [0.2, 0.56], angle: [-2, 20], out: 1.5 },
      fenders === 'short' ? '#f0f0ee' : contrast,
    ),
  )
}

function saddle(rig: Rig, { seat }: RetroDress) {
  const roll = seat === 'roll'
  const rows: Row[] = [
    [-104, 838, -120, 778, 70],
    [-180, 806, -186, 728, 114],
    [-290, 794, -290, 708, 138],
    [-390, 806, -386, 716, 134],
    [-450, roll ? 816 : 838, -446, 726, 130],
    [-560, roll ? 822 : 848, -556, 742, 124],
    [-670, roll ? 826 : 846, -664, 764, 108],
    [-716, roll ? 822 : 834, -712, 790, 76],
  ]
  const cushion = body(rig, rows, { upper: 3, lower: 4, dome: 16 })
  const cover = finish(seat === 'tan' ? 'tan vinyl' : 'vinyl')
  const ribs = roll
    ? Array.from({ length: 8 }, (_, index) =>
        stripes(
          cushion,
          { t: [0.36 + index * 0.07, 0.375 + index * 0.07], angle: [20, 90], out: 1.2 },
          finish('grip'),
        ),
      ).flat()
    : stripes(
        cushion,
        { t: [0.04, 0.97], angle: [22, 25], out: 1 },
        finish(seat === 'tan' ? 'chrome' : 'grip'),
      )
  return assembly(piece(cushion.geometry, cover), ...ribs)
}

function sideCovers(rig: Rig, { fenders }: RetroDress, vehicle: Vehicle) {
  const { main, contrast } = coloursOf(vehicle)
  const rows: Row[] = [
    [-98, 708, -104, 640, 10, 112],
    [-142, 724, -154, 548, 24, 114],
    [-240, 724, -246, 540, 27, 116],
    [-324, 716, -320, 584, 22, 114],
    [-372, 706, -362, 656, 10, 110],
  ]
  const black = fenders === 'short'
  return panels(
    rig,
    rows,
    black ? finish('plastic') : paint(main),
    { upper: 2.6, lower: 2.6, dome: 8 },
    {
      words: {
        text: vehicle.lettering,
        area: { t: [0.16, 0.84], angle: [2, 44], out: 1.5 },
        colour: black ? '#e9eaec' : contrast,
      },
    },
  )
}

function face(rig: Rig, { fenders, band }: RetroDress) {
  const black = fenders === 'short'
  const [x, y] = rig.onFork(0.86)
  const lamp: Place = [x + 150, y + 6, 0]
  return assembly(
    roundLamp(lamp, 92, black ? 'frame' : 'chrome', black ? 'frame' : 'chrome', true),
    bothSides((side) =>
      piece(
        tube(
          [
            [x + 6, y - 6, 100 * side],
            [x + 80, y + 4, 98 * side],
            [x + 128, y + 6, 88 * side],
          ],
          { radius: [20, 16, 14], flat: 1.5 },
        ),
        finish(black ? 'frame' : 'chrome'),
      ),
    ),
    meter([rig.crown[0] + 62, rig.crown[1] + 62, band || black ? 0 : 46], true, 128),
    ...(band || black ? [] : [meter([rig.crown[0] + 62, rig.crown[1] + 62, -62], true, 104)]),
    indicators([x + 64, y - 46, 78], true, 72, false),
    numberPlate([x + 92, y - 166, 0], 4, false, 178, 58),
  )
}

function mudguards(rig: Rig, design: MotorcycleDesign, { fenders }: RetroDress, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const metal = fenders === 'chrome' ? finish('chrome') : paint(main)
  const { frontAxle, frontRadius, rearAxle, rearRadius } = rig
  const width = design.front.width / 2 + 16
  const short = fenders === 'short'
  return assembly(
    fender(
      {
        centre: frontAxle,
        radius: frontRadius + 20,
        from: short ? 52 : 38,
        to: short ? 158 : 196,
        half: width,
        skirt: 38,
        taper: 0.16,
      },
      short ? finish('plastic') : metal,
    ),
    stays(frontAxle, frontRadius + 16, short ? [92, 140] : [88, 150, 184], width, short ? 'frame' : 'chrome'),
    fender(
      {
        centre: rearAxle,
        radius: rearRadius + 26,
        from: short ? 62 : 50,
        to: short ? 158 : 176,
        half: design.rear.width / 2 + 18,
        skirt: 40,
        taper: 0.08,
      },
      short ? finish('plastic') : metal,
    ),
    ...(short ? [] : [stays(rearAxle, rearRadius + 24, [128], design.rear.width / 2 + 18, 'chrome')]),
  )
}

function rear(rig: Rig, { fenders }: RetroDress) {
  const { rearAxle, rearRadius, scaled } = rig
  const short = fenders === 'short'
  const lamp: Place = short ? scaled([-772, 776, 0]) : scaled([-806, 740, 0])
  const bracket = piece(
    tube([scaled([-690, short ? 796 : 770, 0]), [lamp[0] + 8, lamp[1], 0]], {
      radius: 24,
      flat: 0.8,
      steps: 2,
    }),
    finish(short ? 'frame' : 'chrome'),
  )
  const plate: Place = [lamp[0] - 14, lamp[1] - 118, 0]
  return assembly(
    bracket,
    roundLens(lamp, 46, 'tail', true),
    grabRail(
      [scaled([-500, 776, 128]), scaled([-610, 818, 142]), scaled([-730, 850, 104]), scaled([-772, 850, 52])],
      short ? 'frame' : 'chrome',
      10,
    ),
    numberPlate(plate, 14, true),
    piece(
      tube(
        [
          [lamp[0] - 4, lamp[1] - 40, 0],
          [plate[0] + 10, plate[1], 0],
        ],
        { radius: 14, steps: 1 },
      ),
      finish('frame'),
    ),
    reflector([rearAxle[0] - rearRadius * 0.96 - 24, rearAxle[1] + rearRadius * 0.36, 0]),
    indicators([lamp[0] + 40, lamp[1] + 4, 36], false, 92, false),
    piece(
      tube(
        [
          [lamp[0] - 8, lamp[1] - 52, -20],
          [lamp[0] - 8, lamp[1] - 52, 20],
        ],
        { radius: 8, steps: 1 },
      ),
      glow('warm'),
    ),
  )
}
