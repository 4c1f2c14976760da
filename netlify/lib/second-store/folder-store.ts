import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { SecondStore } from './store.ts'

/**
 * The second store in a folder, one file for each entry. Names come from the server only (`form/uuid`), so no
 * path can leave the folder.
 */
export function folderStore(folder: string): SecondStore {
  const fileOf = (name: string) => join(folder, name)
  return {
    create: async (name, content) => {
      const file = fileOf(name)
      const partial = join(folder, `.${randomUUID()}`)
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeThrough(partial, content)
        // A link appears whole or not at all, and never replaces another file.
        await link(partial, file)
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await rm(partial, { force: true })
      }
    },
    read: (name) => orNothing(readFile(fileOf(name))),
    names: async () => {
      const entries = await orNothing(readdir(folder, { recursive: true, withFileTypes: true }))
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    },
    storedAt: async (name) => (await orNothing(stat(fileOf(name))))?.mtime,
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

/**
 * Writes a file and returns only when its bytes are on the disk, because the visitor is told afterwards that
 * the enquiry is safe.
 */
async function writeThrough(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
