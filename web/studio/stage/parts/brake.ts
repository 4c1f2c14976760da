import { assembly, piece, placed } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { tube } from '../shapes/tube.ts'
import { turned } from '../shapes/turned.ts'

/** A brake disc with its carrier around the z axis. */
export function disc(radius: number, petal: boolean, z: number) {
  const edge = Array.from({ length: 120 }, (_, index): Spot => {
    const turn = (index / 120) * Math.PI * 2
    const wave = petal ? Math.cos(turn * 10) * radius * 0.028 : 0
    return [Math.cos(turn) * (radius + wave), Math.sin(turn) * (radius + wave)]
  })
  const holes = Array.from({ length: 30 }, (_, index) => {
    const turn = (index / 30) * Math.PI * 2
    const away = radius * (index % 3 === 0 ? 0.9 : index % 3 === 1 ? 0.82 : 0.75)
    return { x: Math.cos(turn) * away, y: Math.sin(turn) * away, radius: radius * 0.026 }
  })
  const inner = { x: 0, y: 0, radius: radius * 0.66 }
  const ring = cast(edge, { z: [z - 2.5, z + 2.5], bevel: 1, straight: true, holes: [inner, ...holes] })
  const arms = Array.from({ length: 5 }, (_, index) => {
    const outline: Spot[] = [
      [-16, 20],
      [-10, radius * 0.72],
      [10, radius * 0.72],
      [16, 20],
    ]
    const one = piece(cast(outline, { z: [z - 4, z + 4], bevel: 2, straight: true }), finish('black alloy'))
    one.rotation.z = (index / 5) * Math.PI * 2
    return one
  })
  const middle = piece(
    cast(circle(0, 0, radius * 0.32), { z: [z - 5, z + 5], bevel: 2, straight: true }),
    finish('black alloy'),
  )
  return assembly(piece(ring, finish('steel')), middle, ...arms)
}

/** A calliper that grips a disc of `radius` at `degrees` around the axle. */
export function calliper(radius: number, degrees: number, z: number, colour: Finish = 'black alloy') {
  const body = assembly(
    piece(cast(rounded(58, 112, 18), { z: [z - 20, z + 26], bevel: 8, straight: true }), finish(colour)),
    piece(cast(circle(-4, 26, 15), { z: [z + 22, z + 31], bevel: 3, straight: true }), finish('steel')),
    piece(cast(circle(-4, -26, 15), { z: [z + 22, z + 31], bevel: 3, straight: true }), finish('steel')),
  )
  const angle = (degrees * Math.PI) / 180
  return placed(body, [Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86, 0], degrees)
}

/** A drum brake: the ribbed hub and its plate with the lever, on the side of `z`. */
export function drum(radius: number, z: number, metal: Finish = 'alloy') {
  const side = Math.sign(z)
  const shell = turned([
    [radius * 0.4, z + side * 8],
    [radius * 0.8, z + side * 5],
    [radius, z],
    [radius + 5, z - side * 3],
    [radius + 5, z - side * 9],
    [radius, z - side * 11],
    [radius - 2, z - side * 40],
    [radius * 0.6, z - side * 52],
  ])
  const lever = tube(
    [
      [-radius * 0.35, -radius * 0.55, z + side * 12],
      [-radius * 0.9, -radius * 0.2, z + side * 14],
      [-radius * 1.25, radius * 0.1, z + side * 14],
    ],
    { radius: 6, flat: 0.7 },
  )
  const nut = turned([
    [0, z + side * 22],
    [13, z + side * 22],
    [14, z + side * 6],
  ])
  return assembly(piece(shell, finish(metal)), piece(lever, finish('steel')), piece(nut, finish('steel')))
}
