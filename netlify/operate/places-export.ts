import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Failure, runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { openProject } from './backup/stored-project.ts'
import { exportPlaces } from './places/import-places.ts'

/** `npm run places:export -- <file>`: writes the project's towns and villages as a CSV file. */
await runCommand(async () => {
  loadDotEnv()
  const [name, ...others] = process.argv.slice(2)
  if (!name || others.length > 0) throw new Failure('Name one file.', 'npm run places:export -- places.csv')
  const project = await openProject(readSettings([], process.env), process.env)
  try {
    await writeFile(resolve(name), await exportPlaces(project), { flag: 'wx' }).catch((cause: unknown) => {
      throw new Failure(`${name} cannot be written.`, 'Name a file that is not there yet.', { cause })
    })
    console.log(`The places are in ${name}.`)
  } finally {
    await project.close()
  }
  process.exit(0)
})
