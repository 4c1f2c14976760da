import type { Group } from 'three'
import type { Vehicle } from '../../scene.ts'
import { assembly, bothSides, piece, placed } from '../assembly.ts'
import { finish } from '../materials.ts'
import type { Brake, MotorcycleDesign } from '../models/design.ts'
import { calliper, disc, drum } from '../parts/brake.ts'
import { handlebar, mirrors } from '../parts/controls.ts'
import { single } from '../parts/engine.ts'
import { crashBar, sareeGuard } from '../parts/guards.ts'
import { multi, radiator } from '../parts/multi.ts'
import {
  centreStand,
  chain,
  chainCase,
  footLevers,
  pegs,
  sideStand,
  swingarm,
} from '../parts/running-gear.ts'
import { fork, shock } from '../parts/suspension.ts'
import { wheel } from '../parts/wheel.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { dressed } from './dress.ts'
import { frame } from './frame.ts'
import { type Rig, rigOf } from './rig.ts'
import { silencer } from './silencer.ts'

/** A whole motorcycle, standing on the ground, looking along x. */
export function motorcycle(vehicle: Vehicle, design: MotorcycleDesign): Group {
  const rig = rigOf(vehicle, design)
  return assembly(
    wheels(rig, design),
    frontEnd(rig, design, vehicle),
    frame(rig, design),
    power(rig, design),
    rearEnd(rig, design),
    silencer(rig, design),
    ...extras(rig, design),
    dressed(rig, design, vehicle),
  )
}

function brakes(brake: Brake, front: boolean, thick: number): Group {
  if (brake === 'drum') return assembly(drum(front ? 78 : 76, front ? -46 : 46, 'alloy'))
  const z = Math.max(58, thick * 0.5)
  const radius = brake.disc / 2
  const angle = front ? 150 : 105
  return assembly(
    disc(radius, brake.petal ?? false, z),
    calliper(radius, angle, z),
    ...(brake.twin ? [mirrored(assembly(disc(radius, false, z), calliper(radius, angle, z)))] : []),
  )
}

/** The same part on the left. */
function mirrored(part: Group): Group {
  const left = assembly(part)
  left.scale.z = -1
  return left
}

function wheels(rig: Rig, design: MotorcycleDesign) {
  const { rims: rimFinish, pattern } = design
  const front = assembly(wheel({ ...design.front, pattern, rimFinish }), brakes(design.frontBrake, true, 100))
  const rear = assembly(wheel({ ...design.rear, pattern, rimFinish }), brakes(design.rearBrake, false, 130))
  return assembly(placed(front, [...rig.frontAxle, 0]), placed(rear, [...rig.rearAxle, 0]))
}

function frontEnd(rig: Rig, design: MotorcycleDesign, { dimensions }: Vehicle) {
  const hydraulic = design.frontBrake !== 'drum'
  const clamp: Place = [rig.crown[0] - 12, rig.crown[1] + 22, 36]
  const end: Place = [design.bar.x + rig.crown[0], design.bar.y, dimensions.width / 2 - 22]
  const foot: Place = [end[0] + 70, end[1] + 4, end[2] - 190]
  const head: Place = [end[0] + 60, design.bar.y + 132, end[2] - 30]
  const hose: Place[] = [
    [end[0] + 90, end[1] + 10, end[2] - 190],
    [rig.crown[0] + 70, rig.crown[1] + 30, 110],
    [rig.crown[0] + 40, rig.crown[1] - 120, design.fork.half + 8],
    rig.onFork(0.5, design.fork.half + 22),
    rig.onFork(0.16, design.fork.half + 10),
  ]
  const cable = hose.map(([x, y, z]): Place => [x, y, -z])
  return assembly(
    fork({ ...design.fork, axle: rig.frontAxle, crown: rig.crown }),
    handlebar({
      clamp,
      end,
      hydraulic,
      clutch: true,
      rise: 18,
      chrome: design.bar.chrome ?? false,
      guards: design.bar.guards ?? false,
    }),
    mirrors({ foot, head, round: design.mirrors === 'round', chrome: design.mirrors === 'round' }),
    piece(tube(hose, { radius: 5, around: 8 }), finish('rubber')),
    piece(tube(cable.slice(0, 3), { radius: 5, around: 8 }), finish('rubber')),
  )
}

function power(rig: Rig, { engine }: MotorcycleDesign) {
  const unit = engine.kind === 'single' ? single(engine) : multi({ ...engine, collect: [-30, -164, 40] })
  if (engine.kind === 'single') return placed(unit, [...rig.engine, 0])
  const [x, y] = rig.engine
  return assembly(placed(unit, [x, y, 0]), radiator(x + 216, y + 220, 300, 250, 14))
}

function rearEnd(rig: Rig, design: MotorcycleDesign) {
  const fat = design.rear.width > 110
  const half = Math.max(design.rear.width / 2 + 28, 92)
  const sprocket: Place = [rig.engine[0] - 104, rig.engine[1] + 6, 0]
  const z = -half + 22
  const drive =
    design.chain === 'case'
      ? chainCase([sprocket[0] - 40, sprocket[1]], rig.rearAxle, z)
      : chain([sprocket[0], sprocket[1]], rig.rearAxle, 88, z)
  const shocks =
    design.shocks === 'twin'
      ? [1, -1].map((side) =>
          shock(
            [rig.rearAxle[0] + 62, rig.rearAxle[1] + 26, (half + 14) * side],
            [rig.rearAxle[0] + 178, rig.rearAxle[1] + 372, (half - 4) * side],
            design.coil,
          ),
        )
      : [
          shock(
            [rig.pivot[0] - 110, rig.pivot[1] + 20, 0],
            [rig.pivot[0] - 56, rig.pivot[1] + 300, 0],
            design.coil,
            36,
          ),
        ]
  return assembly(
    swingarm(rig.pivot, rig.rearAxle, half, fat ? 'black alloy' : 'frame', fat ? 34 : 22),
    drive,
    ...shocks,
  )
}

function extras(rig: Rig, design: MotorcycleDesign) {
  const peg: Place = [rig.engine[0] - 200, rig.engine[1] - 22, 130]
  return [
    pegs(peg),
    pegs([peg[0] - 300, peg[1] + 90, 142], 74),
    bothSides((side) =>
      assembly(
        // Hangers that carry both pairs of pegs.
        piece(
          tube(
            [
              [peg[0] - 296, peg[1] + 92, 130 * side],
              [peg[0] - 250, peg[1] + 230, 112 * side],
              [peg[0] - 210, rig.scaled([0, 690, 0])[1], 98 * side],
            ],
            { radius: 9 },
          ),
          finish('frame'),
        ),
        piece(
          tube(
            [
              [peg[0], peg[1], 124 * side],
              [rig.pivot[0] + 4, rig.pivot[1] - 40, 92 * side],
            ],
            { radius: 11, steps: 2 },
          ),
          finish('frame'),
        ),
      ),
    ),
    footLevers([peg[0] + 6, peg[1], 138]),
    sideStand([rig.engine[0] - 160, rig.engine[1] - 100, -104]),
    ...(design.centreStand ? [centreStand(rig.engine[0] - 190, rig.engine[1] - 96)] : []),
    ...(design.sareeGuard ? [sareeGuard(rig.rearAxle[0] + 60, rig.rearRadius + 100, 132)] : []),
    ...(design.crashBar ? [crashBar(rig.engine[0] + 186, rig.engine[1] + 190, 190, design.crashBar)] : []),
  ]
}
