import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { tell } from './backup/command-line.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readBackupOrder } from './backup/order.ts'
import { newBackupIn, newestBackup, removeOld } from './backup/rotation.ts'
import { openProject } from './backup/stored-project.ts'
import { tryRestore } from './backup/try-restore.ts'

/**
 * `npm run backup -- <folder>`: saves every row and file of the project, the hosted one that the environment
 * names or the embedded one. With `--to` it is made for a schedule and keeps so many; `--check` tries a
 * restore of the newest one.
 */
await runCommand(async () => {
  loadDotEnv()
  const order = readBackupOrder(process.argv.slice(2))
  if (order.act !== 'check') {
    const folder = order.act === 'rotate' ? newBackupIn(order.folder) : order.folder
    await save(folder)
    const removed = order.act === 'rotate' ? await removeOld(order.folder, order.keep) : []
    for (const old of removed) console.log(`Removed ${old}.`)
  }
  if (order.act === 'check' || (order.act === 'rotate' && order.check)) await check(order.folder)
  process.exit(0)
})

async function save(folder: string): Promise<void> {
  const project = await openProject(readSettings([], process.env), process.env)
  try {
    tell(
      await makeBackup(project, folder),
      `Saved in ${folder}. It holds personal data and, of an embedded project, its keys: keep it safe.`,
    )
  } finally {
    await project.close()
  }
}

async function check(folder: string): Promise<void> {
  const newest = await newestBackup(folder)
  tell(
    await tryRestore(newest.folder),
    `${newest.folder} of ${newest.madeAt.toISOString()} can be restored: an empty project took all of it, with the same counts and checksums. That project is gone again.`,
  )
}
