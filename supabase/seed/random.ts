/** A source of repeatable random values: the same seed gives the same demo data on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  /** True in `share` of the calls, 0 to 1. */
  chance(share: number): boolean
  uuid(): string
}

/** Makes a source of random values from a number (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
    uuid: () => 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replaceAll('x', () => below(16).toString(16)),
  }
}
