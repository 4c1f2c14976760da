import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { openEngine } from './engine.ts'
import { hostedDefaults } from './hosted-defaults.ts'
import { makeKeys } from './keys.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

/**
 * A migrated, empty database to begin from. Making one takes seconds, so it is kept in a file until a migration or a
 * package changes.
 */
export async function loadTemplate(): Promise<Blob> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(hostedDefaults)
  for (const { version, content } of migrations) hash.update(version).update(content)
  hash.update(await readFile(join(projectFolder, 'node_modules/@supabase/lite/package.json')))
  hash.update(await readFile(join(projectFolder, 'node_modules/@electric-sql/pglite/package.json')))
  const folder = join(projectFolder, '.local/database-templates')
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.tar`)

  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([kept])

  const engine = await openEngine({ keys: makeKeys(), objectsFolder: join(tmpdir(), 'no-objects') })
  try {
    await applyMigrations(engine, migrations)
    const dump = await engine.alone((database) => database.dumpDataDir('none'))
    await mkdir(folder, { recursive: true })
    // Test files run side by side and may all write this file. Renaming a finished copy keeps it whole.
    const partial = `${file}.${process.pid}-${Date.now()}`
    await writeFile(partial, new Uint8Array(await dump.arrayBuffer()))
    await rename(partial, file)
    return dump
  } finally {
    await engine.close()
  }
}
