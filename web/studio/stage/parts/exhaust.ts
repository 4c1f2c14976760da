import { assembly, piece } from '../assembly.ts'
import { type Finish, finish } from '../materials.ts'
import { type Place, tube } from '../shapes/tube.ts'

export interface ExhaustShape {
  /** From the head's port to the mouth of the silencer. */
  pipe: readonly Place[]
  /** Radius of the pipe. */
  radius: number
  /** Where the silencer ends. */
  end: Place
  /** Radii along the silencer, front to back. */
  body: readonly number[]
  flat?: number
  pipeFinish: Finish
  bodyFinish: Finish
  shield?: Finish
  tip: Finish
}

/** A pipe, its silencer with heat shield, and the dark mouth. */
export function exhaust({
  pipe,
  radius,
  end,
  body,
  flat = 1,
  pipeFinish,
  bodyFinish,
  shield,
  tip,
}: ExhaustShape) {
  const start = pipe.at(-1) ?? end
  const on = (share: number, out = 0): Place => [
    start[0] + (end[0] - start[0]) * share,
    start[1] + (end[1] - start[1]) * share,
    start[2] + (end[2] - start[2]) * share + out,
  ]
  const along = body.map((_, index) => on(index / (body.length - 1)))
  const last = body.at(-1) ?? 30
  const widest = Math.max(...body)
  const parts = [
    piece(tube(pipe, { radius, around: 18 }), finish(pipeFinish)),
    piece(tube(along, { radius: body, flat, around: 32, steps: 40 }), finish(bodyFinish)),
    piece(
      tube([on(0.985), on(1.03)], { radius: [last * 1.04, last * 0.86], flat, around: 28, steps: 3 }),
      finish(tip),
    ),
    piece(tube([on(1.02), on(1.033)], { radius: last * 0.62, flat, around: 24, steps: 1 }), finish('shadow')),
  ]
  if (shield) {
    const lift = widest * 0.28
    parts.push(
      piece(
        tube([on(0.2, lift), on(0.26, lift), on(0.6, lift), on(0.84, lift), on(0.88, lift)], {
          radius: [widest * 0.2, widest * 0.74, widest * 0.86, widest * 0.8, widest * 0.3],
          flat: 1.05 * flat,
          steps: 30,
          around: 28,
        }),
        finish(shield),
      ),
    )
    for (const share of [0.36, 0.74])
      parts.push(
        piece(
          tube([on(share, widest * 1.06), on(share, widest * 1.17)], { radius: 8, steps: 1 }),
          finish('steel'),
        ),
      )
  }
  return assembly(...parts)
}
