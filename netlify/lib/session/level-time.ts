import { setTimeout as wait } from 'node:timers/promises'

/**
 * Does `work`, and holds a failure back until this many milliseconds have passed since the start: how long it took tells
 * nothing about why it failed. What succeeds is not held.
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
