import { assembly, bothSides, piece } from '../assembly.ts'
import { finish } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { tube } from '../shapes/tube.ts'
import { turned } from '../shapes/turned.ts'
import { exhaust } from './exhaust.ts'
import { shock } from './suspension.ts'

/** What drives a scooter's rear wheel: engine with belt case and exhaust, or an electric motor with its arm. */
export function swingUnit(axle: Spot, motor: 'petrol' | 'electric', half: number) {
  return motor === 'petrol' ? petrol(axle, half) : electric(axle, half)
}

function petrol([x, y]: Spot, half: number) {
  const left = -half - 18
  const belt: Spot[] = [
    [x - 70, y + 40],
    [x - 20, y + 84],
    [x + 90, y + 70],
    [x + 240, y + 82],
    [x + 344, y + 70],
    [x + 388, y + 6],
    [x + 344, y - 58],
    [x + 230, y - 66],
    [x + 90, y - 44],
    [x - 20, y - 64],
    [x - 72, y - 30],
  ]
  const inner = belt.map(([u, v]): Spot => [x + 158 + (u - x - 158) * 0.88, y + 6 + (v - y - 6) * 0.82])
  const fins = Array.from({ length: 7 }, (_, index) =>
    piece(cast(rounded(7, 108, 3), { z: [-62, 62], bevel: 2, straight: true }), finish('fins'), [
      x + 400 + index * 15,
      y + 36,
      0,
    ]),
  )
  return assembly(
    piece(cast(belt, { z: [left - 62, left], bevel: 12 }), finish('grey alloy')),
    piece(cast(inner, { z: [left - 72, left - 50], bevel: 8 }), finish('black engine')),
    piece(
      cast(circle(x + 310, y + 8, 42), { z: [left - 80, left - 66], bevel: 5, straight: true }),
      finish('grey alloy'),
    ),
    piece(
      tube(
        [
          [x + 150, y + 8, left - 72],
          [x + 150, y + 4, left - 88],
          [x + 40, y - 44, left - 94],
        ],
        { radius: 8 },
      ),
      finish('steel'),
    ),
    piece(
      tube(
        [
          [x + 42, y - 44, left - 80],
          [x + 42, y - 44, left - 128],
        ],
        { radius: 11, steps: 1 },
      ),
      finish('rubber'),
    ),
    // Engine with its fan cover ahead of the wheel.
    piece(cast(rounded(210, 190, 50), { z: [-92, 100], bevel: 18, straight: true }), finish('black engine'), [
      x + 316,
      y + 10,
      0,
    ]),
    piece(
      turned([
        [0, 132],
        [40, 132],
        [72, 126],
        [84, 112],
        [88, 92],
      ]),
      finish('plastic'),
      [x + 316, y + 14, 0],
    ),
    ...[28, 44, 60].map((radius) =>
      piece(
        turned([
          [radius - 4, 134],
          [radius, 138],
          [radius + 4, 134],
        ]),
        finish('gloss'),
        [x + 316, y + 14, 0],
      ),
    ),
    ...fins,
    shock([x + 20, y + 70, left - 34], [x + 96, y + 330, left - 24], 'black spring', 29),
    exhaust({
      pipe: [
        [x + 470, y - 20, 30],
        [x + 440, y - 84, 70],
        [x + 330, y - 104, 118],
        [x + 220, y - 62, half + 84],
      ],
      radius: 15,
      end: [x - 176, y + 66, half + 96],
      body: [20, 42, 48, 48, 46, 36],
      flat: 1.15,
      pipeFinish: 'black engine',
      bodyFinish: 'black engine',
      shield: 'grey alloy',
      tip: 'black engine',
    }),
    piece(
      cast(
        [
          [x + 250, y - 60],
          [x + 30, y + 20],
          [x - 16, y - 8],
          [x + 230, y - 92],
        ],
        { z: [half + 26, half + 46], bevel: 6 },
      ),
      finish('frame'),
    ),
  )
}

function electric([x, y]: Spot, half: number) {
  return assembly(
    bothSides((side) =>
      piece(
        cast(
          [
            [x - 46, y + 30],
            [x + 20, y + 64],
            [x + 180, y + 76],
            [x + 330, y + 70],
            [x + 350, y + 10],
            [x + 300, y - 20],
            [x + 120, y - 14],
            [x + 10, y - 46],
            [x - 44, y - 30],
          ],
          {
            z: side > 0 ? [half + 20, half + 56] : [-half - 56, -half - 20],
            bevel: 10,
          },
        ),
        finish('black engine'),
      ),
    ),
    piece(
      turned([
        [0, half + 74],
        [54, half + 74],
        [76, half + 66],
        [84, half + 52],
        [86, half + 16],
      ]),
      finish('grey alloy'),
      [x, y, 0],
    ),
    piece(
      turned([
        [0, half + 80],
        [30, half + 80],
        [36, half + 72],
      ]),
      finish('black engine'),
      [x, y, 0],
    ),
    piece(
      cast(rounded(160, 130, 36), { z: [-half - 30, half + 30], bevel: 14, straight: true }),
      finish('black engine'),
      [x + 330, y + 30, 0],
    ),
    bothSides((side) =>
      shock([x + 20, y + 40, (half + 66) * side], [x + 100, y + 320, (half + 58) * side], 'black spring', 28),
    ),
  )
}
