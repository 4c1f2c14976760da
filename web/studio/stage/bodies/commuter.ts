import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { lettering, stripes } from '../lettering.ts'
import { finish, paint } from '../materials.ts'
import type { CommuterDress, MotorcycleDesign } from '../models/design.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import { commuterFace } from './commuter-face.ts'
import { mudguards, rear } from './commuter-rear.ts'
import { panels } from './panels.ts'
import type { Rig } from './rig.ts'

/** Bodywork of an everyday motorcycle. */
export function commuterDress(
  rig: Rig,
  design: MotorcycleDesign,
  dress: CommuterDress,
  vehicle: Vehicle,
): Group {
  return assembly(
    tank(rig, dress, vehicle),
    seat(rig, dress),
    flanks(rig, dress, vehicle),
    commuterFace(rig, dress, vehicle),
    mudguards(rig, design, dress, vehicle),
    rear(rig, dress),
    ...(dress.belly ? [bellyPan(rig, vehicle)] : []),
  )
}

const tanks: Record<CommuterDress['tank'], { rows: readonly Row[]; upper: number }> = {
  teardrop: {
    upper: 2.1,
    rows: [
      [318, 872, 304, 800, 52],
      [290, 918, 286, 762, 98],
      [206, 948, 212, 738, 130],
      [96, 940, 104, 726, 138],
      [-20, 892, -16, 726, 116],
      [-106, 834, -94, 734, 80],
      [-146, 806, -136, 748, 50],
    ],
  },
  roomy: {
    upper: 2.6,
    rows: [
      [332, 896, 314, 798, 74],
      [298, 946, 294, 744, 120],
      [206, 976, 212, 714, 150],
      [84, 972, 94, 704, 156],
      [-38, 928, -32, 708, 144],
      [-120, 854, -106, 720, 112],
      [-154, 816, -144, 738, 80],
    ],
  },
  shouldered: {
    upper: 3,
    rows: [
      [338, 902, 316, 800, 76],
      [304, 968, 298, 744, 124],
      [222, 998, 226, 714, 148],
      [108, 978, 114, 712, 150],
      [-22, 908, -16, 722, 122],
      [-106, 842, -92, 732, 90],
      [-142, 810, -132, 744, 62],
    ],
  },
}

function tank(rig: Rig, { graphic, shrouds, tank: form, contrast: mark }: CommuterDress, vehicle: Vehicle) {
  const { main, accent, contrast } = coloursOf(vehicle)
  const { rows, upper } = tanks[form]
  const body = hull({ rows: rig.fitRows(rows), upper, lower: 3.4, waist: 0.42, lean: -6, dome: 26 })
  const cap = piece(
    tube([rig.scaled([130, 930, 0]), rig.scaled([124, form === 'teardrop' ? 962 : 998, 0])], {
      radius: [44, 40],
      steps: 2,
      around: 28,
    }),
    finish('chrome'),
  )
  const stripe = paint(accent)
  const graphics = {
    lines: [
      ...stripes(body, { t: [0.16, 0.82], angle: [-14, -4], climb: 8, taper: 0.3 }, stripe),
      ...stripes(body, { t: [0.2, 0.7], angle: [0, 4], climb: 8, taper: 0.3 }, stripe),
    ],
    sweep: stripes(body, { t: [0.1, 0.9], angle: [-26, 0], climb: 24, taper: 0.12 }, stripe),
    block: stripes(body, { t: [0.06, 0.5], angle: [-40, -12], climb: 12, taper: 0.2 }, stripe),
    'chrome-badge': stripes(
      body,
      { t: [0.24, 0.72], angle: [-12, -7], climb: 4, taper: 0.5 },
      finish('chrome'),
    ),
  }[graphic]
  return assembly(
    piece(body.geometry, paint(main)),
    cap,
    ...graphics,
    ...lettering(
      body,
      vehicle.lettering,
      { t: shrouds === 'none' ? [0.28, 0.64] : [0.46, 0.8], angle: [4, 28], out: 1.4 },
      contrast,
      graphic === 'sweep',
    ),
    ...(shrouds === 'none' ? [] : [shroud(rig, shrouds === 'large', mark ?? false, vehicle)]),
  )
}

