import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostedStub, migrationFiles, type TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { seed } from '../seed/seed.ts'
import { foundByOffice, openToOffice } from './access/office-access.ts'
import { actAs, createCallers, lesserRoles, outsiders, userIdOf } from './callers.ts'
import { exemptFunctions } from './exempt-functions.ts'
import { addForgetfulCopies, fillOfficeTables } from './office-fixtures.ts'

// Policies beside each table judge what staff read. So functions that forgot every check of their caller,
// which nobody would write on purpose, still answer only the rows that the caller may see.

const families = { sales: ['other', 'sales'], service: ['other', 'service'], people: ['people'] } as const

let database: TestedDatabase
let stopClock: () => Promise<void>

beforeAll(async () => {
  database = await openOwnDatabase()
  await seed(database.query)
  stopClock = await createCallers(database)
  await fillOfficeTables(database, userIdOf('active'))
  await addForgetfulCopies(database)
}, 60_000)
afterAll(() => database.close())
beforeEach(() => stopClock())

type Caller = Parameters<typeof actAs>[1]

/** The one value that a query answers to a caller. */
const asked = (caller: Caller, sql: string, params: unknown[] = []) =>
  actAs(database, caller, async () => Object.values((await database.query(sql, params)).rows[0] ?? {})[0])

const found = async (caller: Caller, table: string) =>
  Number(await asked(caller, 'select private.found_in($1)', [table]))

