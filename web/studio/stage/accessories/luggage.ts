import { assembly, bothSides, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glass, glow, paint } from '../materials.ts'
import { cast, rounded } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { patch } from '../shapes/patch.ts'
import { tube } from '../shapes/tube.ts'

const red = '#c81226'

/** A top case with its base plate, lock and reflectors. */
export function topBox() {
  const tub: Row[] = [
    [200, 170, 180, 30, 190],
    [120, 176, 110, 20, 220],
    [-120, 176, -110, 20, 220],
    [-210, 170, -190, 34, 180],
  ]
  const lid: Row[] = [
    [196, 190, 202, 178, 186],
    [150, 286, 160, 180, 210],
    [0, 326, 0, 182, 222],
    [-150, 300, -150, 182, 212],
    [-206, 220, -212, 178, 180],
  ]
  const upper = hull({ rows: lid, upper: 2.8, lower: 5, waist: 0.12, dome: 18 })
  return assembly(
    piece(hull({ rows: tub, upper: 5, lower: 3, dome: 18 }).geometry, finish('plastic')),
    piece(upper.geometry, finish('gloss')),
    ...stripes(upper, { t: [0.1, 0.9], angle: [30, 33], out: 1.2 }, finish('chrome')),
    piece(
      cast(rounded(120, 40, 14), { z: [0, 14], bevel: 4, straight: true }).rotateY(-Math.PI / 2),
      glow('tail'),
      [-214, 120, 0],
    ),
    bothSides((side) =>
      piece(
        cast(rounded(180, 44, 16), { z: side > 0 ? [216, 226] : [-226, -216], bevel: 4, straight: true }),
        paint(red),
        [-20, 110, 0],
      ),
    ),
    piece(
      cast(rounded(70, 60, 14), { z: [0, 22], bevel: 6, straight: true }).rotateY(Math.PI / 2),
      finish('steel'),
      [196, 176, 0],
    ),
    piece(
      cast(rounded(340, 30, 10), { z: [-130, 130], bevel: 6, straight: true }),
      finish('frame'),
      [0, 14, 0],
    ),
  )
}

/** A full-face helmet with a smoked visor. */
export function helmet() {
  const rows: Row[] = [
    [150, 150, 130, 60, 76],
    [146, 250, 120, 36, 116],
    [96, 330, 86, 24, 134],
    [0, 368, 0, 20, 142],
    [-96, 340, -90, 40, 134],
    [-150, 260, -136, 110, 104],
    [-166, 220, -156, 160, 62],
  ]
  const shell = hull({ rows, upper: 2.1, lower: 2.6, waist: 0.5, dome: 22, around: 64 })
  const visor = patch(shell, { t: [0, 0.4], angle: [4, 62], taper: 0.5, climb: -6, out: 5 })
  const left = patch(shell, { t: [0, 0.4], angle: [176, 118], taper: 0.5, climb: 6, out: 5 })
  const front = patch(shell, { t: [0, 0.16], angle: [2, 178], out: 4.5 })
  return assembly(
    piece(shell.geometry, paint(red)),
    piece(visor, finish('gloss')),
    piece(left, finish('gloss')),
    piece(front, glass('smoke')),
    ...stripes(shell, { t: [0.2, 0.98], angle: [72, 84], taper: 0.6, out: 2 }, paint('#f2f2ef')),
    ...stripes(shell, { t: [0.3, 0.95], angle: [-20, -12], climb: 26, taper: 0.3, out: 2 }, finish('gloss')),
    bothSides((side) =>
      piece(
        tube(
          [
            [58, 220, 132 * side],
            [58, 220, 148 * side],
          ],
          { radius: [26, 22], steps: 2, around: 24 },
        ),
        finish('steel'),
      ),
    ),
    piece(
      tube(
        [
          [120, 70, -60],
          [140, 80, 0],
          [120, 70, 60],
        ],
        { radius: [16, 20, 16] },
      ),
      finish('plastic'),
    ),
  )
}
