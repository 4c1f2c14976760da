import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { projectFolder } from './project.ts'

const programs = join(projectFolder, 'node_modules/.bin')
const isWindows = process.platform === 'win32'
/**
 * How long a program may take to end the processes it started, in milliseconds, before all of them are
 * killed.
 */
const patience = 10_000

const running = new Set<ChildProcess>()
let isEnding = false

/**
 * Runs a program of node_modules in the project's folder on the project's own Node, with `environment` added
 * to this process's. The program prints to this process's output, or into the file `log`. Answers the exit
 * code. A signal to this process ends the program with all processes that the program started, and then this
 * process.
 */
export function runTool(
  name: string,
  args: readonly string[],
  { environment = {}, log }: { environment?: Record<string, string>; log?: string } = {},
): Promise<number> {
  passSignalsOn()
  return new Promise((resolve, reject) => {
    const output = log ? openSync(log, 'w') : 'inherit'
    const child = spawn(join(programs, name), args, {
      cwd: projectFolder,
      stdio: ['ignore', output, output],
      shell: isWindows,
      // A process group of its own, so that one signal reaches all processes that the program starts.
      detached: !isWindows,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`, ...environment },
    })
    running.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      if (!isEnding) resolve(code ?? 1)
    })
  })
}

let areSignalsPassed = false

function passSignalsOn(): void {
  if (areSignalsPassed) return
  areSignalsPassed = true
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void endAll())
}

/**
 * Ends the running programs as Ctrl-C does, so that each can close what it opened, and later by force. Then
 * this process ends.
 */
async function endAll(): Promise<void> {
  if (isEnding) return
  isEnding = true
  const groups = [...running].flatMap(({ pid }) => pid ?? [])
  for (const group of groups) signal(group, 'SIGINT')
  const since = Date.now()
  while (Date.now() - since < patience && groups.some((group) => signal(group, 0))) await setTimeout(50)
  for (const group of groups) signal(group, 'SIGKILL')
  process.exit(130)
}

/**
 * Sends a signal to a program and all processes that it started; false when none of them is left. Signal 0
 * only asks.
 */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(isWindows ? group : -group, name)
  } catch {
    return false
  }
}
