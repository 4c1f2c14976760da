import { type ChildProcess, spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ProjectKeys } from '../supabase/keys.ts'

export interface RestAdapter {
  url: string
  /** How often it died and was started again. */
  restarts: () => number
  close: () => void
}

const program = fileURLToPath(new URL('./rest-process.ts', import.meta.url))

/** Runs `rest-process.ts` over a Postgres, and starts it again whenever it dies. */
export async function restAdapter(postgresPort: number, keys: ProjectKeys): Promise<RestAdapter> {
  const port = await freePort()
  let restarts = 0
  let isClosed = false
  let child: ChildProcess

  const start = () => {
    const env = { ...process.env, SUPABASE_SECRET_KEY: keys.secretKey }
    child = spawn(process.execPath, [program, String(port), String(postgresPort)], { env, stdio: 'ignore' })
    child.on('exit', () => {
      if (isClosed) return
      restarts++
      start()
    })
  }
  start()
  return {
    url: `http://127.0.0.1:${port}`,
    restarts: () => restarts,
    close: () => {
      isClosed = true
      child.kill()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
