import { assembly, bothSides, piece } from '../assembly.ts'
import { finish, glow } from '../materials.ts'
import { cast, circle, rounded } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'

export interface BarShape {
  /** Where the bar is clamped. */
  clamp: Place
  /** The outer end of the right grip. */
  end: Place
  /** Height of the bar's bend over a straight line. */
  rise?: number
  chrome?: boolean
  /** Reservoir of a hydraulic front brake. */
  hydraulic: boolean
  clutch: boolean
  guards?: boolean
  bar?: boolean
}

const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** A handlebar with grips, switches and levers. */
export function handlebar({ clamp, end, rise = 0, chrome, hydraulic, clutch, guards }: BarShape) {
  const onSide = (side: 1 | -1) => {
    const mirror = ([x, y, z]: Place): Place => [x, y, z * side]
    const grip = 0.62
    const bend = between(clamp, end, 0.36)
    const raised: Place = [bend[0] + 26, bend[1] + rise + 14, bend[2]]
    const gripFrom = between(raised, end, grip - 0.3)
    const lever: Place[] = [
      [gripFrom[0] + 26, gripFrom[1] - 4, gripFrom[2] - 30],
      [gripFrom[0] + 62, gripFrom[1] - 10, gripFrom[2] + 6],
      [end[0] + 66, end[1] - 16, end[2] - 70],
      [end[0] + 62, end[1] - 20, end[2] - 18],
    ]
    const parts = [
      piece(
        tube([mirror(clamp), mirror(raised), mirror(gripFrom), mirror(end)], { radius: 11 }),
        finish(chrome ? 'chrome' : 'black alloy'),
      ),
      piece(
        tube([mirror(gripFrom), mirror(end)], { radius: [17, 16, 17], steps: 8, around: 18 }),
        finish('grip'),
      ),
      piece(
        tube([mirror(end), mirror([end[0] - 4, end[1], end[2] + 16])], { radius: [18, 14], steps: 2 }),
        finish('steel'),
      ),
      piece(
        tube([mirror(between(raised, gripFrom, 0.4)), mirror(gripFrom)], {
          radius: [24, 27, 23],
          steps: 6,
          flat: 0.8,
        }),
        finish('plastic'),
      ),
    ]
    if (side === 1 || clutch || !hydraulic)
      parts.push(
        piece(tube(lever.map(mirror), { radius: [9, 8, 6, 7], flat: 0.7, steps: 20 }), finish('alloy')),
        piece(
          tube(
            [
              mirror([gripFrom[0] + 4, gripFrom[1], gripFrom[2] - 34]),
              mirror([gripFrom[0] + 40, gripFrom[1] - 4, gripFrom[2] - 22]),
            ],
            { radius: 15, steps: 2 },
          ),
          finish('black alloy'),
        ),
      )
    if (hydraulic && side === 1)
      parts.push(
        piece(
          cast(rounded(52, 40, 10), { z: [gripFrom[2] - 62, gripFrom[2] - 22], bevel: 5, straight: true }),
          finish('plastic'),
          [gripFrom[0] + 24, gripFrom[1] + 24, 0],
        ),
      )
    if (guards) parts.push(knuckleGuard(gripFrom, end, side))
    return assembly(...parts)
  }
  return bothSides(onSide)
}

function knuckleGuard(from: Place, end: Place, side: 1 | -1) {
  const points: Place[] = [
    [end[0] - 2, end[1], (end[2] + 20) * side],
    [end[0] + 70, end[1] - 2, (end[2] + 12) * side],
    [from[0] + 112, from[1] - 4, (from[2] + 40) * side],
    [from[0] + 92, from[1] - 14, (from[2] - 50) * side],
  ]
  return piece(tube(points, { radius: [14, 46, 52, 22], flat: 0.16, steps: 24 }), finish('plastic'))
}

export interface MirrorShape {
  foot: Place
  head: Place
  round: boolean
  chrome: boolean
}

/** Both mirrors on their stalks; places are for the right one. */
export function mirrors({ foot, head, round, chrome }: MirrorShape) {
  return bothSides((side) => {
    const [x, y, z] = head
    const stalk: Place[] = [
      [foot[0], foot[1], foot[2] * side],
      [foot[0] + 6, foot[1] + (y - foot[1]) * 0.5, (foot[2] + (z - foot[2]) * 0.25) * side],
      [x + 14, y - 8, (z - 26) * side],
      [x + 6, y, z * side],
    ]
    const outline = round ? circle(0, 0, 52) : rounded(132, 78, 34)
    const shell = piece(
      cast(outline, { z: [-12, 14], bevel: 11, straight: true }),
      finish(chrome ? 'chrome' : 'plastic'),
    )
    const face = piece(
      cast(
        outline.map(([u, v]) => [u * 0.9, v * 0.88] as const),
        { z: [-14, -11], bevel: 1, straight: true },
      ),
      finish('mirror'),
    )
    const pane = assembly(shell, face)
    pane.position.set(x, y, z * side)
    pane.rotation.set(0, Math.PI / 2 - side * 0.16, 0)
    return assembly(piece(tube(stalk, { radius: 6.5 }), finish(chrome ? 'chrome' : 'black alloy')), pane)
  })
}

/** Instruments on the upper yoke that face the rider. */
export function meter([x, y, z]: Place, round: boolean, width = 130) {
  const body = assembly()
  if (round) {
    body.add(
      piece(cast(circle(0, 0, width * 0.44), { z: [-30, 16], bevel: 8, straight: true }), finish('plastic')),
      piece(
        cast(circle(0, 0, width * 0.46), {
          z: [10, 18],
          bevel: 3,
          straight: true,
          holes: [{ x: 0, y: 0, radius: width * 0.39 }],
        }),
        finish('chrome'),
      ),
      piece(cast(circle(0, 0, width * 0.38), { z: [13, 16], bevel: 1, straight: true }), glow('screen')),
    )
  } else {
    body.add(
      piece(
        cast(rounded(width, width * 0.6, 18), { z: [-24, 14], bevel: 9, straight: true }),
        finish('plastic'),
      ),
      piece(
        cast(rounded(width * 0.82, width * 0.44, 8), { z: [12, 16], bevel: 1, straight: true }),
        glow('screen'),
      ),
    )
  }
  body.position.set(x, y, z)
  // Its face looks up and back, at the rider.
  body.rotation.set(-0.95, -Math.PI / 2, 0, 'YXZ')
  return body
}
