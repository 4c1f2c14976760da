import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Has the process ended, by itself or by a signal? */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Ends a process by a signal, unless the process has ended, and waits for the end. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
