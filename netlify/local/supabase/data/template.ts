import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { keptDump } from '#server/local/kept-dump.ts'
import { openEngine } from '#server/local/supabase/engine.ts'
import { hostedDefaults } from '#server/local/supabase/hosted-defaults.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import { applyMigrations, readMigrations } from '#server/local/supabase/migrations.ts'

/** A migrated, empty database of the embedded Supabase to begin from. */
export async function loadTemplate(): Promise<Blob> {
  const migrations = await readMigrations()
  const lite = await readFile(join(projectFolder, 'node_modules/@supabase/lite/package.json'), 'utf8')
  const dependsOn = [
    hostedDefaults,
    lite,
    ...migrations.flatMap(({ version, content }) => [version, content]),
  ]
  return keptDump(dependsOn, async () => {
    const engine = await openEngine({ keys: makeKeys(), objectsFolder: join(tmpdir(), 'no-objects') })
    try {
      await applyMigrations(engine, migrations)
      return await engine.dump()
    } finally {
      await engine.close()
    }
  })
}
