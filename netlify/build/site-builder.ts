import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { endChild, hasEnded } from '#server/command/end-child.ts'
import { Failure } from '#server/command/failure.ts'

export interface SiteJob {
  /** `build` builds what changed; `render` only renders the pages of the built site again. */
  kind: 'build' | 'render'
  /** Names the data with which the pages are rendered, in any words that tell it from other data. */
  data: string
  /** The address of the Supabase, and all other variables that the functions read. */
  environment: Record<string, string | undefined>
}

/**
 * How a job ended. The functions say the phone number while the database is away; see `lib/sales-phone.ts`.
 */
export type SiteAnswer = { salesPhone: string } | { failure: { message: string; cure: string } }

/** Builds the site in separate processes, one after the other. */
export interface SiteBuilder {
  /**
   * Does a job and puts the phone number that the pages show into the environment; false when the builder was
   * closed meanwhile. Throws `Failure` with the words of the build, or when its process was ended from
   * outside.
   */
  run: (kind: SiteJob['kind'], data: string) => Promise<boolean>
  /** Ends the process that is at work. The next start does the work that it left unfinished. */
  close: () => Promise<void>
}

/**
 * Opens a builder. Its first process starts at once, because looking for changed files takes half a second.
 */
export function openSiteBuilder(program: URL = new URL('./site-process.ts', import.meta.url)): SiteBuilder {
  let next: ChildProcess | undefined = begin(program)
  let working: ChildProcess | undefined
  let isClosed = false
  return {
    run: async (kind, data) => {
      if (isClosed) return false
      working = next ?? begin(program)
      next = undefined
      const answer = await hand(working, { kind, data, environment: process.env })
      working = undefined
      if (isClosed) return false
      if ('failure' in answer) throw new Failure(answer.failure.message, answer.failure.cure)
      process.env.SALES_PHONE = answer.salesPhone
      return true
    },
    close: async () => {
      isClosed = true
      // Killed without a signal to end: the process has nothing to put in order, and may not listen while it
      // computes.
      for (const child of [next, working]) if (child) await endChild(child, 'SIGKILL')
    },
  }
}

function begin(program: URL): ChildProcess {
  // Without the options of the present process, which keep a server small and would make a bundler slow.
  return fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** Hands a job to a process and waits until it has ended. */
async function hand(child: ChildProcess, job: SiteJob): Promise<SiteAnswer> {
  let answer: SiteAnswer | undefined
  child.on('message', (message: SiteAnswer) => {
    answer = message
  })
  // A process that is gone reports that by its exit.
  child.send(job, () => undefined)
  if (!hasEnded(child)) await once(child, 'exit')
  return (
    answer ?? {
      failure: {
        message: `The site could not be built: its process ended with ${child.signalCode ?? child.exitCode}.`,
        cure: 'Start again. If this machine has less than 2 GB of free memory, end other programs first.',
      },
    }
  )
}
