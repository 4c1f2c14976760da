import type { Query } from '../query.ts'
import { listObjects, saveObject } from './files.ts'
import { type Manifest, makeFolder, writeManifest } from './manifest.ts'
import { listTables, saveTable } from './rows.ts'
import type { StoredProject } from './stored-project.ts'
import { saveEntries } from './waiting-entries.ts'

/** Versions of the migrations that were applied to a project. */
export async function migrationsOf(query: Query): Promise<string[]> {
  const rows = await query('select version from supabase_migrations.schema_migrations order by version')
  return rows.map((row) => String(row.version))
}

/** Saves the second store, every row as of one moment, and every file of Storage into a new folder. */
export async function makeBackup(project: StoredProject, folder: string): Promise<Manifest> {
  await makeFolder(folder)
  // Saved before the rows, so that an enquiry that is drained meanwhile is in both copies and not in neither;
  // restoring both stores the enquiry once.
  const entries = project.secondStore && (await saveEntries(project.secondStore, folder))
  const { objects, ...rows } = await project.transaction(async (query) => {
    const tables: Manifest['tables'] = {}
    for (const table of await listTables(query)) tables[table] = await saveTable(query, folder, table)
    return { migrations: await migrationsOf(query), tables, objects: await listObjects(query) }
  })
  const manifest: Manifest = {
    madeAt: new Date().toISOString(),
    ...rows,
    objects: [],
    entries,
  }
  for (const object of objects) manifest.objects.push(await saveObject(project, folder, object))
  await project.saveKeys(folder)
  await writeManifest(folder, manifest)
  return manifest
}
