import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const tool = join(import.meta.dirname, 'tool.ts')

/**
 * A program that starts another one, prints the other one's process id, and runs until it is killed, as the
 * other one does.
 */
const parent = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  console.log(child.pid)
  setInterval(() => {}, 1000)`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends a program with all it started', async (signal) => {
  const first = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { runTool } = await import(${JSON.stringify(tool)}); await runTool('node', ['-e', ${JSON.stringify(parent)}])`,
  ])
  const [printed] = (await once(first.stdout, 'data')) as [Buffer]
  const pid = Number(printed.toString())
  expect(isAlive(pid)).toBe(true)
  first.kill(signal)
  const [code] = (await once(first, 'exit')) as [number]
  expect(code).toBe(130)
  expect(isAlive(pid)).toBe(false)
})
