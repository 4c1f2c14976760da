import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '#server/command/failure.ts'

/** How long a start waits for a run that is just ending, in milliseconds. */
const patienceMs = 3_000
/** SQLite's code for a file that somebody else has locked. */
const busy = 5

/**
 * Locks a data folder for this process, because two databases on one folder destroy it. Answers a function
 * that unlocks the folder. Throws `Failure` when another run still holds the folder after three seconds.
 *
 * The lock is the operating system's own, on an empty SQLite file, so it ends with its holder however that
 * process ends. A process number in a file would outlive a power cut, and after that the number could be any
 * other process's.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: patienceMs })
  try {
    // In memory, because a journal would be a second file that a killed holder leaves behind.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (codeOf(error) !== busy) throw error
    throw new Failure(
      `The data in ${folder} is in use by another run.`,
      'Stop that one first, or give this one a folder of its own: DEALER_DATA_DIR=… npm start.',
    )
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined
}
