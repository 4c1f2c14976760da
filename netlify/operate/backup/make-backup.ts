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

/**
 * Writes down for the screen "Site health" when the backup was complete; a project whose migrations are older
 * has no place for that.
 */
async function noteBackup(project: StoredProject, madeAt: string): Promise<void> {
  await project.transaction(async (query) => {
    const [place] = await query(`select to_regclass('private.last_backup') is not null as is_there`)
    if (place?.is_there !== true) return
    await query(
      `insert into private.last_backup (made_at) values ($1)
       on conflict (is_only) do update set made_at = excluded.made_at`,
      [madeAt],
    )
  })
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
  await noteBackup(project, manifest.madeAt)
  return manifest
}
