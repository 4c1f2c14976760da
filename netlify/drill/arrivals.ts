import { setTimeout } from 'node:timers/promises'

export interface Arrivals {
  perSecond: number
  seconds: number
  /** Called for each visitor, counted from 0; `due` is when the visitor came, by `performance.now()`. */
  visit: (number: number, due: number) => Promise<void>
}

/**
 * Lets visitors come at random, at an average of so many a second. Visitors do not wait for each other: a
 * slow answer does not delay the next visitor. Resolves when the last visitor was answered.
 */
export async function arrive({ perSecond, seconds, visit }: Arrivals): Promise<void> {
  const visits: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  let due = performance.now()
  for (;;) {
    due += (-Math.log(1 - Math.random()) / perSecond) * 1000
    if (due >= end) break
    const pause = due - performance.now()
    if (pause > 0) await setTimeout(pause)
    visits.push(visit(visits.length, due))
  }
  await Promise.all(visits)
}