describe('the role', () => {
  it('signs in nowhere, and is judged like everybody', async () => {
    const { rows } = await database.query(
      `select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication
       from pg_roles where rolname = 'office'`,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([[false, false, false, false, false, false]])
  })

  it('has no role of the API as a member, and is a member of none', async () => {
    const { rows } = await database.query(`
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where pg_has_role(role, 'office', 'member') or pg_has_role('office', role, 'member')`)
    expect(rows).toEqual([])
  })

  it('owns functions alone, makes none, and only reads', async () => {
    const { rows } = await database.query(`
      select relname as name from pg_class where relowner = 'office'::regrole
      union all select nspname from pg_namespace where nspowner = 'office'::regrole or has_schema_privilege('office', oid, 'create')
      union all select relname from pg_class, aclexplode(relacl) where grantee = 'office'::regrole and privilege_type <> 'SELECT'`)
    expect(rows).toEqual([])
  })
})

it('is given functions by an owner who is no superuser, as on a hosted project, by the Postgres of the embedded engine', async () => {
  const engine = await PGlite.create()
  const foundation = migrationFiles().find(({ name }) => name.endsWith('_foundation.sql'))
  await engine.exec(hostedStub)
  await engine.exec(`
    create role project_owner createrole bypassrls;
    grant create on database postgres to project_owner;
    grant usage, create on schema public to project_owner;
    set role project_owner`)
  await engine.exec(foundation?.sql ?? '')
  await engine.exec(`
    create function private.answer() returns int language sql security definer as 'select 1';
    call private.judge('answer')`)
  const { rows } = await engine.query(
    `select proowner::regrole::text as owner from pg_proc where proname = 'answer'`,
  )
  expect(rows).toEqual([{ owner: 'office' }])
  await engine.close()
})

describe('the functions that no policy judges', () => {
  it('are listed, each with the reason', async () => {
    const { rows } = await database.query(`
      select format('%s.%s', pronamespace::regnamespace, proname) as name from pg_proc
      where prosecdef and proowner <> 'office'::regrole
        and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`)
    const listed = Object.values(exemptFunctions).flat()
    expect(rows.map(({ name }) => name).sort()).toEqual(listed.toSorted())
  })

  it('and none of the office runs with the rights of its caller', async () => {
    const { rows } = await database.query(
      `select proname from pg_proc where proowner = 'office'::regrole and not prosecdef`,
    )
    expect(rows).toEqual([])
  })
})

describe('a policy of the office', () => {
  it('has a row in the list of who finds what, and says who that is', async () => {
    const { rows } = await database.query(`
      select format('%s.%s', relnamespace::regnamespace, relname) as name, obj_description(pg_policy.oid, 'pg_policy') as words
      from pg_policy join pg_class on pg_class.oid = polrelid where 'office'::regrole = any (polroles)`)
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(foundByOffice), ...openToOffice].sort(),
    )
    // Where staff read the table themselves, the name of the policy says everything.
    const shared = [
      'vehicles',
      'former_names',
      'variants',
      'colours',
      'dealers',
      'outlet_closed_days',
      'page_lists',
    ]
    expect(rows.filter(({ words }) => !words).map(({ name }) => name)).toEqual(
      expect.arrayContaining(shared.map((name) => `public.${name}`)),
    )
    expect(rows.filter(({ words }) => !words)).toHaveLength(shared.length)
  })

  it.each(Object.entries(foundByOffice))('of %s', async (table, roles) => {
    expect(await found('active', table)).toBeGreaterThan(0)
    const finding = []
    for (const role of lesserRoles) if ((await found(`role ${role}`, table)) > 0) finding.push(role)
    expect(finding).toEqual(roles)
    for (const outsider of outsiders) expect(await found(outsider, table), outsider).toBe(0)
  })

  it('leaves every table closed to a staff token', async () => {
    for (const table of ['public.leads', 'public.product_enquiries', 'private.consents'])
      await expect(asked('active', `select count(*) from ${table}`)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a function that forgot whom it answers', () => {
  const leads = `select array_agg(distinct family order by family) from private.all_leads()`
  const outlets = `select array_agg(distinct coalesce(outlet_id, 0) order by coalesce(outlet_id, 0)) from private.all_leads()`
  const inbox = `select jsonb_path_query_array(private.forgetful_inbox_page('all', page_size => 100), '$.data[*].family')`
  const pageOf = `select private.forgetful_report_page($1, null, null, $2, 1, 100, false) -> 'data'`
  const exportOf = `select private.forgetful_report_export_page($1, null, null, '', null, null, 100, false) -> 'data'`

  it.each(Object.entries(families))('%s sees the leads of its families', async (role, own) => {
    expect(await asked(`role ${role as keyof typeof families}`, leads)).toEqual(own)
    const listed = (await asked(`role ${role as keyof typeof families}`, inbox)) as string[]
    expect([...new Set(listed)].filter((family) => !(own as readonly string[]).includes(family))).toEqual([])
    expect(listed.length).toBeGreaterThan(0)
  })

  it('an account of one outlet sees that outlet’s leads and those of none, and no row of a report', async () => {
    const count = async () =>
      ((await asked('role sales', pageOf, ['product_enquiry_report', ''])) as []).length
    expect(await asked('role sales', outlets)).toEqual([0, 1, 2])
    expect(await count()).toBeGreaterThan(0)
    await database.query(`update public.staff set outlet_ids = '{2}' where id = $1`, [userIdOf('role sales')])
    try {
      expect(await asked('role sales', outlets)).toEqual([0, 2])
      expect(await asked('role sales', `select private.found_in('private.report_day_counts')`)).toBe(0)
      const shown = (await asked('role sales', exportOf, ['product_enquiry_report'])) as { id: string }[]
      const seen = (await asked(
        'role sales',
        'select array_agg(enquiry_id) from private.all_leads()',
      )) as string[]
      expect(shown.filter(({ id }) => !seen.includes(id))).toEqual([])
    } finally {
      await database.query(`update public.staff set outlet_ids = '{}' where id = $1`, [
        userIdOf('role sales'),
      ])
    }
  })

  it.each(['', 'a'])('HR’s report and its export are empty for sales; the term “%s”', async (term) => {
    expect(((await asked('active', pageOf, ['career_report', term])) as []).length).toBeGreaterThan(0)
    expect(((await asked('active', exportOf, ['career_report'])) as []).length).toBeGreaterThan(0)
    expect(await asked('role sales', pageOf, ['career_report', term])).toEqual([])
    expect(await asked('role sales', exportOf, ['career_report'])).toEqual([])
  })

  it.each(outsiders)('%s sees nothing', async (outsider) => {
    expect(await asked(outsider, leads)).toBeNull()
    expect(await asked(outsider, inbox)).toEqual([])
    expect(await asked(outsider, pageOf, ['product_enquiry_report', ''])).toEqual([])
    expect(await asked(outsider, exportOf, ['product_enquiry_report'])).toEqual([])
  })
})
