import type { MotorcycleDesign } from '../models/design.ts'
import { exhaust } from '../parts/exhaust.ts'
import type { Place } from '../shapes/tube.ts'
import type { Rig } from './rig.ts'

/** The exhaust of a motorcycle, on its right. */
export function silencer(rig: Rig, design: MotorcycleDesign) {
  const { engine, rearAxle } = rig
  const many = design.engine.kind === 'multi'
  const lean = design.engine.lean
  const size = design.engine.kind === 'single' ? design.engine.size : 1
  const from = (x: number, y: number, z: number): Place => [engine[0] + x * size, engine[1] + y * size, z]
  const port = Math.sin((lean * Math.PI) / 180) * 150
  const down: Place[] = many
    ? [from(-20, -166, 40), from(-90, -156, 70), from(-150, -130, 110)]
    : [
        from(116 + port, 198 - port * 0.3, 12),
        from(176 + port * 0.9, 176, 24),
        from(196 + port * 0.5, 84, 62),
        from(164, -50, 116),
        from(60, -108, 140),
        from(-90, -104, 146),
      ]
  const along = (x: number, y: number, z: number): Place => [rearAxle[0] + x, rearAxle[1] + y, z]
  const wide = Math.max(design.rear.width / 2 + 100, 158)
  const shared = {
    radius: many ? 28 : 17,
    pipeFinish: many ? 'copper' : design.silencerFinish === 'chrome' ? 'chrome' : 'black engine',
    bodyFinish: design.silencerFinish,
    tip: design.silencerFinish === 'chrome' ? 'chrome' : 'steel',
    ...(design.shield ? { shield: design.shield } : {}),
  } as const
  switch (design.silencer) {
    case 'long':
      return exhaust({
        ...shared,
        pipe: [...down, along(340, -70, wide - 10)],
        end: along(-170, 46, wide + 6),
        body: [22, 44, 52, 54, 53, 50, 40],
        flat: 1.02,
      })
    case 'short':
      return exhaust({
        ...shared,
        pipe: [...down, along(360, -60, wide - 6)],
        end: along(-70, 84, wide + 14),
        body: [24, 54, 64, 66, 64, 50],
        flat: 1.08,
      })
    case 'twin-mouth':
      return exhaust({
        ...shared,
        pipe: [...down, along(330, -56, wide - 4)],
        end: along(-80, 100, wide + 14),
        body: [24, 52, 62, 64, 62, 54],
        flat: 1.18,
      })
    case 'stub':
      return exhaust({
        ...shared,
        pipe: [...down, from(-190, -104, wide - 40)],
        end: from(-420, -30, wide + 6),
        body: [34, 62, 72, 70, 56],
        flat: 1.15,
      })
    case 'peashooter':
      return exhaust({
        ...shared,
        pipe: [...down, along(440, -82, wide - 14)],
        end: along(-190, -6, wide - 2),
        body: [19, 30, 44, 50, 50, 49, 40],
        flat: 1,
      })
    case 'low-black':
      return exhaust({
        ...shared,
        pipe: [...down, along(400, -70, wide - 10)],
        end: along(-110, 56, wide + 4),
        body: [20, 42, 52, 54, 53, 44],
        flat: 1,
      })
    case 'high':
      return exhaust({
        ...shared,
        pipe: [...down, from(-210, -40, wide - 30), along(300, 90, wide - 8)],
        end: along(-90, 260, wide + 10),
        body: [28, 56, 64, 64, 58],
        flat: 1.2,
      })
    case 'maxi':
      return exhaust({
        ...shared,
        pipe: [...down, from(-250, -40, wide - 20)],
        end: along(-120, 220, wide + 16),
        body: [30, 62, 74, 74, 66],
        flat: 1.15,
      })
  }
}
