import { existsSync } from 'node:fs'
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, Failure } from '#server/command/failure.ts'
import { lockDataFolder } from './data-lock.ts'

/** The folder that keeps the embedded project between runs, held by this process until `release`. */
export interface DataFolder {
  database: string
  objects: string
  keys: string
  /** Folder of the second store. */
  secondStoreFolder: string
  /** True when there is no complete project in it yet. */
  isFresh: boolean
  markComplete: () => Promise<void>
  release: () => void
}

/** Locks the folder and makes or empties it as needed. What an interrupted first start left behind is removed. */
export async function openDataFolder(folder: string, options: { fresh?: boolean } = {}): Promise<DataFolder> {
  await mkdirWritable(folder)
  const release = lockDataFolder(folder)
  const database = join(folder, 'database')
  const objects = join(folder, 'objects')
  const keys = join(folder, 'keys.json')
  const secondStoreFolder = join(folder, 'second-store')
  const complete = join(folder, 'complete')
  const isFresh = options.fresh === true || !existsSync(complete)
  if (isFresh)
    for (const part of [complete, database, objects, keys, secondStoreFolder, join(folder, 'mails')])
      await rm(part, { recursive: true, force: true })
  return {
    database,
    objects,
    keys,
    secondStoreFolder,
    isFresh,
    markComplete: () => writeFile(complete, ''),
    release,
  }
}

async function mkdirWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written (${errorCode(error) ?? 'unknown error'}).`,
      'Give yourself the right to write there, or choose another folder: DEALER_DATA_DIR=… npm start.',
      { cause: error },
    )
  }
}

/**
 * Makes the folders one by one, because Node's recursive mkdir never returns on a file system that refuses with ENOENT,
 * as /proc does.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder)
}
