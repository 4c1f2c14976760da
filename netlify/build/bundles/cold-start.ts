import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'

const program = fileURLToPath(new URL('./cold-process.ts', import.meta.url))

interface ColdStart {
  /** How long the import took in a process that had imported nothing before. */
  milliseconds: number
  /** The answer's status and body, when there was a call. */
  status?: number
  body?: string
}

/** Starts a function's file in a process of its own and, if asked, lets it answer one call. */
export async function coldStart(file: string, call?: Request): Promise<ColdStart> {
  const child = spawn(process.execPath, [program, pathToFileURL(file).href], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(call ? await written(call) : '')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const line = output.trim().split('\n').at(-1)
  if (!line) throw new Error(`${file} does not start: ${errors}`)
  return JSON.parse(line) as ColdStart
}

async function written(call: Request): Promise<string> {
  const body = call.body && Buffer.from(await call.arrayBuffer()).toString('base64')
  return JSON.stringify({ url: call.url, method: call.method, headers: [...call.headers], body })
}
