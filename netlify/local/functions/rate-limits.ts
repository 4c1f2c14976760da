import type { LoadedFunction } from './function-files.ts'

/** Most addresses that are remembered; beyond this number all counts start anew. */
const mostKnown = 10_000

/**
 * Counts the calls of each function by address, as Netlify does where its config says `rateLimit`; answers
 * false when a call is one too many. `now` answers milliseconds.
 */
export function countCalls(
  now: () => number = Date.now,
): (called: Pick<LoadedFunction, 'name' | 'config'>, address: string) => boolean {
  const known = new Map<string, number[]>()
  return ({ name, config }, address) => {
    const limit = 'rateLimit' in config ? config.rateLimit : undefined
    if (!limit) return true
    const key = `${name} ${address}`
    const since = now() - limit.windowSize * 1000
    const calls = (known.get(key) ?? []).filter((at) => at > since)
    const isAllowed = calls.length < limit.windowLimit
    if (isAllowed) calls.push(now())
    if (known.size > mostKnown) known.clear()
    known.set(key, calls)
    return isAllowed
  }
}
