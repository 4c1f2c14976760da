import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

/** Whether a file or folder below the inputs counts, by its path from the project's folder. */
type Counts = (path: string) => boolean

/**
 * A hash of the names and contents of files, and of everything below folders, all named from the project's
 * folder. A missing file is an error, a folder without files is none.
 */
export async function hashFiles(inputs: readonly string[], counts: Counts = () => true): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of await listFiles(join(projectFolder, input), counts)) {
      hash.update(`${relative(projectFolder, file)}\0`)
      hash.update(await readFile(file))
    }
  return hash.digest('hex')
}

async function listFiles(path: string, counts: Counts): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const files: string[] = []
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const child = join(path, entry.name)
    if (!counts(relative(projectFolder, child))) continue
    if (entry.isDirectory()) files.push(...(await listFiles(child, counts)))
    else files.push(child)
  }
  return files
}
