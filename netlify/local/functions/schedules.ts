import type { FunctionsHost } from './functions-host.ts'

const interval = 10_000

/**
 * Runs the scheduled functions now and again ten seconds after each run, until closed. Netlify runs them less
 * often; on one machine frequent runs cost nothing.
 */
export function keepSchedules(functions: Pick<FunctionsHost, 'runScheduled'>): {
  close: () => Promise<void>
} {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void>
  const run = () => {
    running = functions.runScheduled().finally(() => {
      if (!isClosed) timer = setTimeout(run, interval)
    })
  }
  run()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
