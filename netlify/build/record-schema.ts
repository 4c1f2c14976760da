import { writeFile } from 'node:fs/promises'
import { Failure, runCommand } from '#server/command/failure.ts'
import { ensurePostgres } from '#server/testing/postgres.ts'
import { startPostgres } from '../../supabase/tests/postgres-server.ts'
import { listNewMigrations } from './applied-migrations.ts'
import { generateTypes, typesFile } from './database-types.ts'
import { describeSchema, schemaFile } from './schema-file.ts'

/**
 * `npm run schema`, after a migration was added: lists it, so that it stays as it is, and writes what tells of the
 * whole schema.
 */
await runCommand(async () => {
  const programs = ensurePostgres()
  if (!programs)
    throw new Failure(
      'The types come from a Postgres, and there is none on this machine.',
      'Install one from version 15 on (Debian: apt-get install postgresql).',
    )
  await listNewMigrations()
  await writeFile(schemaFile, await describeSchema())
  const server = await startPostgres(programs)
  try {
    await writeFile(typesFile, await generateTypes(server.url))
  } finally {
    await server.close()
  }
  console.log('Wrote migrations.sha256, schema.sql and database.types.ts in supabase/.')
})
