import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRoleIds } from '#contract/people/staff-roles.ts'
import { type HostileWorld, openHostileWorld } from '#server/testing/helpers/hostile/hostile-bodies.ts'
import { type HostileColumn, hostileColumns } from '#server/testing/helpers/hostile/hostile-rows.ts'
import { type Reading, readingsOf } from '#server/testing/helpers/hostile/past-the-site.ts'
import { relations } from '../../supabase/tests/access/access-matrix.ts'

// What staff write with their tokens at Supabase itself, past this site and its forms.

let hostile: HostileWorld
let readings: Reading[]
let columns: HostileColumn[]

beforeAll(async () => {
  hostile = await openHostileWorld()
  readings = await readingsOf(hostile)
  columns = await hostileColumns(hostile.api)
})
afterAll(() => hostile.api.close())

/** The readings that fail; one of a single record may find that its name or number is another by now. */
async function failing(): Promise<unknown[]> {
  const found: unknown[] = []
  for (const { name, isOfOne, status } of readings) {
    const answered = await status()
    if (answered !== 200 && !(isOfOne && answered === 404)) found.push([name, answered])
  }
  return found
}

/** Writes to Supabase with the token of a new member of staff of this role. */
async function writing(role: (typeof staffRoleIds)[number]) {
  const { db } = hostile.api
  const { access_token } = await db.startSession(await db.createStaff({ role }))
  return async (method: string, path: string, body: unknown): Promise<number> => {
    const headers = {
      apikey: db.publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    }
    const request = new Request(`${db.url}/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) })
    return (await db.fetch(request)).status
  }
}

test('every reading of the contract answers', { timeout: 120_000 }, async () => {
  expect(readings.length).toBeGreaterThan(60)
  expect(await failing()).toEqual([])
})

test.each(staffRoleIds)(
  'what the token of %s writes makes no reading fail',
  { timeout: 240_000 },
  async (role) => {
    const write = await writing(role)
    const taken: string[] = []
    for (const { table, column, key, rows, values } of columns) {
      const { update = [], insert } = relations[table] ?? {}
      for (const value of values) {
        const note = (status: number) => {
          expect(status).toBeLessThan(500)
          if (status < 300) taken.push(`${table}.${column} ${JSON.stringify(value).slice(0, 40)}`)
        }
        if (update.includes(column))
          for (const row of rows)
            note(await write('PATCH', `${table}?${key}=eq.${encodeURIComponent(row)}`, { [column]: value }))
        if (insert && column in insert) note(await write('POST', table, { ...insert, [column]: value }))
      }
    }
    expect(await failing()).toEqual([])
  },
)

test('what stands in a row although no check lets it in makes no reading fail', {
  timeout: 300_000,
}, async () => {
  const { sql } = hostile.api.db
  await sql(`do $$ declare one record; begin
    for one in select conrelid::regclass as held, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I', one.held, one.conname);
    end loop; end $$`)
  const cols = await sql<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, case data_type when 'ARRAY' then 'list' when 'jsonb' then 'json' else data_type end as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and data_type in ('text', 'json', 'jsonb', 'ARRAY') and udt_name <> '_int8'`,
  )
  const bad: unknown[] = []
  for (const round of [0, 10, 15]) {
    await sql('set session_replication_role = replica')
    for (const { table, column, type } of cols) {
      if (
        table.startsWith('audit') ||
        (table === 'staff' && ['user_id', 'email', 'role', 'status'].includes(column))
      )
        continue
      const vs = (await import('#server/testing/helpers/hostile/hostile-rows.ts')).values[type] ?? []
      const v = vs[round % vs.length]
      const given = type === 'json' ? JSON.stringify(v) : v
      await sql(
        `update public.${table} set "${column}" = $1::text::${type === 'json' ? 'jsonb' : type === 'list' ? 'text[]' : 'text'}`,
        [type === 'list' ? `{${(v as string[]).map((x) => JSON.stringify(x))}}` : given],
      ).catch((e) => {
        if (!/unique|duplicate|null value|type json|foreign/.test(String(e)))
          bad.push([table, column, String(e).slice(0, 100)])
      })
    }
    await sql('set session_replication_role = origin')
    bad.push(...(await failing()).map((f) => [round, f]))
    ;(await import('node:fs')).writeFileSync(
      '/tmp/hB-bad.json',
      JSON.stringify(bad, null, 0).replaceAll('],[', '],\n['),
    )
  }
  expect(bad).toEqual([])
})
