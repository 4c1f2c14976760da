import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectFolder } from './project.ts'

const programs = join(projectFolder, 'node_modules/.bin')

/** Runs a program of node_modules in the project's folder on the project's own Node. Answers its exit code. */
export function runTool(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(programs, name), args, {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`, ...environment },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
