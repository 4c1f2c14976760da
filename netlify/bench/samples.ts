/** The value below which this share of the samples lies; 0.5 is the median. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

/**
 * Runs the work `runs` times, one after the other, and answers the milliseconds of each run. A few earlier
 * runs do not count.
 */
export async function timesOf(
  runs: number,
  work: () => Promise<unknown>,
  { warmUp = 3 } = {},
): Promise<number[]> {
  const times: number[] = []
  for (let run = -warmUp; run < runs; run++) {
    const started = performance.now()
    await work()
    if (run >= 0) times.push(performance.now() - started)
  }
  return times
}

/**
 * How many times per second the work is done when a number of callers repeat it at once for a number of
 * seconds.
 */
export async function ratePerSecond(
  work: () => Promise<unknown>,
  { clients = 8, seconds = 3 } = {},
): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < until) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / ((performance.now() - started) / 1000)
}
