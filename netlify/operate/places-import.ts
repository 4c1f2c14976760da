import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Failure, runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { openProject } from './backup/stored-project.ts'
import { importPlaces } from './places/import-places.ts'
import { purgeSite } from './purge-site.ts'

/**
 * `npm run places:import -- <file>`: puts the towns and villages of a CSV file in the place of those that the
 * project has. For the hosted project that the environment names, otherwise for the embedded one.
 */
await runCommand(async () => {
  loadDotEnv()
  const [name, ...others] = process.argv.slice(2)
  if (!name || others.length > 0)
    throw new Failure('Name one file.', 'npm run places:import -- supabase/seed/places.csv')
  const content = await readFile(resolve(name)).catch((cause: unknown) => {
    throw new Failure(`${name} cannot be read.`, 'Name a file that is there.', { cause })
  })
  const say = (line: string) => console.log(line)
  const settings = readSettings([], process.env)
  const project = await openProject(settings, process.env)
  try {
    const count = await importPlaces(project, content, say)
    say(`${count} places are in the project; those of before are gone.`)
    await purgeSite(['places'], settings, process.env, say)
  } finally {
    await project.close()
  }
  process.exit(0)
})
