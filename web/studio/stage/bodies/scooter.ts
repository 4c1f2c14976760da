import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, placed } from '../assembly.ts'
import type { ScooterDesign } from '../models/design.ts'
import { calliper, disc, drum } from '../parts/brake.ts'
import { handlebar, mirrors } from '../parts/controls.ts'
import { fork } from '../parts/suspension.ts'
import { swingUnit } from '../parts/swing-unit.ts'
import { tyreRadius } from '../parts/tyre.ts'
import { wheel } from '../parts/wheel.ts'
import type { Spot } from '../shapes/cast.ts'
import type { Row } from '../shapes/hull.ts'
import type { Place } from '../shapes/tube.ts'
import { scooterBack } from './scooter-back.ts'
import { scooterFront } from './scooter-front.ts'
import type { ScooterRig } from './scooter-rig.ts'

/** A whole scooter, standing on the ground, looking along x. */
export function scooter(vehicle: Vehicle, design: ScooterDesign): Group {
  const { dimensions } = vehicle
  const [rearRadius, frontRadius] = [tyreRadius(design.rear), tyreRadius(design.front)]
  const half = dimensions.wheelbase / 2
  const [wide, high] = [dimensions.wheelbase / 1260, dimensions.seatHeight / 765]
  const rig: ScooterRig = {
    rearAxle: [-half, rearRadius],
    frontAxle: [half, frontRadius],
    rearRadius,
    frontRadius,
    scaled: ([x, y, z]) => [x * wide, y * high, z],
    fitRows: (rows) =>
      rows.map(
        ([tx, ty, bx, by, thick, z = 0]): Row => [tx * wide, ty * high, bx * wide, by * high, thick, z],
      ),
  }
  return assembly(
    wheels(rig, design),
    steering(rig, design, vehicle),
    swingUnit(rig.rearAxle, design.motor, design.rear.width / 2),
    scooterFront(rig, design, vehicle),
    scooterBack(rig, design, vehicle),
  )
}

function wheels(rig: ScooterRig, design: ScooterDesign) {
  const { pattern, rims: rimFinish, frontBrake } = design
  const brake =
    frontBrake === 'drum'
      ? [drum(72, 44, 'black alloy')]
      : [disc(frontBrake.disc / 2, false, 52), calliper(frontBrake.disc / 2, 150, 52)]
  const front = assembly(wheel({ ...design.front, pattern, rimFinish }), ...brake)
  const rear = assembly(wheel({ ...design.rear, pattern, rimFinish }), drum(70, 44, 'black alloy'))
  return assembly(placed(front, [...rig.frontAxle, 0]), placed(rear, [...rig.rearAxle, 0]))
}

function steering(rig: ScooterRig, design: ScooterDesign, { dimensions }: Vehicle) {
  const [x, y] = rig.frontAxle
  const crown: Spot = [x - 196, y + 420]
  const clamp = rig.scaled([424, 968, 70])
  const end: Place = [rig.scaled([352, 0, 0])[0], rig.scaled([0, 984, 0])[1], dimensions.width / 2 - 16]
  const foot: Place = [end[0] + 70, end[1] + 10, end[2] - 170]
  return assembly(
    fork({ axle: rig.frontAxle, crown, upsideDown: false, half: 78, radius: 15, legs: 'black alloy' }),
    handlebar({ clamp, end, rise: 4, chrome: false, hydraulic: design.frontBrake !== 'drum', clutch: true }),
    mirrors({ foot, head: [end[0] + 66, end[1] + 140, end[2] - 20], round: false, chrome: false }),
  )
}
