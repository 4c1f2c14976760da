import { assembly, piece } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { cast, type Spot } from '../shapes/cast.ts'
import { tube } from '../shapes/tube.ts'
import { turned } from '../shapes/turned.ts'
import { type Tyre, tyre } from './tyre.ts'

export type Pattern = 'five' | 'six' | 'split' | 'twin' | 'ten' | 'wire' | 'steel' | 'three'

export interface WheelShape extends Tyre {
  pattern: Pattern
  rimFinish: Finish
}

/** A wheel with its tyre around the z axis; brakes are put on by the vehicle. */
export function wheel(shape: WheelShape) {
  const metal = finish(shape.rimFinish)
  const rim = shape.rim * 12.7
  const half = Math.max(shape.width * 0.36, 24)
  const barrel = turned(
    [
      [rim + 6, half],
      [rim + 7, half - 5],
      [rim - 5, half - 7],
      [rim - 14, half - 16],
      [rim - 20, half * 0.3],
      [rim - 20, -half * 0.3],
      [rim - 14, -half + 16],
      [rim - 5, -half + 7],
      [rim + 7, -half + 5],
      [rim + 6, -half],
      [rim - 4, -half - 1],
      [rim - 20, -half + 8],
      [rim - 27, -half * 0.35],
      [rim - 27, half * 0.35],
      [rim - 20, half - 8],
      [rim - 4, half + 1],
      [rim + 6, half],
    ],
    80,
  )
  const small = shape.rim <= 12
  const hubRadius = shape.pattern === 'wire' ? 34 : small ? 46 : 40
  const hubHalf = small ? 34 : 46
  const hub = turned([
    [10, hubHalf],
    [hubRadius * 0.7, hubHalf],
    [hubRadius * 0.8, hubHalf - 5],
    [hubRadius, hubHalf * 0.5],
    [hubRadius, -hubHalf * 0.5],
    [hubRadius * 0.8, -hubHalf + 5],
    [hubRadius * 0.7, -hubHalf],
    [10, -hubHalf],
  ])
  const axle = turned([
    [0, hubHalf + 26],
    [9, hubHalf + 26],
    [9, -hubHalf - 26],
    [0, -hubHalf - 26],
  ])
  return assembly(
    tyre(shape),
    piece(barrel, metal),
    piece(hub, metal),
    piece(axle, finish('steel')),
    spokes(shape, hubRadius, rim - 20),
    valve(rim - 26),
  )
}

function valve(radius: number) {
  return piece(
    tube(
      [
        [0, radius, 0],
        [0, radius - 26, 4],
      ],
      { radius: 3, around: 8 },
    ),
    finish('rubber'),
  )
}

/** Outline of one arm from the hub to the rim, along +y: half its width at the foot, in the middle and at the end. */
function arm(from: number, to: number, foot: number, waist: number, end: number, sway = 0): Spot[] {
  const middle = from + (to - from) * 0.5
  return [
    [-foot, from],
    [-waist + sway * 0.4, middle],
    [-end + sway, to - 10],
    [-end - 7 + sway, to + 4],
    [end + 7 + sway, to + 4],
    [end + sway, to - 10],
    [waist + sway * 0.4, middle],
    [foot, from],
  ]
}

function spokes(shape: WheelShape, hub: number, rim: number) {
  if (shape.pattern === 'wire') return wires(hub, rim)
  if (shape.pattern === 'steel') return pressedDisc(rim, finish(shape.rimFinish))
  const from = hub - 8
  const outlines: Record<Exclude<Pattern, 'wire' | 'steel'>, { count: number; arms: Spot[][] }> = {
    three: { count: 3, arms: [arm(from, rim, 30, 16, 24)] },
    five: { count: 5, arms: [arm(from, rim, 20, 11, 10)] },
    six: { count: 6, arms: [arm(from, rim, 17, 9, 9)] },
    ten: { count: 10, arms: [arm(from, rim, 10, 6, 6)] },
    split: {
      count: 5,
      arms: [arm(from, rim, 12, 8, 6, rim * 0.17), arm(from, rim, 12, 8, 6, -rim * 0.17)],
    },
    twin: { count: 6, arms: [arm(from, rim, 9, 6, 6, 24), arm(from, rim, 9, 6, 6, -24)] },
  }
  const { count, arms } = outlines[shape.pattern]
  const thick = shape.rim <= 12 ? 12 : 13
  const pieces = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    return arms.map((outline) => {
      const one = piece(
        cast(outline, { z: [-thick, thick], bevel: 4, straight: true }),
        finish(shape.rimFinish),
      )
      one.rotation.z = turn
      return one
    })
  })
  return assembly(...pieces.flat())
}

function wires(hub: number, rim: number) {
  const count = 32
  return assembly(
    ...Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2
      const side = index % 2 === 0 ? 1 : -1
      const lead = (index % 4 < 2 ? 1 : -1) * 0.62
      const from = [Math.cos(turn + lead) * hub, Math.sin(turn + lead) * hub, side * 34] as const
      const to = [Math.cos(turn) * (rim + 2), Math.sin(turn) * (rim + 2), side * 6] as const
      return piece(tube([from, to], { radius: 2, around: 6, steps: 1 }), finish('steel'))
    }),
  )
}

/** The plain pressed wheel of a standard scooter, with slots. */
function pressedDisc(rim: number, metal: ReturnType<typeof finish>) {
  const holes = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * Math.PI * 2
    return { x: Math.cos(turn) * rim * 0.72, y: Math.sin(turn) * rim * 0.72, radius: rim * 0.13 }
  })
  const outline = Array.from({ length: 48 }, (_, index): Spot => {
    const turn = (index / 48) * Math.PI * 2
    return [Math.cos(turn) * rim, Math.sin(turn) * rim]
  })
  return assembly(piece(cast(outline, { z: [-6, 6], bevel: 3, straight: true, holes }), metal))
}
