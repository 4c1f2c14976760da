import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files by name that can be made again at any time, of which a folder keeps the newest. */
export interface BoundedFolder {
  /** The content of a file; undefined when there is none. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Keeps a file. When the folder then has more bytes than it may, its older half goes. */
  keep: (name: string, content: Uint8Array) => Promise<void>
}

/** A folder that holds at most so many bytes, and the file that was kept last. */
export function boundedFolder(folder: string, mostBytes: number): BoundedFolder {
  /** The bytes in the folder; undefined until they were counted. */
  let held: number | undefined

  async function makeRoom(): Promise<void> {
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => ({ file: join(folder, name), ...(await stat(join(folder, name))) })),
    )
    held = files.reduce((sum, { size }) => sum + size, 0)
    if (held <= mostBytes) return
    for (const { file, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs).slice(0, -1)) {
      if (held <= mostBytes / 2) break
      await rm(file, { force: true })
      held -= size
    }
  }

  return {
    read: async (name) => {
      const content = await readFile(join(folder, name)).catch(() => undefined)
      return content && new Uint8Array(content)
    },
    keep: async (name, content) => {
      await mkdir(folder, { recursive: true })
      const file = join(folder, name)
      await writeFile(`${file}.new`, content)
      await rename(`${file}.new`, file)
      if (held !== undefined) held += content.byteLength
      if (held === undefined || held > mostBytes) await makeRoom()
    },
  }
}
