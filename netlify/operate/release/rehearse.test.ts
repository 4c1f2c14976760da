import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { migrationFiles } from '#server/local/postgres/database.ts'
import { startPostgres } from '#server/local/postgres/server.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import { seed } from '../../../supabase/seed/seed.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { connectProject } from '../backup/stored-project.ts'
import { newMigrations, rehearse } from './rehearse.ts'

let folder: string
const backup = () => join(folder, 'backup')
const versions = migrationFiles().map(({ name }) => name.split('_')[0] ?? '')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearse-'))
  if (!programs) return
  const server = await startPostgres(programs)
  try {
    await server.script(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key);
      insert into supabase_migrations.schema_migrations select unnest('{${versions.join(',')}}'::text[]);
      alter table storage.objects add column if not exists metadata jsonb;`)
    await server.script('begin')
    await seed(server.query)
    await server.script('commit')
    const project = connectProject(server.url, 'http://localhost', '')
    await makeBackup(project, backup()).finally(() => project.close())
  } finally {
    await server.close()
  }
}, 240_000)

afterAll(() => rm(folder, { recursive: true }))

/** The Supabase CLI's `db push` of the present migrations and one more. */
const pushWith = (sql: string) => async (databaseUrl: string) => {
  const project = join(folder, 'project')
  await rm(project, { recursive: true, force: true })
  await mkdir(join(project, 'supabase/migrations'), { recursive: true })
  await copyFile(join(projectFolder, 'supabase/config.toml'), join(project, 'supabase/config.toml'))
  for (const { name, sql: content } of [...migrationFiles(), { name: '20990101000000_next.sql', sql }])
    await writeFile(join(project, 'supabase/migrations', name), content)
  const program = join(projectFolder, 'node_modules/.bin/supabase')
  await promisify(execFile)(program, ['db', 'push', `--remote=${databaseUrl}`, '--yes', '--agent', 'no'], {
    cwd: project,
  })
}

test.skipIf(!programs)(
  `a copy takes the backup and the new migration, and refuses one that its rows do not fit${noPostgres}`,
  { timeout: 240_000 },
  async () => {
    await rehearse(backup(), programs ?? '', pushWith('alter table public.leads add column more text;'))
    const unfit = 'alter table public.vehicles add constraint none check (price_paise < 0);'
    await expect(rehearse(backup(), programs ?? '', pushWith(unfit))).rejects.toThrow(/none/)
  },
)

test.skipIf(!programs)(
  `a damaged backup fails its rehearsal${noPostgres}`,
  { timeout: 120_000 },
  async () => {
    const file = join(backup(), 'rows', 'public.vehicles.ndjson')
    const whole = await readFile(file, 'utf8')
    await writeFile(file, whole.replace('"SP125"', '"SP126"'))
    await expect(rehearse(backup(), programs ?? '', async () => undefined)).rejects.toThrow('public.vehicles')
    await writeFile(file, whole)
  },
)

test.skipIf(!programs)(`what is new is told by the backup${noPostgres}`, async () => {
  expect(await newMigrations(backup())).toEqual([])
  const file = join(backup(), 'manifest.json')
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.replace(`"${versions.at(-1)}"`, '"19990101000000"'))
  await expect(newMigrations(backup())).rejects.toThrow('19990101000000, which this version')
  await writeFile(file, whole)
})
