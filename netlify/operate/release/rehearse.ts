import { Failure } from '#server/command/failure.ts'
import { hostedStub, migrationFiles } from '#server/local/postgres/database.ts'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { checkFiles } from '../backup/check-files.ts'
import { readManifest } from '../backup/manifest.ts'
import { restoreRows } from '../backup/restore-backup.ts'
import { connectProject } from '../backup/stored-project.ts'
import type { Migration } from './narrowing.ts'

/** The version of a migration's file, as the Supabase CLI reads it. */
const versionOf = ({ name }: Migration) => name.split('_')[0] ?? ''

/** The migrations of this checkout that a project with the backup's has not got yet. */
export async function newMigrations(backup: string): Promise<Migration[]> {
  const { migrations } = await readManifest(backup)
  const here = migrationFiles()
  const unknown = migrations.find((version) => !here.some((file) => versionOf(file) === version))
  if (unknown)
    throw new Failure(
      `The project has the migration ${unknown}, which this version of the code does not know.`,
      'Release the version that has it, or a newer one.',
    )
  return here.filter((file) => !migrations.includes(versionOf(file)))
}

/**
 * Restores a backup's rows into a Postgres of this machine that has the backup's migrations, checks the
 * copies of its files, and lets `push` bring that Postgres to the present schema. Throws `Failure` when any
 * of this fails; no other machine is touched.
 */
export async function rehearse(
  backup: string,
  programs: string,
  push: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const coming = await newMigrations(backup)
  const applied = migrationFiles().filter((file) => !coming.some(({ name }) => name === file.name))
  const server = await startPostgres(programs, (empty) => prepare(empty, applied))
  try {
    const copy = connectProject(server.url, 'http://localhost', '')
    await restoreRows(copy, backup).finally(() => copy.close())
    await checkFiles(backup)
    await push(server.url)
  } finally {
    await server.close()
  }
}

async function prepare(server: PostgresServer, applied: readonly Migration[]): Promise<void> {
  await server.script(hostedStub)
  // The table in which the Supabase CLI notes what it applied.
  await server.script(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`)
  for (const file of applied) {
    await server.script(`begin;\n${file.sql}\ncommit;`)
    await server.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
      versionOf(file),
      file.name.replace(/^\d+_|\.sql$/g, ''),
    ])
  }
}
