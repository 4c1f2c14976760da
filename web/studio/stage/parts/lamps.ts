import { assembly, bothSides, piece } from '../assembly.ts'
import { type Finish, finish, glass, glow } from '../materials.ts'
import { cast, circle, rounded, type Spot } from '../shapes/cast.ts'
import { type Place, tube } from '../shapes/tube.ts'
import { turned } from '../shapes/turned.ts'

/** A round headlamp in its shell, looking forward; `ring` adds the bright ring of a position lamp. */
export function roundLamp([x, y, z]: Place, radius: number, shell: Finish, rim: Finish, ring: boolean) {
  const bowl = turned([
    [0, -radius * 1.25],
    [radius * 0.45, -radius * 1.18],
    [radius * 0.8, -radius * 0.8],
    [radius * 0.98, -radius * 0.2],
    [radius, 0],
  ])
  const bezel = turned([
    [radius, -12],
    [radius * 1.06, -8],
    [radius * 1.06, 6],
    [radius * 0.96, 12],
    [radius * 0.9, 6],
    [radius * 0.9, -4],
  ])
  const lens = turned([
    [0, radius * 0.2],
    [radius * 0.4, radius * 0.17],
    [radius * 0.75, radius * 0.08],
    [radius * 0.92, 0],
  ])
  const reflector = turned([
    [0, -radius * 0.3],
    [radius * 0.5, -radius * 0.22],
    [radius * 0.9, -2],
  ])
  const parts = [
    piece(bowl, finish(shell)),
    piece(bezel, finish(rim)),
    piece(reflector, finish('reflector')),
    piece(
      turned([
        [0, radius * 0.06],
        [radius * 0.34, radius * 0.02],
        [radius * 0.4, -radius * 0.16],
      ]),
      glow('lamp'),
    ),
    piece(lens, glass('clear')),
  ]
  if (ring)
    parts.push(
      piece(
        turned([
          [radius * 0.72, 4],
          [radius * 0.8, 8],
          [radius * 0.88, 4],
          [radius * 0.8, -2],
          [radius * 0.72, 4],
        ]),
        glow('line'),
      ),
    )
  else
    parts.push(
      piece(
        cast(rounded(radius * 1.5, 5, 2), { z: [radius * 0.04, radius * 0.08], bevel: 1, straight: true }),
        finish('steel'),
      ),
    )
  const lamp = assembly(...parts)
  lamp.position.set(x, y, z)
  lamp.rotation.y = Math.PI / 2
  return lamp
}

/** A flat lens that looks forward (`sweep` 180: back); its outline as one sees it from there, `lean` tips it back. */
export function lens(
  outline: readonly Spot[],
  [x, y, z]: Place,
  lean: number,
  look: 'lamp' | 'line' | 'tail' | 'amber' | 'warm' | 'dark' | 'glass',
  sweep = 0,
) {
  const material = look === 'dark' ? finish('gloss') : look === 'glass' ? glass('clear') : glow(look)
  const one = piece(cast(outline, { z: [-4, 6], bevel: 4, straight: true }), material, [x, y, z])
  one.rotation.set((-lean * Math.PI) / 180, Math.PI / 2 - (sweep * Math.PI) / 180, 0, 'YXZ')
  return one
}

/** Turn indicators on short stalks; the place is the right one's foot. */
export function indicators([x, y, z]: Place, forward: boolean, reach = 62, slim = true) {
  return bothSides((side) => {
    const way = forward ? 1 : -1
    const tip: Place = [x + way * 4, y, (z + reach) * side]
    const size = slim ? 17 : 26
    const from: Place = [x + way * 14, y, (z + reach * 0.5) * side]
    const to: Place = [x + way * 2, y, (z + reach + (slim ? 34 : 22)) * side]
    return assembly(
      piece(tube([[x, y, z * side], tip], { radius: 8, steps: 1 }), finish('rubber')),
      piece(
        tube([from, [tip[0], y, (z + reach) * side], to], {
          radius: [size * 0.7, size, size * 0.45],
          flat: 0.8,
          steps: 12,
        }),
        finish('plastic'),
      ),
      piece(
        tube(
          [
            [from[0] + way * 9, y, from[2]],
            [tip[0] + way * 10, y, (z + reach) * side],
            [to[0] + way * 7, y, to[2]],
          ],
          {
            radius: [size * 0.55, size * 0.84, size * 0.36],
            flat: 0.76,
            steps: 12,
          },
        ),
        glow('amber'),
      ),
    )
  })
}

/** A round lens on its own, looking along x. */
export function roundLens(
  [x, y, z]: Place,
  radius: number,
  look: 'lamp' | 'tail' | 'amber' | 'line',
  back = false,
) {
  const one = assembly(
    piece(cast(circle(0, 0, radius * 1.12), { z: [-14, 2], bevel: 4, straight: true }), finish('chrome')),
    piece(cast(circle(0, 0, radius), { z: [-2, 8], bevel: 5, straight: true }), glow(look)),
  )
  one.position.set(x, y, z)
  one.rotation.y = back ? -Math.PI / 2 : Math.PI / 2
  return one
}
