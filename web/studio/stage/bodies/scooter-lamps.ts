import type { Mesh } from 'three'
import { assembly } from '../assembly.ts'
import { stripes } from '../lettering.ts'
import { finish, glow } from '../materials.ts'
import type { ScooterDesign } from '../models/design.ts'
import { lens } from '../parts/lamps.ts'
import { rounded, type Spot } from '../shapes/cast.ts'
import type { Hull } from '../shapes/hull.ts'
import type { ScooterRig } from './scooter-rig.ts'

/** Headlamp, position lamps and indicators of a scooter's face; those on the shield follow its surface. */
export function scooterLamps(rig: ScooterRig, { face }: ScooterDesign, shield: Hull) {
  const bar = rig.scaled([574, 966, 0])
  const winkers = stripes(
    shield,
    { t: [0.36, 0.52], angle: [40, 62], climb: -8, taper: 0.5, out: 5 },
    glow('amber'),
  )
  switch (face) {
    case 'classic':
    case 'chrome':
      return assembly(
        lens(
          eye.map(([x, y]) => [x * 1.14, y * 1.2] as const),
          [bar[0] - 5, bar[1], 0],
          10,
          'dark',
        ),
        lens(eye, bar, 10, 'lamp'),
        ...winkers,
        ...(face === 'chrome'
          ? stripes(shield, { t: [0.3, 0.345], angle: [40, 66], climb: -2, out: 5 }, glow('line'))
          : []),
      )
    case 'sharp':
      return assembly(...sharp(shield), bandOnBar([bar[0] - 14, bar[1] + 4, 0], 150), ...winkersHigh(shield))
    case 'band':
      return assembly(
        ...stripes(shield, { t: [0.36, 0.52], angle: [58, 90.5], taper: 0.9, out: 3 }, finish('gloss')),
        ...stripes(shield, { t: [0.39, 0.47], angle: [64, 90.5], out: 6 }, glow('lamp')),
        ...stripes(shield, { t: [0.34, 0.36], angle: [50, 90.5], out: 6 }, glow('line')),
        bandOnBar([bar[0] - 14, bar[1] + 6, 0], 172),
        ...stripes(shield, { t: [0.4, 0.5], angle: [44, 56], climb: -6, taper: 0.5, out: 5 }, glow('amber')),
      )
  }
}

/** The outline of a headlamp in the handlebar's cowl. */
const eye: readonly Spot[] = [
  [-78, 30],
  [-36, 42],
  [36, 42],
  [78, 30],
  [68, -22],
  [32, -44],
  [-32, -44],
  [-68, -22],
]

const bandOnBar = (at: readonly [number, number, number], width: number) =>
  lens(rounded(width, 13, 6), at, 16, 'line')

function sharp(shield: Hull): Mesh[] {
  return [
    ...stripes(shield, { t: [0.3, 0.58], angle: [50, 82], climb: 12, taper: 0.42, out: 4 }, finish('gloss')),
    ...stripes(shield, { t: [0.33, 0.52], angle: [54, 79], climb: 10, taper: 0.4, out: 7 }, glow('lamp')),
  ]
}

function winkersHigh(shield: Hull): Mesh[] {
  return [
    ...stripes(shield, { t: [0.22, 0.3], angle: [48, 62], climb: 3, taper: 1.4, out: 5 }, glow('amber')),
    ...stripes(shield, { t: [0.31, 0.33], angle: [46, 80], climb: 1, out: 8 }, glow('line')),
  ]
}
