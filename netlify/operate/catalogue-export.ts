import { resolve } from 'node:path'
import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { folderOf } from './backup/command-line.ts'
import { openProject } from './backup/stored-project.ts'
import { exportCatalogue } from './catalogue/export-catalogue.ts'

/**
 * `npm run catalogue:export -- <folder>`: writes the catalogue as CSV files, pictures and brochures, of the
 * hosted project that the environment names or of the embedded one.
 */
await runCommand(async () => {
  loadDotEnv()
  const folder = resolve(folderOf(process.argv.slice(2), 'catalogue:export'))
  const project = await openProject(readSettings([], process.env), process.env)
  try {
    const { vehicles, pictures, brochures } = await exportCatalogue(project, folder)
    console.log(`${vehicles} models and ${pictures} pictures and ${brochures} brochures are in ${folder}.`)
  } finally {
    await project.close()
  }
  process.exit(0)
})
