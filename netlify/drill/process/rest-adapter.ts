import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/local/free-port.ts'
import type { ProjectKeys } from '#server/local/supabase/keys.ts'

export interface RestAdapter {
  url: string
  /** How many times the process died and was started again. */
  restarts: () => number
  /** Suspends the process as if the machine hung; calls wait until `wake`. */
  freeze: () => void
  wake: () => void
  /** Ends the process; calls are refused until `start`. */
  stop: () => void
  start: () => void
  close: () => void
}

const program = fileURLToPath(new URL('./rest-process.ts', import.meta.url))

/** Runs `rest-process.ts` over a Postgres, and starts it again whenever it dies. */
export async function restAdapter(postgresPort: number, keys: ProjectKeys): Promise<RestAdapter> {
  const port = await freePort()
  let restarts = 0
  let isStopped = false
  let child: ChildProcess

  const start = () => {
    const env = { ...process.env, SUPABASE_SECRET_KEY: keys.secretKey }
    child = spawn(process.execPath, [program, String(port), String(postgresPort)], { env, stdio: 'ignore' })
    child.on('exit', () => {
      if (isStopped) return
      restarts++
      start()
    })
  }
  const stop = () => {
    isStopped = true
    child.kill('SIGKILL')
  }
  start()
  return {
    url: `http://127.0.0.1:${port}`,
    restarts: () => restarts,
    freeze: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    stop,
    start: () => {
      isStopped = false
      start()
    },
    close: stop,
  }
}
