import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { migrationFiles, type TestedDatabase } from '#server/local/postgres/database.ts'
import { noPostgres, programs } from '#server/testing/helpers/postgres-programs.ts'
import type { Run } from '../seed/rows.ts'
import { seed } from '../seed/seed.ts'
import { createCallers } from './callers.ts'
import { fillEnquiries } from './fill-enquiries.ts'
import { type HostedProject, pushMigrations, startHostedProject } from './hosted-project.ts'

// A live project with data gets the migrations written since: a next one, and those since the last release.

type File = ReturnType<typeof migrationFiles>[number]

/**
 * The most that a migration after a release does: one more text of a form, and one more column with a
 * default.
 */
const next: File = {
  name: '20990101000000_next.sql',
  sql: `call private.add_form_text('product_enquiries', 'landmark', 120);
    alter table public.leads add column is_urgent boolean not null default false;`,
}
describe.skipIf(!programs)(
  `an upgrade of a project with 10,000 enquiries by a next migration${noPostgres}`,
  () => {
    upgrades(migrationFiles(), [...migrationFiles(), next])
  },
)

const release = lastRelease()
const noRelease = release ? '' : ' (skipped: no release is tagged v… yet, so no project is older than this)'
describe.skipIf(!programs || !release)(
  `an upgrade of a project with 10,000 enquiries from ${release ?? 'the last release'}${noPostgres}${noRelease}`,
  () => upgrades(release ? filesOf(release) : [], migrationFiles()),
)

function upgrades(before: File[], after: File[]): void {
  let project: HostedProject
  let folders: string[]
  let contents: Map<string, Contents>
  let printed: string

  beforeAll(async () => {
    project = await startHostedProject(programs ?? '')
    folders = [await folderWith(before), await folderWith(after)]
    await pushMigrations(project.url, folders[0])
    await seed(asFarAsKnown(project.database))
    await createCallers(project.database, false)
    await fillEnquiries(project.database, 0, 10_000)
    contents = await contentsOf(project.database)
    printed = await pushMigrations(project.url, folders[1])
  }, 240_000)

  afterAll(async () => {
    await project?.close()
    for (const folder of folders ?? []) await rm(folder, { recursive: true })
  })

  it('applies what is newer and nothing else', () => {
    const applied = new Set(before.map(({ name }) => name))
    for (const { name } of after)
      expect(printed.includes(`Applying migration ${name}...`)).toBe(!applied.has(name))
  })

  it('changes no row and no value', async () => {
    expect(contents.get('public.product_enquiries')?.rows).toBeGreaterThanOrEqual(10_000)
    expect(await contentsOf(project.database, contents)).toEqual(contents)
  })

  it('leaves the counts of the reports true', async () => {
    const { rows } = await project.database.query(`
      select enquiry_table, sum(row_count + quarantined_count)::integer as counted
      from private.report_day_counts group by 1`)
    for (const { enquiry_table, counted } of rows)
      expect(counted, String(enquiry_table)).toBe(contents.get(`public.${enquiry_table}`)?.rows)
  })
}

/**
 * The newest tag of a release; undefined before the first release, and in a folder that is no clone with its
 * tags.
 */
function lastRelease(): string | undefined {
  try {
    return git('tag', '--list', 'v*', '--sort=-v:refname').split('\n').find(Boolean)
  } catch {
    return undefined
  }
}

function filesOf(tag: string): File[] {
  const names = git('ls-tree', '--name-only', tag, 'supabase/migrations/').split('\n').filter(Boolean)
  return names.map((path) => ({ name: path.split('/').at(-1) ?? '', sql: git('show', `${tag}:${path}`) }))
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Stores today's demo data in an older schema: columns and tables that were added later are left out. */
function asFarAsKnown(database: TestedDatabase): Run {
  return async (sql, params) => {
    const [, table, columns] = /^insert into public\.(\w+) \(([^)]+)\)/.exec(sql) ?? []
    if (!table || !columns) return database.query(sql, params)
    const { rows } = await database.query(
      'select attname::text as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0',
      [`public.${table}`],
    )
    if (rows.length === 0) return { rows: [] }
    const there = new Set(rows.map(({ name }) => String(name)))
    const known = columns.split(', ').filter((column) => there.has(column))
    return database.query(sql.replaceAll(columns, known.join(', ')), params)
  }
}

async function folderWith(files: File[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-upgrade-'))
  await mkdir(join(folder, 'supabase/migrations'), { recursive: true })
  await copyFile(join(projectFolder, 'supabase/config.toml'), join(folder, 'supabase/config.toml'))
  for (const { name, sql } of files) await writeFile(join(folder, 'supabase/migrations', name), sql)
  return folder
}

interface Contents {
  columns: string[]
  rows: number
  digest: string
}

/** Rows and a digest of every table, by its name; with `known`, only of these tables and columns. */
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
 * The tables with their columns, without columns that are computed from others, and without the list of
 * reports, which grows with the product.
 */
async function tablesOf(database: TestedDatabase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await database.query(`
    select attrelid::regclass::text as name, array_agg(attname::text order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace::regnamespace::text in ('public', 'private') and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and attrelid <> 'private.reports'::regclass
    group by 1`)
  return rows.map(({ name, columns }) => ({ name: qualified(String(name)), columns: columns as string[] }))
}

/** Adds the schema to the name of a table in the search path, which comes without one. */
function qualified(name: string): string {
  return name.includes('.') ? name : `public.${name}`
}
