import { assembly, bothSides, piece } from '../assembly.ts'
import { finish } from '../materials.ts'
import type { MotorcycleDesign } from '../models/design.ts'
import { cast, type Spot } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { type Place, tube } from '../shapes/tube.ts'
import type { Rig } from './rig.ts'

/** Air box and battery box: what fills the middle of a motorcycle behind its panels. */
function innards({ pivot, scaled }: Rig) {
  const rows: Row[] = [
    [scaled([70, 0, 0])[0], scaled([0, 716, 0])[1], scaled([60, 0, 0])[0], scaled([0, 640, 0])[1], 58],
    [scaled([-20, 0, 0])[0], scaled([0, 736, 0])[1], scaled([-30, 0, 0])[0], scaled([0, 560, 0])[1], 74],
    [pivot[0] + 20, scaled([0, 736, 0])[1], pivot[0] - 10, pivot[1] + 120, 78],
    [pivot[0] - 130, scaled([0, 730, 0])[1], pivot[0] - 120, pivot[1] + 190, 76],
    [pivot[0] - 210, scaled([0, 726, 0])[1], pivot[0] - 190, scaled([0, 660, 0])[1], 70],
  ]
  return piece(hull({ rows, upper: 4, lower: 4, dome: 14 }).geometry, finish('plastic'))
}

/** Steering head, backbone, down tube, rear rails and the plates around the swingarm's pivot. */
export function frame(rig: Rig, design: MotorcycleDesign) {
  const { crown, engine, pivot, scaled } = rig
  const steel = finish('frame')
  const bar = (points: readonly Place[], radius: number) => piece(tube(points, { radius }), steel)
  const head: Place[] = [rig.onFork(0.76), rig.onFork(0.99)]
  // The steering head stands behind the legs.
  const behind = head.map(([x, y]): Place => [x - 34, y, 0])
  const seatRail: Place[] = [
    [pivot[0] + 40, pivot[1] + 320, 78],
    scaled([-250, 716, 92]),
    scaled([-520, 748, 92]),
    scaled([-690, 772, 70]),
  ]
  const plate: Spot[] = [
    [pivot[0] - 34, pivot[1] + 60],
    [pivot[0] + 4, pivot[1] + 300],
    [pivot[0] + 64, pivot[1] + 300],
    [pivot[0] + 44, pivot[1] + 40],
    [pivot[0] + 48, pivot[1] - 90],
    [pivot[0] - 16, pivot[1] - 96],
  ]
  const single = design.engine.kind === 'single'
  // A step-through has no backbone: its panels hide what carries it.
  if (design.dress.kind === 'maxi')
    return assembly(piece(tube(behind, { radius: 32, steps: 2, around: 20 }), steel))
  return assembly(
    innards(rig),
    piece(tube(behind, { radius: 32, steps: 2, around: 20 }), steel),
    bothSides((side) =>
      assembly(
        bar(
          [
            [crown[0] - 44, crown[1] - 110, 20 * side],
            scaled([170, 800, 42 * side]),
            [pivot[0] + 50, pivot[1] + 310, 74 * side],
            [pivot[0] + 26, pivot[1] + 150, 84 * side],
          ],
          single ? 18 : 24,
        ),
        bar(
          seatRail.map(([x, y, z]): Place => [x, y, z * side]),
          13,
        ),
        bar(
          [
            [pivot[0], pivot[1] + 90, 88 * side],
            scaled([-330, 610, 96 * side]),
            scaled([-500, 740, 92 * side]),
          ],
          12,
        ),
        piece(cast(plate, { z: side > 0 ? [76, 96] : [-96, -76], bevel: 6 }), steel),
      ),
    ),
    ...(single
      ? [
          bar(
            [
              [crown[0] - 30, crown[1] - 176, 0],
              [engine[0] + 190, engine[1] + 190, 0],
              [engine[0] + 164, engine[1] + 40, 0],
              [engine[0] + 120, engine[1] - 50, 0],
            ],
            18,
          ),
          bar(
            [
              [engine[0] + 168, engine[1] + 80, -40],
              [engine[0] + 140, engine[1] + 20, 40],
            ],
            12,
          ),
        ]
      : [
          bothSides((side) =>
            bar(
              [
                [crown[0] - 50, crown[1] - 150, 30 * side],
                [engine[0] + 130, engine[1] + 330, 150 * side],
                [engine[0] - 40, engine[1] + 190, 190 * side],
                [pivot[0] + 40, pivot[1] + 60, 120 * side],
              ],
              19,
            ),
          ),
        ]),
  )
}
