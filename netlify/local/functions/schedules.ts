import type { FunctionsHost } from './functions-host.ts'

const interval = 10_000
/** How long closing waits for runs that have begun, in milliseconds. */
const patience = 3_000

/**
 * Runs each scheduled function now and again ten seconds after its own run has ended, until closed: one that
 * waits for a mail server holds up no other. Netlify runs them less often; on one machine frequent runs cost
 * nothing. A run that goes on for more than three seconds after closing is left to end with the process: what
 * it had begun is taken up again, as after a power cut.
 */
export function keepSchedules(functions: Pick<FunctionsHost, 'runScheduled' | 'scheduledNames'>): {
  /** Runs a function once more, after the run that goes on, and waits until that has ended. */
  runNow: (name: string) => Promise<void>
  close: () => Promise<void>
} {
  let isClosed = false
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  const run = (name: string): Promise<void> => {
    const work = functions.runScheduled([name]).finally(() => {
      if (!isClosed) timers.set(name, setTimeout(run, interval, name))
    })
    running.set(name, work)
    return work
  }
  for (const name of functions.scheduledNames()) void run(name)
  return {
    runNow: async (name) => {
      await running.get(name)
      clearTimeout(timers.get(name))
      if (!isClosed) await run(name)
    },
    close: async () => {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, patience)
        void Promise.all(running.values()).then(() => {
          clearTimeout(late)
          resolve()
        })
      })
    },
  }
}
