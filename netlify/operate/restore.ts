import { resolve } from 'node:path'
import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { folderOf, tell } from './backup/command-line.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { openProject } from './backup/stored-project.ts'

/**
 * `npm run restore -- <folder>`: restores a backup into an empty project and checks that all of it arrived.
 */
await runCommand(async () => {
  loadDotEnv()
  const folder = resolve(folderOf(process.argv.slice(2), 'restore'))
  const project = await openProject(readSettings([], process.env), process.env, { isNew: true })
  try {
    tell(
      await restoreBackup(project, folder),
      'Restored; counts and checksums of all rows and files are those of the backup.',
    )
  } finally {
    await project.close()
  }
  process.exit(0)
})
