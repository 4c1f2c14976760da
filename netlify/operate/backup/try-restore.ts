import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#server/command/settings.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { openProject } from './stored-project.ts'

/**
 * Restores a backup, of a hosted project too, into an embedded project that is thrown away afterwards. Throws
 * `Failure` when counts and digests are not those of the backup.
 */
export async function tryRestore(backup: string): Promise<Manifest> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'restore-trial-'))
  try {
    const settings = readSettings([], { DEALER_DATA_DIR: dataFolder })
    const project = await openProject(settings, {}, { isNew: true })
    // A hosted project's backup brings no keys, and the trial signs nobody in.
    const trial = { ...project, takeKeys: async () => undefined }
    return await restoreBackup(trial, backup).finally(() => project.close())
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
