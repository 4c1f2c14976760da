import { assembly, piece } from '../assembly.ts'
import { finish } from '../materials.ts'
import { cast, circle, rounded } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'
import type { SingleShape } from './single-shape.ts'

/** Barrel, head and cover upwards from (0, 0) along +y. */
export function cylinder(tall: number, wide: number, fins: number, shape: SingleShape) {
  const depth = wide * 0.46
  const pitch = tall / fins
  const metal = finish(shape.cylinder)
  const plates = Array.from({ length: fins }, (_, index) => {
    const head = index >= fins * 0.62
    const grow = head ? 1.06 : 0.94 + (index / fins) * 0.08
    const plate = cast(rounded(wide * grow, depth * 2 * grow * 0.96, 16), {
      z: [0, pitch * 0.42],
      bevel: Math.min(1.6, pitch * 0.18),
      straight: true,
    })
    const one = piece(plate.rotateX(-Math.PI / 2), metal, [0, index * pitch, 0])
    return one
  })
  const core = cast(rounded(wide * 0.74, depth * 1.5, 20), { z: [-30, tall - 4], bevel: 2, straight: true })
  const cover = cast(rounded(wide * 0.86, depth * 1.5, 22), {
    z: [tall - 6, tall + 40],
    bevel: 12,
    straight: true,
  })
  const dome = cast(rounded(wide * 0.5, depth * 1.1, 18), {
    z: [tall + 34, tall + 52],
    bevel: 8,
    straight: true,
  })
  const lidded = [core, cover, dome].map((one) => one.rotateX(-Math.PI / 2))
  const [coreShape, coverShape, domeShape] = lidded
  const chamber = piece(
    cast(circle(0, tall * 0.82, 30), { z: [depth * 0.7, depth + 10], bevel: 6, straight: true }),
    finish(shape.covers),
  )
  const plug: Place[] = [
    [wide * 0.36, tall * 0.72, depth * 0.5],
    [wide * 0.62, tall * 0.84, depth * 0.9],
    [wide * 0.5, tall * 1.15, depth * 0.7],
    [0, tall * 1.3, 30],
  ]
  return assembly(
    ...plates,
    ...(coreShape ? [piece(coreShape, finish('black engine'))] : []),
    ...(coverShape ? [piece(coverShape, finish(shape.covers))] : []),
    ...(domeShape ? [piece(domeShape, finish(shape.covers))] : []),
    chamber,
    piece(tube(plug, { radius: [7, 6, 4, 4], around: 10 }), finish('rubber')),
    intake(tall, wide),
  )
}

/** Inlet stub, throttle body and the hose to the air box, behind the head. */
function intake(tall: number, wide: number) {
  const high = tall * 0.8
  const back = -wide * 0.42
  return assembly(
    piece(
      tube(
        [
          [back, high, 0],
          [back - 42, high + 16, 0],
        ],
        { radius: 24, steps: 1 },
      ),
      finish('rubber'),
    ),
    piece(
      tube(
        [
          [back - 38, high + 14, 0],
          [back - 92, high + 34, 0],
        ],
        { radius: 31, steps: 1, around: 20 },
      ),
      finish('alloy'),
    ),
    piece(
      tube(
        [
          [back - 62, high + 24, -48],
          [back - 62, high + 24, 48],
        ],
        { radius: 19, steps: 1 },
      ),
      finish('plastic'),
    ),
    piece(
      tube(
        [
          [back - 88, high + 32, 0],
          [back - 150, high + 56, 0],
        ],
        { radius: 36, steps: 1 },
      ),
      finish('rubber'),
    ),
  )
}
