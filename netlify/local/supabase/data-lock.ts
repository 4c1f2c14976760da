import { readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, Failure } from '#server/command/failure.ts'

/**
 * Locks a data folder for this process, because two databases on one folder destroy it. Answers a function that unlocks
 * it.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (isAlive(owner))
        throw new Failure(
          `The data in ${folder} is in use by another run (process ${owner}).`,
          'Stop that one first, or give this one a folder of its own: DEALER_DATA_DIR=… npm start.',
        )
      rmSync(file, { force: true })
    }
  }
  throw new Failure(`The data folder ${folder} could not be locked.`, 'Start again in a moment.')
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
