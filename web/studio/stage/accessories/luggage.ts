import { assembly, bothSides, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glow, paint } from '../materials.ts'
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
  // From the neck up: each row runs from the chin or brow to the nape.
  const rows: Row[] = [
    [110, 34, -96, 44, 104],
    [160, 84, -130, 96, 128],
    [172, 150, -152, 160, 142],
    [158, 230, -162, 236, 148],
    [128, 308, -140, 312, 132],
    [60, 366, -78, 368, 84],
    [10, 382, -26, 383, 34],
  ]
  const shell = hull({ rows, upper: 2.3, lower: 2.2, waist: 0.46, dome: 10, around: 72 })
  return assembly(
    piece(shell.geometry, paint(red)),
    piece(patch(shell, { t: [0.3, 0.62], angle: [14, 166], out: 2 }), finish('shadow')),
    piece(patch(shell, { t: [0.27, 0.66], angle: [6, 174], out: 7 }), finish('gloss')),
    ...stripes(shell, { t: [0.68, 0.99], angle: [70, 82], out: 2 }, paint('#f2f2ef')),
    ...stripes(shell, { t: [0.2, 0.62], angle: [-64, -40], climb: 16, taper: 0.4, out: 2 }, paint('#f2f2ef')),
    piece(patch(shell, { t: [0.08, 0.16], angle: [74, 106], out: 3 }), finish('plastic')),
    bothSides((side) =>
      piece(
        tube(
          [
            [20, 214, 138 * side],
            [20, 214, 162 * side],
          ],
          { radius: [26, 22], steps: 2, around: 24 },
        ),
        finish('steel'),
      ),
    ),
  )
}
