import { setTimeout } from 'node:timers/promises'

export interface Arrivals {
  perSecond: number
  seconds: number
  /** One visitor, counted from 0; `due` is when he came, by `performance.now()`. */
  visit: (number: number, due: number) => Promise<void>
}

/**
 * Visitors who come by chance, so many a second, and do not wait for each other: however slow the answers, the next comes in
 * time. Resolves when the last one was answered.
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
