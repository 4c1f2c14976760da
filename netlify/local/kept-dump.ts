import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'

const folder = join(projectFolder, '.local/database-templates')

/**
 * A dump of a database to begin from. Making a dump takes seconds, so it is kept in a file until a text on
 * which it depends, or the embedded Postgres, changes.
 */
export async function keptDump(dependsOn: readonly string[], make: () => Promise<Blob>): Promise<Blob> {
  const hash = createHash('sha256')
  for (const text of dependsOn) hash.update(`${text}\0`)
  hash.update(await readFile(join(projectFolder, 'node_modules/@electric-sql/pglite/package.json')))
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.tar`)

  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([kept])
  const dump = await make()
  await mkdir(folder, { recursive: true })
  // Test files run side by side and may all write this file. Renaming a finished copy keeps it whole.
  const partial = `${file}.${process.pid}-${Date.now()}`
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()))
  await rename(partial, file)
  return dump
}
