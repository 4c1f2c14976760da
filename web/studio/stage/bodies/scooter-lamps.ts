import { assembly } from '../assembly.ts'
import type { ScooterDesign } from '../models/design.ts'
import { lens } from '../parts/lamps.ts'
import { rounded, type Spot } from '../shapes/cast.ts'
import type { ScooterRig } from './scooter.ts'

const flip = (outline: readonly Spot[]): Spot[] => outline.map(([x, y]): Spot => [-x, y]).reverse()

/** Headlamp, position lamps and indicators of a scooter's face. */
export function scooterLamps(rig: ScooterRig, { face }: ScooterDesign) {
  const bar = rig.scaled([570, 966, 0])
  const shield = rig.scaled([628, 710, 0])
  const winker: Spot[] = [
    [108, 40],
    [168, 66],
    [158, 4],
    [116, -18],
  ]
  const low = rig.scaled([590, 690, 0])
  const winkers = [lens(winker, low, 12, 'amber', 30), lens(flip(winker), low, 12, 'amber', -30)]
  switch (face) {
    case 'classic':
    case 'chrome': {
      const brow: Spot[] = [
        [112, 46],
        [152, 70],
        [150, 58],
        [114, 34],
      ]
      return assembly(
        lens(
          [
            [-84, 34],
            [-40, 46],
            [40, 46],
            [84, 34],
            [74, -24],
            [34, -48],
            [-34, -48],
            [-74, -24],
          ],
          bar,
          10,
          'lamp',
        ),
        ...winkers,
        ...(face === 'chrome'
          ? [
              lens(brow, rig.scaled([592, 700, 0]), 12, 'line', 30),
              lens(flip(brow), rig.scaled([592, 700, 0]), 12, 'line', -30),
            ]
          : []),
      )
    }
    case 'sharp': {
      const eye: Spot[] = [
        [10, -22],
        [24, 20],
        [124, 62],
        [112, 8],
        [60, -34],
      ]
      const line: Spot[] = [
        [20, 8],
        [96, 30],
        [92, 20],
        [20, -2],
      ]
      return assembly(
        lens(eye, shield, 14, 'lamp', 26),
        lens(flip(eye), shield, 14, 'lamp', -26),
        lens(line, [bar[0] - 18, bar[1] + 4, 0], 18, 'line', 20),
        lens(flip(line), [bar[0] - 18, bar[1] + 4, 0], 18, 'line', -20),
        lens(
          [
            [108, 86],
            [146, 104],
            [140, 66],
            [116, 52],
          ],
          low,
          12,
          'amber',
          30,
        ),
        lens(
          flip([
            [108, 86],
            [146, 104],
            [140, 66],
            [116, 52],
          ]),
          low,
          12,
          'amber',
          -30,
        ),
      )
    }
    case 'band':
      return assembly(
        lens(rounded(196, 52, 20), [shield[0] + 12, shield[1] + 6, 0], 10, 'dark'),
        lens(rounded(150, 26, 12), [shield[0] + 18, shield[1] + 6, 0], 10, 'lamp'),
        lens(rounded(170, 12, 5), [bar[0] - 14, bar[1] + 6, 0], 14, 'line'),
        ...winkers,
      )
  }
}
