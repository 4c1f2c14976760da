import type { Vehicle } from '../../scene.ts'
import { assembly, piece } from '../assembly.ts'
import { finish, glow, paint } from '../materials.ts'
import type { CommuterDress, MotorcycleDesign } from '../models/design.ts'
import { fender, numberPlate, reflector, stays } from '../parts/fender.ts'
import { grabHandles, grabRail } from '../parts/guards.ts'
import { indicators } from '../parts/lamps.ts'
import { cast } from '../shapes/cast.ts'
import { hull, type Row } from '../shapes/hull.ts'
import { tube } from '../shapes/tube.ts'
import { coloursOf } from './colours.ts'
import type { Rig } from './rig.ts'

export function mudguards(
  rig: Rig,
  design: MotorcycleDesign,
  { fenders, tail }: CommuterDress,
  vehicle: Vehicle,
) {
  const { main } = coloursOf(vehicle)
  const skin = { painted: paint(main), black: finish('plastic'), chrome: finish('chrome') }[fenders]
  // A slim tail goes with a short mudguard that leaves the tyre free in front.
  const short = tail === 'slim'
  const { frontAxle, frontRadius, rearAxle, rearRadius } = rig
  const width = design.front.width / 2 + 14
  return assembly(
    fender(
      {
        centre: frontAxle,
        radius: frontRadius + 20,
        from: short ? 46 : 34,
        to: short ? 168 : 178,
        half: width,
        skirt: short ? 36 : 48,
      },
      skin,
    ),
    stays(frontAxle, frontRadius + 18, [118, 150], width, 'frame'),
    fender(
      {
        centre: rearAxle,
        radius: rearRadius + 26,
        from: 70,
        to: 186,
        half: design.rear.width / 2 + 22,
        skirt: 52,
        taper: 0.12,
      },
      fenders === 'chrome' ? skin : finish('plastic'),
    ),
    piece(
      cast(
        [
          [rearAxle[0] - rearRadius - 58, rearAxle[1] + 10],
          [rearAxle[0] - rearRadius - 74, rearAxle[1] - 70],
          [rearAxle[0] - rearRadius - 56, rearAxle[1] - 72],
          [rearAxle[0] - rearRadius - 36, rearAxle[1] + 10],
        ],
        { z: [-70, 70], bevel: 4, straight: true },
      ),
      finish('rubber'),
    ),
  )
}

export function rear(rig: Rig, { rail, tail, stepped }: CommuterDress) {
  const { rearAxle, rearRadius, scaled } = rig
  const lamp: Row[] = [
    [-716, 830, -716, 770, 62],
    [-766, 838, -766, 776, 58],
    [-800, 826, -792, 782, 36],
  ]
  const lens = hull({ rows: rig.fitRows(lamp), upper: 3, lower: 3, dome: 8 })
  const high = 838 + stepped
  return assembly(
    piece(lens.geometry, glow('tail')),
    tail === 'slim'
      ? grabHandles(
          [
            scaled([-520, high - 42, 118]),
            scaled([-600, high - 4, 138]),
            scaled([-700, high + 26, 112]),
            scaled([-772, high + 20, 66]),
          ],
          rail,
        )
      : grabRail(
          [
            scaled([-476, high - 50, 122]),
            scaled([-560, high + 6, 146]),
            scaled([-700, high + 24, 118]),
            scaled([-780, high + 18, 56]),
          ],
          rail,
        ),
    numberPlate([rearAxle[0] - rearRadius * 0.93 - 34, rearAxle[1] + rearRadius * 0.72, 0], 24, true),
    piece(
      tube(
        [
          scaled([-700, 772, 0]),
          scaled([-752, 700, 0]),
          [rearAxle[0] - rearRadius * 0.9 - 20, rearAxle[1] + rearRadius * 0.72, 0],
        ],
        { radius: [60, 46, 50], flat: 0.3 },
      ),
      finish('plastic'),
    ),
    reflector([rearAxle[0] - rearRadius - 42, rearAxle[1] + rearRadius * 0.4, 0]),
    indicators(scaled([-716, 776, 50]), false, 78, false),
  )
}
