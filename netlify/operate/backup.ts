import { resolve } from 'node:path'
import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { folderOf, tell } from './backup/command-line.ts'
import { makeBackup } from './backup/make-backup.ts'
import { openProject } from './backup/stored-project.ts'

/**
 * `npm run backup -- <folder>`: saves every row and file of the project, the hosted one that the environment
 * names or the embedded one.
 */
await runCommand(async () => {
  loadDotEnv()
  const folder = resolve(folderOf(process.argv.slice(2), 'backup'))
  const project = await openProject(readSettings([], process.env), process.env)
  try {
    tell(
      await makeBackup(project, folder),
      `Saved in ${folder}. It holds personal data and, of an embedded project, its keys: keep it safe.`,
    )
  } finally {
    await project.close()
  }
  process.exit(0)
})
