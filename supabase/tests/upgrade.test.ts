import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { migrationFiles, type TestedDatabase } from '#server/local/postgres/database.ts'
import { findPostgres } from '#server/local/postgres/server.ts'
import type { Run } from '../seed/rows.ts'
import { seed } from '../seed/seed.ts'
import { createCallers } from './callers.ts'
import { fillEnquiries } from './fill-enquiries.ts'
import { type HostedProject, pushMigrations, startHostedProject } from './hosted-project.ts'

// A project that went live with the first release and has data meets the migrations that came since.

/** Migrations of the first release begin with this. */
const firstRelease = '20260101'
const programs = findPostgres()
const reason = programs ? '' : ' (skipped: there is no Postgres of version 15 or later on this machine)'

describe.skipIf(!programs)(`an upgrade of a project with 10,000 enquiries${reason}`, () => {
  let project: HostedProject
  let folder: string
  let before: Map<string, Contents>
  let printed: string

  beforeAll(async () => {
    project = await startHostedProject(programs ?? '')
    folder = await firstReleaseFolder()
    await pushMigrations(project.url, folder)
    await addModels(project.database)
    await seed(asFirstReleased(project.database))
    await createCallers(project.database, false)
    await fillEnquiries(project.database, 0, 10_000)
    before = await contentsOf(project.database)
    printed = await pushMigrations(project.url)
  }, 240_000)

  afterAll(async () => {
    await project?.close()
    if (folder) await rm(folder, { recursive: true })
  })

  it('applies what is newer and nothing else', () => {
    for (const { name } of migrationFiles())
      expect(printed.includes(`Applying migration ${name}...`)).toBe(!name.startsWith(firstRelease))
  })

  it('changes no row and no value', async () => {
    expect(before.get('public.product_enquiries')?.rows).toBeGreaterThanOrEqual(10_000)
    expect(await contentsOf(project.database, before)).toEqual(before)
  })

  it('leaves the counts of the reports true', async () => {
    const { rows } = await project.database.query(`
      select enquiry_table, sum(row_count + quarantined_count)::integer as counted
      from private.report_day_counts group by 1`)
    for (const { enquiry_table, counted } of rows)
      expect(counted, String(enquiry_table)).toBe(before.get(`public.${enquiry_table}`)?.rows)
  })
})

/** Models as the first release stored them: today's catalogue comes by functions that it did not have. */
async function addModels(database: TestedDatabase): Promise<void> {
  await database.script(`
    insert into public.vehicles
      (bike_name, display_name, category, body_type, price_paise, name_image, icon_image, listing_image, hero_image, brochure)
    select 'MODEL' || nth, 'Model ' || nth, 'scooter', 'family-scooter', 9000000 + nth, path, path, path, path, path
    from generate_series(1, 25) as nth, (values ('/media/demo/model.webp')) as pictures (path);
    insert into public.variants (vehicle_id, name, price_paise)
    select id, 'Standard', price_paise from public.vehicles`)
}

/** Stores today's demo data in the first schema: columns and tables that came later are left out. */
function asFirstReleased(database: TestedDatabase): Run {
  return async (sql, params) => {
    const [, table, columns] = /^insert into public\.(\w+) \(([^)]+)\)/.exec(sql) ?? []
    if (!table || !columns) {
      const { rows } = await database.query(`select to_regclass($1) is null as missing`, [
        /\b(?:private|public)\.\w+/.exec(sql)?.[0],
      ])
      return rows[0]?.missing ? { rows: [] } : database.query(sql, params)
    }
    const { rows: tables } = await database.query('select from pg_class where oid = to_regclass($1)', [
      `public.${table}`,
    ])
    if (tables.length === 0) return { rows: [] }
    const { rows } = await database.query(
      `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0`,
      [`public.${table}`],
    )
    const there = new Set(rows.map(({ name }) => String(name)))
    const known = columns.split(', ').filter((column) => there.has(column))
    return database.query(sql.replaceAll(columns, known.join(', ')), params)
  }
}

async function firstReleaseFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-first-release-'))
  const migrations = 'supabase/migrations'
  await mkdir(join(folder, migrations), { recursive: true })
  await copyFile(join(projectFolder, 'supabase/config.toml'), join(folder, 'supabase/config.toml'))
  for (const name of await readdir(join(projectFolder, migrations)))
    if (name.startsWith(firstRelease))
      await copyFile(join(projectFolder, migrations, name), join(folder, migrations, name))
  return folder
}

interface Contents {
  columns: string[]
  rows: number
  digest: string
}

/** Rows and a digest of every table, by its name; with `known`, of these tables and these columns alone. */
async function contentsOf(
  database: TestedDatabase,
  known?: Map<string, Contents>,
): Promise<Map<string, Contents>> {
  const tables = known
    ? [...known].map(([name, { columns }]) => ({ name, columns }))
    : await tablesOf(database)
  const contents = new Map<string, Contents>()
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await database.query(
      `select count(*)::integer as rows, coalesce(md5(string_agg(line, e'\\n' order by line collate "C")), '') as digest
       from (select row(${list})::text as line from ${name}) as lines`,
    )
    contents.set(name, { columns, rows: Number(rows[0]?.rows), digest: String(rows[0]?.digest) })
  }
  return contents
}

/**
 * Without what is computed from the rest, without the column of senders, which was always empty and is dropped later, and
 * without the list of reports, which grows with the product.
 */
async function tablesOf(database: TestedDatabase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await database.query(`
    select attrelid::regclass::text as name, array_agg(attname::text order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace::regnamespace::text in ('public', 'private') and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and not (relnamespace = 'public'::regnamespace and attname = 'sender')
      and attrelid <> 'private.reports'::regclass
    group by 1`)
  return rows.map(({ name, columns }) => ({ name: qualified(String(name)), columns: columns as string[] }))
}

/** Names of tables in the search path come without their schema. */
function qualified(name: string): string {
  return name.includes('.') ? name : `public.${name}`
}
