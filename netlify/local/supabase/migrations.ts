import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import type { Engine } from './engine.ts'

const migrationsFolder: string = join(projectFolder, 'supabase/migrations')

export interface Migration {
  version: string
  name: string
  statements: string[]
  content: string
}

/** Reads the migrations of a folder in order. The Supabase CLI names the files `<version>_<name>.sql`. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const { splitSqlStatements } = await import('@supabase/lite')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      if (!version)
        throw new Failure(
          `The migration ${file} has no version in its name.`,
          'Call it <number>_<noun>.sql, for example 20260101000100_offers.sql.',
        )
      const content = await readFile(join(folder, file), 'utf8')
      return { version, name, content, statements: splitSqlStatements(content) }
    }),
  )
}

/**
 * Applies the migrations that are not applied yet, each in its own transaction, and records them where the
 * Supabase CLI does. Throws when a migration was changed or removed after it was applied.
 */
export async function applyMigrations(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const applied = await engine.sql<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const known = new Map(applied.map(({ version, statements }) => [version, statements]))
  refuseRewrittenHistory(known, migrations)
  for (const migration of migrations)
    if (!known.has(migration.version)) await applyMigration(engine, migration)
}

function refuseRewrittenHistory(known: Map<string, string[]>, migrations: readonly Migration[]): void {
  const cure =
    'Begin with new data: npm start -- --fresh. From version 1.0 on a change is a new migration, which keeps the data.'
  for (const migration of migrations) {
    const statements = known.get(migration.version)
    if (statements && statements.join('\n') !== migration.statements.join('\n'))
      throw new Failure(
        `The migration ${migration.version}_${migration.name} was changed after it was applied to this data.`,
        cure,
      )
  }
  const present = new Set(migrations.map(({ version }) => version))
  const missing = [...known.keys()].find((version) => !present.has(version))
  if (missing)
    throw new Failure(
      `This data was made with the migration ${missing}, which is not in supabase/migrations.`,
      `Start the release again that made it: a newer one has that migration. ${cure}`,
    )
}

async function applyMigration(
  engine: Engine,
  { version, name, content, statements }: Migration,
): Promise<void> {
  try {
    await engine.alone((database) =>
      database.transaction(async (transaction) => {
        await transaction.exec(content)
        // Undoes settings that the migration left behind, such as another search path.
        await transaction.exec('reset all')
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, statements],
        )
      }),
    )
  } catch (error) {
    throw new Failure(
      `The migration ${version}_${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      'Correct it and start again.',
      { cause: error },
    )
  }
}
