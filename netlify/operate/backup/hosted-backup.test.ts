import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { seed } from '../../../supabase/seed/seed.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { connectProject } from './stored-project.ts'

let folder: string
const servers: PostgresServer[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosted-backup-'))
})

afterAll(async () => {
  for (const server of servers) await server.close()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Makes the tables of a hosted project that a backup reads beside this product's. This project has no
 * Storage, so it has no file.
 */
async function hosted(): Promise<PostgresServer> {
  const server = await startPostgres(programs ?? '')
  servers.push(server)
  await server.script(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key);
    insert into supabase_migrations.schema_migrations values ('1');
    alter table storage.objects add column if not exists metadata jsonb;`)
  return server
}

test.skipIf(!programs)(
  `rows travel between two servers through an address${noPostgres}`,
  { timeout: 240_000 },
  async () => {
    const first = await hosted()
    await first.script('begin')
    await seed(first.query)
    await first.script('commit')
    const from = connectProject(first.url, 'http://localhost:9', 'none')
    const saved = await makeBackup(from, join(folder, 'backup')).finally(() => from.close())

    const second = await hosted()
    const to = connectProject(second.url, 'http://localhost:9', 'none')
    await restoreBackup(to, join(folder, 'backup')).finally(() => to.close())
    const { rows } = await second.query('select count(*)::integer as vehicles from public.vehicles')
    expect(rows).toEqual([{ vehicles: saved.tables['public.vehicles']?.rows }])
  },
)
