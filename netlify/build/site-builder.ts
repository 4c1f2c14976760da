import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { endChild, hasEnded } from '#server/command/end-child.ts'
import { Failure } from '#server/command/failure.ts'

export interface SiteJob {
  /** Builds what changed, or only renders the pages of the built site again. */
  kind: 'build' | 'render'
  /** Whose data the pages are rendered with, in any words that tell it from others. */
  data: string
  /** Where the Supabase is, and whatever else the functions look for. */
  environment: Record<string, string | undefined>
}

/** How a job ended. The functions name the phone number while the database is away; see `lib/sales-phone.ts`. */
export type SiteAnswer = { salesPhone: string } | { failure: { message: string; cure: string } }

/** Builds the site in processes of their own, one after the other. */
export interface SiteBuilder {
  /**
   * Does a job and tells the environment the phone number that the pages show; false when it was closed meanwhile. Throws
   * `Failure` with the words of the build, or when its process was ended from outside.
   */
  run: (kind: SiteJob['kind'], data: string) => Promise<boolean>
  /** Ends the process that is at work. What it left unfinished is done by the next start. */
  close: () => Promise<void>
}

/** Opens a builder. Its first process begins at once, because to look for changed files takes half a second. */
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
      // Not asked to end: it has nothing to put in order, and may not listen while it computes.
      for (const child of [next, working]) if (child) await endChild(child, 'SIGKILL')
    },
  }
}

function begin(program: URL): ChildProcess {
  // Without the options of this one, which keep a server small and a bundler slow.
  return fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** Hands a job to a process and waits until it has ended. */
async function hand(child: ChildProcess, job: SiteJob): Promise<SiteAnswer> {
  let answer: SiteAnswer | undefined
  child.on('message', (message: SiteAnswer) => {
    answer = message
  })
  // A process that is gone says so by its exit.
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
