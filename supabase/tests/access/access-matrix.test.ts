import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readersOf } from '#contract/people/staff-roles.ts'
import { reports } from '#contract/reports/reports.ts'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { seed } from '../../seed/seed.ts'
import { actAs, type Caller, callers, createCallers, lesserRoles, outcomeOf, userIdOf } from '../callers.ts'
import { relations } from './access-matrix.ts'
import { buckets, type FileVerb } from './file-access-matrix.ts'
import { callsByRole, functions } from './function-access.ts'
import type { Relation, Verb } from './relation-access.ts'

const roles = ['anon', 'authenticated', 'service_role'] as const
const verbs = ['select', 'insert', 'update', 'delete'] as const
const fileVerbs = ['list', 'open', 'upload', 'overwrite', 'remove'] as const

let database: TestedDatabase
let stopClock: () => Promise<void>
/** The columns of every table and view, by its name. */
let columnsOf: Map<string, string[]>

beforeAll(async () => {
  database = await openOwnDatabase()
  await seed(database.query)
  stopClock = await createCallers(database)
  for (const bucket of Object.keys(buckets)) {
    await database.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
      bucket,
      'standing',
    ])
  }
  await database.query(
    `insert into public.push_subscriptions (endpoint, staff_id, p256dh, auth_secret) values ('https://fcm.googleapis.com/1', $1, $2, $3)`,
    [userIdOf('active'), 'B'.repeat(87), 'a'.repeat(22)],
  )
  await database.query(`insert into public.marked_days (day, words) values ('2030-01-25', 'Day')`)
  // The demo has every text, so one goes to make room for the one of the matrix.
  await database.query(`delete from public.page_texts where id = 'network-steps'`)
  await database.query(
    `insert into public.former_names (name, vehicle_id) select 'OLD', min(id) from public.vehicles where is_active`,
  )
  await database.query(
    `with batch as (
       insert into public.price_batches (id, title, actor_id, user_id, price_count)
       values (gen_random_uuid(), 'Batch', gen_random_uuid(), 'one', 1) returning id
     )
     insert into public.price_batch_rows (batch_id, place, vehicle_id, model, variant, is_first, before_paise, after_paise)
     select id, 1, 1, 'SP125', '', true, 100, 200 from batch`,
  )
  const { rows } = await database.query(`
    select pg_class.relname, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    group by pg_class.relname`)
  columnsOf = new Map(rows.map((row) => [String(row.relname), row.columns as string[]]))
})

afterAll(() => database.close())
beforeEach(() => stopClock())

