import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { makeKeys } from '#server/local/supabase/keys.ts'
import { applyMigrations, readMigrations } from '#server/local/supabase/migrations.ts'
import { openNativeEngine } from '#server/local/supabase/native-engine.ts'
import { templateName } from './cloned-database.ts'

/**
 * Starts one Postgres for all server tests of a run, with a migrated database of which each test file gets a
 * copy. Where there is no Postgres, nothing is started, and each file loads an embedded database instead.
 */
export default async function startForTests(): Promise<(() => Promise<void>) | undefined> {
  // The cheapest hash that the package offers, so that tests do not wait for passwords.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  // The setup of another Vitest project has started it.
  if (process.env.TEST_POSTGRES_URL) return undefined
  const programs = findPostgres()
  if (!programs) return undefined
  const server = await startPostgres(programs, makeTemplate)
  // On the few rows of a test Postgres takes longer to compile a plan than to run it.
  await server.script('alter system set jit = off')
  await server.script('select pg_reload_conf()')
  process.env.TEST_POSTGRES_URL = server.url
  return () => server.close()
}

async function makeTemplate(server: PostgresServer): Promise<void> {
  await server.script(`create database ${templateName}`)
  const url = new URL(server.url)
  url.pathname = templateName
  const engine = await openNativeEngine({
    keys: makeKeys(),
    url: url.href,
    isNew: true,
    objectsFolder: join(tmpdir(), 'no-objects'),
  })
  try {
    await applyMigrations(engine, await readMigrations())
  } finally {
    await engine.close()
  }
  // Autovacuum skips a database that allows no connections, and a database with a connection to it cannot be
  // copied.
  await server.script(`alter database ${templateName} with is_template true allow_connections false`)
}
