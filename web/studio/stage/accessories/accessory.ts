import type { Group } from 'three'
import type { AccessoryKind } from '../../scene.ts'
import { assembly, bothSides, piece } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glass, glow, paint } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { tube } from '../shapes/tube.ts'
import { helmet, topBox } from './luggage.ts'
import { carrier, crashGuard } from './metalwork.ts'

const red = '#c81226'

/** An accessory on its own, standing on the ground; some 500 mm large. */
export const accessories: Record<AccessoryKind, () => Group> = {
  guard: crashGuard,
  cover: () => {
    const rows: Row[] = [
      [330, 210, 350, 4, 90],
      [290, 380, 300, 4, 150],
      [200, 520, 220, 4, 210],
      [120, 470, 120, 4, 180],
      [0, 420, 0, 4, 160],
      [-160, 400, -160, 4, 150],
      [-280, 390, -290, 4, 130],
      [-350, 300, -360, 4, 90],
    ]
    const cloth = hull({ rows, upper: 2.1, lower: 6, waist: 0.1, dome: 30, around: 72 })
    return assembly(
      piece(cloth.geometry, finish('vinyl')),
      ...stripes(cloth, { t: [0.02, 0.98], angle: [40, 44], out: 1.5 }, paint(red)),
      ...stripes(cloth, { t: [0.02, 0.98], angle: [2, 4], out: 1.5 }, finish('steel')),
    )
  },
  mat: () => {
    const outline: Spot[] = [
      [-190, -230],
      [190, -230],
      [200, -120],
      [150, 60],
      [150, 230],
      [-150, 230],
      [-150, 60],
      [-200, -120],
    ]
    const ribs = Array.from({ length: 11 }, (_, index) => {
      const wide = index < 5 ? 330 - index * 12 : 260
      return piece(cast(rounded(wide, 13, 6), { z: [12, 22], bevel: 3, straight: true }), finish('plastic'), [
        0,
        -200 + index * 40,
        0,
      ])
    })
    const mat = assembly(
      piece(cast(outline, { z: [0, 14], bevel: 5 }), finish('rubber')),
      ...ribs,
      piece(cast(rounded(120, 40, 12), { z: [12, 20], bevel: 3, straight: true }), paint(red), [0, -60, 3]),
    )
    mat.rotation.set(-1.22, 0, -0.5, 'XYZ')
    mat.position.y = 100
    return assembly(mat)
  },
  box: topBox,
  screen: () => {
    const rows: Row[] = [
      [60, 40, 56, 36, 120],
      [10, 220, 4, 218, 190],
      [-60, 400, -66, 399, 180],
      [-110, 500, -115, 500, 120],
    ]
    const arms = bothSides((side) =>
      piece(
        tube(
          [
            [60, 10, 110 * side],
            [70, 80, 126 * side],
            [16, 200, 140 * side],
          ],
          { radius: 9 },
        ),
        finish('black alloy'),
      ),
    )
    return assembly(
      piece(hull({ rows, upper: 2.4, lower: 2.4, dome: 3, around: 60 }).geometry, glass('smoke')),
      arms,
      piece(
        tube(
          [
            [62, 24, -120],
            [74, 24, 0],
            [62, 24, 120],
          ],
          { radius: 14, flat: 1.4 },
        ),
        finish('plastic'),
      ),
    )
  },
  pad: () => {
    const outline: Spot[] = [
      [0, 230],
      [90, 200],
      [120, 90],
      [80, -60],
      [40, -170],
      [0, -230],
      [-40, -170],
      [-80, -60],
      [-120, 90],
      [-90, 200],
    ]
    const inner = outline.map(([x, y]): Spot => [x * 0.34, y * 0.8])
    const side: Spot[] = [
      [62, 150],
      [92, 120],
      [78, 10],
      [46, -70],
      [54, 30],
    ]
    const pad = assembly(
      piece(cast(outline, { z: [0, 14], bevel: 6 }), finish('rubber')),
      piece(cast(inner, { z: [10, 22], bevel: 5 }), finish('plastic')),
      piece(cast(side, { z: [10, 20], bevel: 4 }), paint(red)),
      piece(cast(side.map(([x, y]): Spot => [-x, y]).reverse(), { z: [10, 20], bevel: 4 }), paint(red)),
    )
    pad.rotation.set(-0.35, 0, 0)
    pad.position.y = 232
    return assembly(pad)
  },
  charger: () =>
    assembly(
      piece(
        cast(rounded(220, 300, 44), { z: [-50, 50], bevel: 18, straight: true }),
        finish('plastic'),
        [0, 170, 0],
      ),
      piece(
        cast(rounded(150, 60, 14), { z: [48, 56], bevel: 3, straight: true }),
        finish('gloss'),
        [0, 240, 0],
      ),
      piece(
        cast(circle(0, 0, 12, 24), { z: [50, 60], bevel: 3, straight: true }),
        glow('screen'),
        [-40, 240, 0],
      ),
      piece(
        cast(
          [
            [14, 70],
            [-44, -14],
            [-4, -14],
            [-14, -70],
            [44, 16],
            [4, 16],
          ],
          { z: [48, 57], bevel: 2, straight: true },
        ),
        paint('#e9b21c'),
        [0, 130, 0],
      ),
      piece(
        tube(
          [
            [0, 30, 0],
            [60, 14, 60],
            [200, 12, 90],
            [260, 14, -20],
            [180, 16, -80],
            [150, 60, -20],
          ],
          { radius: 9 },
        ),
        finish('rubber'),
      ),
      piece(
        tube(
          [
            [150, 50, -20],
            [150, 130, -20],
          ],
          { radius: [20, 24], steps: 3 },
        ),
        finish('plastic'),
      ),
    ),
  rail: carrier,
  helmet,
}