describe('the matrix', () => {
  it('names every table and view of the database', () => {
    expect([...columnsOf.keys()].sort()).toEqual(Object.keys(relations).sort())
  })

  it('names every function of the API, and who may call it', async () => {
    const { rows } = await database.query(
      `
      select proname, array_agg(role order by role) filter (where has_function_privilege(role, pg_proc.oid, 'execute')) as roles
      from pg_proc cross join unnest($1::text[]) as role
      where pronamespace = 'public'::regnamespace
      group by pg_proc.oid, proname`,
      [roles],
    )
    expect(Object.fromEntries(rows.map((row) => [row.proname, row.roles]))).toEqual(functions)
  })

  it('names every bucket, with its limits', async () => {
    const { rows } = await database.query('select id, public, file_size_limit from storage.buckets')
    const found = rows.map((row) => [row.id, { public: row.public, bytes: Number(row.file_size_limit) }])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        Object.entries(buckets).map(([name, bucket]) => [
          name,
          { public: bucket.public, bytes: bucket.megabytes * 1024 * 1024 },
        ]),
      ),
    )
  })

  it('finds row-level security on every table, and views that judge by their caller', async () => {
    const { rows } = await database.query(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace
        and (relkind = 'r' and not relrowsecurity or relkind = 'v' and coalesce(not 'security_invoker=true' = any (reloptions), true))`)
    expect(rows).toEqual([])
  })
})

describe.each(Object.entries(relations))('%s', (name, relation) => {
  it.each(callers)('for %s', async (caller) => {
    const outcomes: Partial<Record<Verb, string>> = {}
    for (const verb of verbs) {
      outcomes[verb] = await outcomeOf(() => actAs(database, caller, () => attempt(name, relation, verb)))
    }
    expect(outcomes).toEqual(relation.access[caller])
  })

  it.each(lesserRoles.filter((role) => relation.roles?.[role]))('for the role %s', async (role) => {
    const outcomes: Partial<Record<Verb, string>> = {}
    for (const verb of verbs) {
      outcomes[verb] = await outcomeOf(() =>
        actAs(database, `role ${role}`, () => attempt(name, relation, verb)),
      )
    }
    expect(outcomes).toEqual(relation.roles?.[role])
  })

  it('grants single columns only', async () => {
    const all = columnsOf.get(name) ?? []
    const sorted = (columns: Iterable<string>) => [...columns].sort()
    const may = (caller: Caller, verb: Verb) => relation.access[caller][verb] === 'allowed'
    const seen = all.filter((column) => !relation.hidden?.includes(column))
    const shown = seen.filter((column) => !relation.hiddenFromVisitors?.includes(column))

    expect(await grantedColumns(name)).toEqual({
      anon: {
        select: sorted(may('anon', 'select') ? shown : []),
        insert: [],
        update: [],
      },
      authenticated: {
        select: sorted(may('active', 'select') ? seen : []),
        insert: sorted(may('active', 'insert') ? Object.keys(relation.insert ?? {}) : []),
        update: sorted(may('active', 'update') ? (relation.update ?? []) : []),
      },
      service_role: {
        select: sorted(may('service', 'select') ? all : []),
        insert: sorted(may('service', 'insert') ? all : []),
        update: sorted(may('service', 'update') ? all : []),
      },
    })
  })
})

/** The roles that a call does not refuse; an error about the call's arguments is no refusal. */
async function rolesThatMay(call: string): Promise<string[]> {
  const allowed: string[] = []
  for (const role of lesserRoles) {
    const outcome = await outcomeOf(() =>
      actAs(database, `role ${role}`, async () => {
        await database.query(`select public.${call}`).catch((error: { code?: string }) => {
          if (error.code === '42501') throw error
        })
        return 1
      }),
    )
    if (outcome === 'allowed') allowed.push(role)
  }
  return allowed
}

describe('the functions of one role', () => {
  it.each(Object.entries(callsByRole))('%s', async (name, { roles, call }) => {
    expect(await rolesThatMay(name + call)).toEqual(roles)
  })

  it.each(reports)('the report $id', async ({ view, family }) => {
    const readers = readersOf[family].filter((role) => role !== 'owner')
    expect(await rolesThatMay(`report_page('${view}')`)).toEqual(readers)
    expect(await rolesThatMay(`report_export_page('${view}')`)).toEqual([])
    const id = '00000000-0000-4000-8000-000000000001'
    expect(await rolesThatMay(`release_enquiry('${view}', '${id}')`)).toEqual(readers)
  })

  it.each(lesserRoles)('%s: the counts are of the reports it reads', async (role) => {
    const { rows } = await actAs(database, `role ${role}`, () =>
      database.query('select report from public.today_counts()'),
    )
    const read = reports.filter(({ family }) => readersOf[family].includes(role)).map(({ view }) => view)
    expect(rows.map(({ report }) => report)).toEqual(read.toSorted())
  })
})

describe.each(Object.entries(buckets))('bucket %s', (name, bucket) => {
  it.each(callers)('for %s', async (caller) => {
    const outcomes: Partial<Record<FileVerb, string>> = {}
    for (const verb of fileVerbs) {
      const { operation, sql } = fileStatements[verb]
      outcomes[verb] = await outcomeOf(() =>
        actAs(database, caller, async () => reached(await database.query(sql, [name])), operation),
      )
    }
    expect(outcomes).toEqual(bucket.access[caller])
  })
})

/** The statement that Storage runs for each verb, and the name of the operation that policies see. */
const fileStatements: Record<FileVerb, { operation: string; sql: string }> = {
  list: { operation: 'storage.object.list', sql: 'select name from storage.objects where bucket_id = $1' },
  open: {
    operation: 'storage.object.get_authenticated',
    sql: `select name from storage.objects where bucket_id = $1 and name = 'standing'`,
  },
  upload: {
    operation: 'storage.object.upload',
    sql: `insert into storage.objects (bucket_id, name) values ($1, 'new')`,
  },
  overwrite: {
    operation: 'storage.object.upload_update',
    sql: `update storage.objects set name = 'new' where bucket_id = $1`,
  },
  remove: {
    operation: 'storage.object.delete',
    sql: `delete from storage.objects where bucket_id = $1 and name = 'standing' returning *`,
  },
}

function reached({ rows, affected }: { rows: unknown[]; affected: number }): number {
  return Math.max(rows.length, affected)
}

/** Tries a verb on a table or view; answers how many rows the statement reached. */
async function attempt(name: string, relation: Relation, verb: Verb): Promise<number> {
  if (verb === 'select') {
    const { rows } = await database.query(`select count(*)::integer as count from public.${name}`)
    return Number(rows[0]?.count)
  }
  if (verb === 'insert') {
    const columns = Object.keys(relation.insert ?? {})
    const places = columns.map((_, index) => `$${index + 1}`)
    const values = columns[0] ? `(${columns.join(', ')}) values (${places.join(', ')})` : 'default values'
    return reached(
      await database.query(`insert into public.${name} ${values}`, Object.values(relation.insert ?? {})),
    )
  }
  if (verb === 'update') {
    // Identities and computed columns would fail before Postgres checks permissions.
    const column =
      relation.update?.[0] ?? columnsOf.get(name)?.find((one) => !['id', 'search_text'].includes(one))
    return reached(await database.query(`update public.${name} set ${column} = ${column}`))
  }
  return reached(await database.query(`delete from public.${name}`))
}

/** The columns granted to each role, sorted; fails on privileges that no role should have. */
async function grantedColumns(name: string): Promise<Record<string, Record<string, string[]>>> {
  const { rows } = await database.query(
    `select role, verb,
       coalesce(array_agg(attname::text order by attname::text collate "C")
         filter (where has_column_privilege(role, attrelid, attnum, verb)), '{}') as columns,
       has_table_privilege(role, attrelid, 'truncate, references, trigger') as too_much
     from pg_attribute cross join unnest($2::text[]) as role cross join unnest(array['select', 'insert', 'update']) as verb
     where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped
     group by role, verb, attrelid`,
    [name, roles],
  )
  expect(rows.filter((row) => row.too_much)).toEqual([])
  const granted: Record<string, Record<string, string[]>> = {}
  for (const { role, verb, columns } of rows) {
    granted[String(role)] = { ...granted[String(role)], [String(verb)]: columns as string[] }
  }
  return granted
}