/** Wings beside the tank that point to the front. */
function shroud(rig: Rig, large: boolean, mark: boolean, vehicle: Vehicle) {
  const { main, accent } = coloursOf(vehicle)
  const reach = large ? 1 : 0.62
  return bothSides((side) => {
    const rows: Row[] = [
      [404 * reach + 60, 846, 396 * reach + 58, 826, 5, 132],
      [350 * reach + 60, 886, 330 * reach + 60, 782, 12, 146],
      [262, 908, 236, 742 - 26 * reach, 14, 146],
      [166, 892, 144, 718 - 10 * reach, 12, 138],
      [70, 846, 60, 752, 8, 128],
      [0, 806, 0, 774, 4, 112],
    ]
    const panel = hull({
      rows: rig.fitRows(rows).map(turnedTo(side)),
      upper: 3,
      lower: 3,
      dome: 4,
      lean: -10 * side,
    })
    const edge: Row[] = [
      [352 * reach + 60, 800, 338 * reach + 60, 770, 8, 132],
      [230, 766, 206, 700, 12, 134],
      [120, 758, 100, 706, 8, 124],
      [20, 762, 16, 748, 4, 112],
    ]
    const under = hull({ rows: rig.fitRows(edge).map(turnedTo(side)), upper: 3, lower: 3, dome: 4 })
    return assembly(
      piece(panel.geometry, paint(mark ? accent : main)),
      piece(under.geometry, large ? paint(mark ? main : accent) : finish('plastic')),
    )
  })
}

/** Sets a row of the right side on either side. */
export function turnedTo(side: 1 | -1): (row: Row) => Row {
  return ([tx, ty, bx, by, half, z = 0]) => [tx, ty, bx, by, half, z * side]
}

function seat(rig: Rig, { stepped, seat: cover }: CommuterDress) {
  const rows: Row[] = [
    [-74, 824, -92, 772, 62],
    [-136, 806, -146, 740, 92],
    [-236, 798, -240, 706, 128],
    [-330, 804, -330, 714, 136],
    [-396, 822 + stepped, -392, 736, 132],
    [-500, 838 + stepped, -494, 752, 124],
    [-610, 846 + stepped, -606, 768, 112],
    [-684, 838 + stepped, -676, 790, 78],
  ]
  const cushion = hull({ rows: rig.fitRows(rows), upper: 3.2, lower: 4, waist: 0.5, dome: 14 })
  const seam = stripes(cushion, { t: [0.03, 0.97], angle: [24, 27], out: 0.8 }, finish('grip'))
  return assembly(piece(cushion.geometry, finish(cover)), ...seam)
}

/** Side covers below the seat and the tail panels behind them. */
function flanks(rig: Rig, { tail, graphic }: CommuterDress, vehicle: Vehicle) {
  const { main, accent, contrast } = coloursOf(vehicle)
  return bothSides((side) => {
    const cover: Row[] = [
      [-60, 724, -90, 600, 8, 110],
      [-130, 746, -150, 528, 22, 116],
      [-236, 744, -246, 532, 24, 120],
      [-340, 732, -330, 590, 18, 118],
      [-396, 724, -386, 664, 8, 110],
    ]
    const slim = tail === 'slim'
    const rearPanel: Row[] = [
      [-214, 748, -230, 700, 10, 116],
      [-350, 768, -352, 660, 18, 118],
      [-500, 796, -496, 680 + (slim ? 34 : 0), 22, 110],
      [-640, 822, -630, 728 + (slim ? 30 : 0), 22, 90],
      [-752, 836, -742, 786 + (slim ? 10 : 0), 16, 58],
    ]
    const panel = hull({ rows: rig.fitRows(cover).map(turnedTo(side)), upper: 3, lower: 3, dome: 6 })
    const tailPanel = hull({ rows: rig.fitRows(rearPanel).map(turnedTo(side)), upper: 3, lower: 3, dome: 6 })
    const flash = stripes(
      tailPanel,
      { t: [0.1, 0.9], angle: side > 0 ? [-24, -6] : [-24, -6], taper: 0.3 },
      graphic === 'chrome-badge' ? finish('chrome') : paint(accent),
    )
    const words = lettering(panel, vehicle.lettering, { t: [0.12, 0.6], angle: [2, 36], out: 1.4 }, contrast)
    return assembly(
      piece(panel.geometry, tail === 'slim' ? finish('plastic') : paint(main)),
      piece(tailPanel.geometry, paint(main)),
      ...flash.slice(side > 0 ? 0 : 1, side > 0 ? 1 : 2),
      ...words.slice(side > 0 ? 0 : 1, side > 0 ? 1 : 2),
    )
  })
}

/** A cowl under the engine. */
function bellyPan(rig: Rig, vehicle: Vehicle) {
  const [x, y] = rig.engine
  const rows: Row[] = [
    [x + 214, y - 34, x + 206, y - 76, 8, 96],
    [x + 150, y - 48, x + 138, y - 140, 16, 110],
    [x + 20, y - 92, x + 10, y - 156, 16, 110],
    [x - 116, y - 104, x - 122, y - 142, 8, 102],
  ]
  return panels({ fitRows: (one) => [...one] }, rows, paint(coloursOf(vehicle).main))
}
