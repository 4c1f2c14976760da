import { Failure } from '#server/command/failure.ts'
import type { Query } from '../query.ts'
import { bringObject, listObjects, readObject } from './files.ts'
import { migrationsOf } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { bringTable, columnsOf, LineDigest, listTables, readLines } from './rows.ts'
import type { StoredProject } from './stored-project.ts'
import { bringEntries, requireStore } from './waiting-entries.ts'

/**
 * Restores a backup into a project that has the same migrations and no rows, then reads everything again and
 * compares counts and digests of every table, file and waiting enquiry with the backup. Throws `Failure` when
 * they differ. Either all rows are restored or none.
 */
export async function restoreBackup(project: StoredProject, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  requireStore(manifest, project.secondStore)
  await restoreRows(project, folder)
  for (const object of manifest.objects) await bringObject(project, folder, object)
  await compareObjects(project, manifest)
  await bringEntries(manifest, project.secondStore, folder)
  await project.takeKeys(folder)
  return manifest
}

/** Restores the rows of a backup alone, under the same conditions and with the same comparison. */
export async function restoreRows(project: StoredProject, folder: string): Promise<void> {
  const manifest = await readManifest(folder)
  await project.transaction(async (query) => {
    // Triggers are off, so that no row is counted twice, gets a new time or is written to the audit trail.
    await query('set local session_replication_role = replica')
    // The migrations make these rows; while nobody has filled them, the project still counts as empty.
    await query('delete from public.dealership where not is_filled')
    for (const settings of [
      'public.payment_settings',
      'public.promise_settings',
      'public.quotation_settings',
      'public.retention_rules',
      'public.site_parts',
      'private.outgoing',
      'private.site_builds',
      'private.whatsapp_settings',
    ])
      if (settings in manifest.tables) await query(`delete from ${settings}`)
    await refuseOther(query, manifest)
    const alike = new Set<string>()
    for (const table of Object.keys(manifest.tables))
      if (await bringTable(query, folder, table)) alike.add(table)
    await query('set local session_replication_role = origin')
    await compareRows(query, manifest, alike)
  })
}

async function refuseOther(query: Query, manifest: Manifest): Promise<void> {
  if ((await migrationsOf(query)).join() !== manifest.migrations.join())
    throw new Failure(
      'The backup and this project have different migrations.',
      'Check out the version of the code the backup was made with, restore, and migrate then.',
    )
  for (const table of await listTables(query)) {
    const [found] = await query(`select exists (select from ${table}) as holds`)
    if (found?.holds)
      throw new Failure(`There are rows in ${table} already.`, 'Restore into an empty project.')
  }
}

async function compareRows(query: Query, manifest: Manifest, alike: ReadonlySet<string>): Promise<void> {
  for (const [table, wanted] of Object.entries(manifest.tables)) {
    const digest = new LineDigest()
    for await (const line of readLines(query, table, await columnsOf(query, table))) digest.add(line)
    const { rows, digest: found } = digest.result
    if (rows !== wanted.rows || (found !== wanted.digest && (alike.has(table) || !table.startsWith('auth.'))))
      throw different(`${table}: ${rows} rows of ${wanted.rows}`)
  }
}

async function compareObjects(project: StoredProject, manifest: Manifest): Promise<void> {
  const present = await project.transaction(listObjects)
  if (present.length !== manifest.objects.length)
    throw different(`${present.length} files of ${manifest.objects.length}`)
  for (const wanted of manifest.objects) {
    const { digest } = await readObject(project, wanted)
    if (digest !== wanted.digest) throw different(`${wanted.bucket}/${wanted.name}`)
  }
}

function different(what: string): Failure {
  return new Failure(`What was restored is not what was saved: ${what}.`, 'Keep the backup and look into it.')
}
