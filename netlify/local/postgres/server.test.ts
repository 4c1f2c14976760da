import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPostgres } from './server.ts'

const programs = findPostgres()
const file = (name: string) => JSON.stringify(join(import.meta.dirname, name))

/** Starts a server, says its port, and runs until it is killed. */
const program = `
  const { startPostgres } = await import(${file('server.ts')})
  const server = await startPostgres(${JSON.stringify(programs)}, async () => {})
  console.log(server.port)`

/** A run that starts that program as `npm test` starts its runners. */
const run = `
  const { runTool } = await import(${file('../../command/tool.ts')})
  await runTool('node', ['--input-type=module', '-e', ${JSON.stringify(program)}])`

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

describe.skipIf(!programs)('the Postgres of a run', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends with the run at %s', async (signal) => {
    const first = spawn(process.execPath, ['--input-type=module', '-e', run])
    const [printed] = (await once(first.stdout, 'data')) as [Buffer]
    const port = Number(printed.toString())
    expect(await answers(port)).toBe(true)
    first.kill(signal)
    await once(first, 'exit')
    expect(await answers(port)).toBe(false)
  })
})
