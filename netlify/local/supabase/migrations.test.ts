import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Engine, openEngine } from './engine.ts'
import { makeKeys } from './keys.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

let folder: string
let engine: Engine

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-migrations-'))
  engine = await openEngine({ keys: makeKeys(), objectsFolder: join(folder, 'objects') })
})

afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const apply = async () => applyMigrations(engine, await readMigrations(folder))

it('applies new files in order, keeps a failed one out, and refuses changed and removed ones', async () => {
  await write('001_first.sql', `create table public.one (id int); insert into public.one values (1);`)
  await apply()
  await write('002_second.sql', `insert into public.one values (2); select 1 / 0;`)
  await expect(apply()).rejects.toThrow('002_second failed: division by zero')
  expect(await engine.sql('select id from public.one')).toEqual([{ id: 1 }])

  await write('002_second.sql', `insert into public.one values (2);`)
  await apply()
  await apply()
  expect(
    await engine.sql('select version, name from supabase_migrations.schema_migrations order by 1'),
  ).toEqual([
    { version: '001', name: 'first' },
    { version: '002', name: 'second' },
  ])

  await write('002_second.sql', `insert into public.one values (3);`)
  await expect(apply()).rejects.toThrow('was changed after it was applied')
  await rm(join(folder, '002_second.sql'))
  await expect(apply()).rejects.toMatchObject({
    message: expect.stringContaining('made with the migration 002'),
    cure: expect.stringMatching(/^Start the release again that made it.*--fresh/),
  })
})
