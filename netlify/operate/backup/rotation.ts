import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { readManifest } from './manifest.ts'

/** The names of backups by schedule: the moment of their beginning in UTC. Nothing else is ever removed. */
const pattern = /^backup-\d{8}T\d{6}Z$/
/** Hours after which a backup without a manifest was interrupted and is not being written. */
const longestHours = 24
const hourMs = 60 * 60 * 1000

/** A whole backup in the folder of backups. */
export interface KeptBackup {
  folder: string
  madeAt: Date
}

/** The folder of the backup that begins at a moment. */
export function newBackupIn(folder: string, now: Date = new Date()): string {
  const stamp = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')
  return join(folder, `backup-${stamp}`)
}

/** The whole backups of a folder, newest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found: KeptBackup[] = []
  for (const name of names.filter((one) => pattern.test(one)).sort()) {
    const manifest = await readManifest(join(folder, name)).catch(() => undefined)
    if (manifest) found.unshift({ folder: join(folder, name), madeAt: new Date(manifest.madeAt) })
  }
  return found
}

/**
 * The newest whole backup of a folder, or the folder itself where it is one; throws `Failure` without any.
 */
export async function newestBackup(folder: string): Promise<KeptBackup> {
  const itself = await readManifest(folder).catch(() => undefined)
  if (itself) return { folder, madeAt: new Date(itself.madeAt) }
  const [newest] = await listBackups(folder)
  if (!newest)
    throw new Failure(`There is no whole backup in ${folder}.`, 'Make one: npm run backup -- --to <folder>')
  return newest
}

/**
 * Removes the oldest backups until `keep` whole ones are left, and what an interrupted backup left behind.
 * Answers the removed folders.
 */
export async function removeOld(folder: string, keep: number, now: Date = new Date()): Promise<string[]> {
  const whole = (await listBackups(folder)).map((backup) => backup.folder)
  const removed = whole.slice(keep)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!pattern.test(name) || whole.includes(path)) continue
    if (now.getTime() - (await stat(path)).mtimeMs > longestHours * hourMs) removed.push(path)
  }
  for (const path of removed) await rm(path, { recursive: true })
  return removed
}
