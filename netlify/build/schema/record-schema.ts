import { writeFile } from 'node:fs/promises'
import { Failure, runCommand } from '#server/command/failure.ts'
import { ensurePostgres } from '#server/local/postgres/ensure-postgres.ts'
import { startPostgres } from '#server/local/postgres/server.ts'
import { listNewMigrations } from './applied-migrations.ts'
import { generateTypes, typesFile } from './database-types.ts'
import { writeGeneratedFiles } from './generated-files.ts'
import { describeSchema, schemaFile } from './schema-file.ts'

/**
 * `npm run schema`, after a change of the contract or of the schema: writes every file that is made from
 * contract and migrations. From version 1.0.0 on it also lists new migrations, so that nobody changes them
 * later.
 */
await runCommand(async () => {
  await writeGeneratedFiles()
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
  console.log(
    'Wrote netlify/contract/generated, web/src/generated, netlify/operate/catalogue/format.md, and schema.sql and database.types.ts in supabase/.',
  )
})
