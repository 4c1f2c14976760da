import { existsSync } from 'node:fs'
import { access, constants, cp, mkdir, rm, writeFile } from 'node:fs/promises'
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
  /** The file that names the content of the project's pages. */
  editionFile: string
  /** True when the folder holds no complete project yet. */
  isFresh: boolean
  markComplete: () => Promise<void>
  release: () => void
}

/**
 * The parts of a complete project, in the order in which they are copied; without the last part the project
 * is not complete.
 */
const parts = ['database', 'objects', 'second-store', 'keys.json', 'edition', 'complete']

/**
 * Locks the folder and makes or empties it as needed. Files that an interrupted first start left behind are
 * removed. With `like` the folder becomes a copy of that data folder. Throws `Failure` when either folder is
 * in use, or when there is no project to copy.
 */
export async function openDataFolder(
  folder: string,
  { fresh = false, like }: { fresh?: boolean; like?: string | undefined } = {},
): Promise<DataFolder> {
  await mkdirWritable(folder)
  const release = lockDataFolder(folder)
  try {
    if (like) await copyProject(like, folder)
    else if (fresh || !existsSync(join(folder, 'complete'))) await emptyFolder(folder)
  } catch (error) {
    release()
    throw error
  }
  return {
    database: join(folder, 'database'),
    objects: join(folder, 'objects'),
    keys: join(folder, 'keys.json'),
    secondStoreFolder: join(folder, 'second-store'),
    editionFile: join(folder, 'edition'),
    isFresh: !existsSync(join(folder, 'complete')),
    markComplete: () => writeFile(join(folder, 'complete'), ''),
    release,
  }
}

async function emptyFolder(folder: string): Promise<void> {
  for (const part of [...parts.toReversed(), 'mails'])
    await rm(join(folder, part), { recursive: true, force: true })
}

/**
 * Makes a folder the copy of a project. The copy holds the other folder's lock meanwhile, because the files
 * of a database at work are half written.
 */
async function copyProject(from: string, to: string): Promise<void> {
  if (!existsSync(join(from, 'complete')))
    throw new Failure(
      `There is no complete project in ${from} to begin from.`,
      'Make one first: DEALER_DATA_DIR=… npm start, and stop it when it says its address.',
    )
  const release = lockDataFolder(from)
  try {
    await emptyFolder(to)
    for (const part of parts.filter((one) => existsSync(join(from, one))))
      await cp(join(from, part), join(to, part), { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    release()
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
 * Makes the folders one by one, because Node's recursive mkdir never returns on a file system that refuses
 * with ENOENT, as /proc does.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder)
}
