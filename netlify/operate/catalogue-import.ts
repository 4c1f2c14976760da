import { resolve } from 'node:path'
import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { folderOf } from './backup/command-line.ts'
import { openProject } from './backup/stored-project.ts'
import { importCatalogue } from './catalogue/import-catalogue.ts'
import { purgeSite } from './purge-site.ts'

const apply = '--apply'

/**
 * `npm run catalogue:import -- <folder>`: prints what would happen to every row; with `--apply` it imports
 * the rows, all or none. For the hosted project that the environment names, otherwise for the embedded one.
 */
await runCommand(async () => {
  loadDotEnv()
  const words = process.argv.slice(2)
  const isApplied = words.includes(apply)
  const folder = resolve(
    folderOf(
      words.filter((word) => word !== apply),
      'catalogue:import',
    ),
  )
  const settings = readSettings([], process.env)
  const say = (line: string) => console.log(line)
  const project = await openProject(settings, process.env)
  try {
    const isChange = await importCatalogue(project, folder, { isApplied, say })
    say(`\n${outcome(isChange, isApplied)}`)
    if (isChange && isApplied) await purgeSite(['catalogue'], settings, process.env, say)
  } finally {
    await project.close()
  }
  process.exit(0)
})

function outcome(isChange: boolean, isApplied: boolean): string {
  if (!isChange) return 'The project has all of it already; nothing was changed.'
  return isApplied
    ? 'The catalogue is in the project. Every change stands in the audit trail.'
    : `This was a dry run; nothing was changed. To do it: npm run catalogue:import -- <folder> ${apply}`
}
