import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glass, glow, paint } from '../materials.ts'
import type { AdventureDress } from '../models/design.ts'
import { meter } from '../parts/controls.ts'
import { indicators } from '../parts/lamps.ts'
import type { Row } from '../shapes/hull.ts'
import { coloursOf } from './colours.ts'
import { body, panels } from './panels.ts'
import type { Rig } from './rig.ts'

export function wings(rig: Rig, vehicle: Vehicle) {
  const { main, accent, contrast } = coloursOf(vehicle)
  const upper: Row[] = [
    [520, 880, 506, 822, 6, 108],
    [430, 936, 402, 730, 13, 156],
    [320, 944, 286, 640, 16, 184],
    [210, 918, 196, 612, 16, 186],
    [110, 858, 116, 660, 11, 168],
    [44, 800, 50, 730, 5, 142],
  ]
  const lower: Row[] = [
    [372, 720, 364, 690, 5, 158],
    [300, 690, 284, 560, 10, 172],
    [210, 656, 200, 520, 11, 170],
    [130, 676, 132, 600, 6, 156],
  ]
  return assembly(
    panels(
      rig,
      upper,
      paint(main),
      { lean: -12 },
      {
        stripe: {
          area: { t: [0.34, 0.96], angle: [-44, -12], climb: 20, taper: 0.3 },
          material: paint(accent),
        },
        words: {
          text: vehicle.lettering,
          area: { t: [0.34, 0.74], angle: [2, 26], out: 1.6 },
          colour: contrast,
          slant: true,
        },
      },
    ),
    panels(rig, lower, finish('plastic')),
  )
}

export function nose(rig: Rig, { size }: AdventureDress, vehicle: Vehicle) {
  const { main } = coloursOf(vehicle)
  const tall = size === 'large' ? 84 : 46
  const cowl: Row[] = [
    [590, 874, 560, 812, 42],
    [566, 916, 530, 776, 98],
    [506, 968, 478, 762, 128],
    [430, 1000, 420, 790, 126],
    [396, 1002, 390, 860, 104],
  ]
  const beak: Row[] = [
    [672, 792, 664, 782, 26],
    [616, 836, 598, 796, 58],
    [540, 856, 530, 780, 70],
    [480, 850, 474, 790, 62],
  ]
  const screen: Row[] = [
    [516, 978, 504, 964, 92],
    [458, 1040 + tall * 0.4, 442, 1026 + tall * 0.4, 122],
    [404, 1104 + tall * 0.8, 390, 1094 + tall * 0.8, 118],
    [372, 1138 + tall, 362, 1130 + tall, 88],
  ]
  const face = body(rig, cowl, { upper: 2.5, lower: 2.6, dome: 14 })
  return assembly(
    piece(face.geometry, paint(main)),
    piece(
      body(rig, beak, { upper: 2.6, lower: 3, dome: 6 }).geometry,
      size === 'large' ? finish('plastic') : paint(main),
    ),
    piece(
      body(rig, screen, { upper: 2.3, dome: 4 }).geometry,
      size === 'large' ? glass('clear') : glass('smoke'),
    ),
    ...stripes(face, { t: [0.0, 0.5], angle: [16, 90.5], taper: 0.8, out: 2 }, finish('gloss')),
    ...stripes(face, { t: [0.06, 0.42], angle: [32, 74], taper: 0.8, out: 5 }, glow('lamp')),
    ...stripes(face, { t: [0.05, 0.46], angle: [20, 26], out: 6 }, glow('line')),
    meter([rig.crown[0] + 84, rig.crown[1] + 94, 0], false, 150),
    indicators(rig.scaled([430, 830, 148]), true, 66),
  )
}
