import { quantile } from '#server/bench/samples.ts'

/** The time within which this share of all answers came, in whole milliseconds; 0 when there were none. */
export function within(times: readonly number[], share: number): number {
  return Math.round(quantile(times, share))
}

/** The times within which half, 99 of 100 and all answers came, in words. */
export function spread(times: readonly number[]): string {
  return `p50 ${within(times, 0.5)} ms, p99 ${within(times, 0.99)} ms, max ${within(times, 1)} ms`
}
