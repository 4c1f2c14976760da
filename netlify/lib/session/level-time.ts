import { setTimeout as wait } from 'node:timers/promises'

/**
 * Does `work`, and holds a failure back until this many milliseconds have passed since the start, so that the
 * time of an answer does not tell why the call failed. A success is answered at once.
 */
export async function levelFailures<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + milliseconds
  try {
    return await work()
  } catch (error) {
    await wait(Math.max(end - performance.now(), 0))
    throw error
  }
}

/**
 * Does `work` and answers, or fails, no sooner than after this many milliseconds, so that the time does not
 * tell what was found.
 */
export async function levelTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const held = wait(milliseconds)
  try {
    return await work()
  } finally {
    await held
  }
}
