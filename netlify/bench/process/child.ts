import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a program in a process of its own and answers the one message that the process sends when it is
 * ready. The process ends with this one.
 */
export async function startChild<Ready>(
  program: URL,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program.pathname} ended before it was ready.`)
  })
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready]
  ended.catch(() => undefined)
  return { child, ready }
}
