import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '#server/command/project.ts'

/** Generated, committed and never edited; `npm run schema` writes it. */
export const typesFile: string = join(projectFolder, 'supabase/database.types.ts')

/** The types of the schema public as the Supabase CLI writes them for a database that has all migrations. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const program = join(projectFolder, 'node_modules/.bin/supabase')
  const parameters = ['gen', 'types', 'typescript', '--schema', 'public', `--remote=${databaseUrl}`]
  const { stdout } = await promisify(execFile)(program, parameters, { cwd: projectFolder })
  return stdout
}
