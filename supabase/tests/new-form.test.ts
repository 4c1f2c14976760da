import { afterAll, beforeAll, expect, it } from 'vitest'
import { actAs, type Caller, createCallers } from './callers.ts'
import { openEmbeddedDatabase, type TestedDatabase } from './database.ts'

let database: TestedDatabase

/** A form and its report by the recipe: a table and a view, with one line each. */
const migration = `
  create table public.callbacks (
    id uuid primary key,
    mobile text not null check (char_length(mobile) between 1 and 20),
    search_text text not null generated always as (lower(mobile)) stored,
    submission_hash text not null default '',
    created_at timestamptz not null default now(),
    is_quarantined boolean not null default false,
    doubt smallint not null default 0 check (doubt between 0 and 2),
    sender text
  );
  call private.make_enquiry_table('callbacks');
  create view public.callback_report with (security_invoker = true) as
  select id, created_at, search_text, mobile from public.callbacks;
  call private.make_report('callback_report', 'callbacks')`

beforeAll(async () => {
  database = await openEmbeddedDatabase()
  await createCallers(database)
  await database.script(migration)
  for (const doubt of [0, 2])
    await database.query(
      'insert into public.callbacks (id, mobile, doubt) values (gen_random_uuid(), $1, $2)',
      [`98765 4321${doubt}`, doubt],
    )
})
afterAll(() => database.close())

const page = async (caller: Caller, quarantined: boolean) => {
  const [held] = (await database.query('select id from callbacks where is_quarantined')).rows
  const ask = () =>
    database.query(
      `select report_page('callback_report', term => $1, quarantined => $2) as page,
        release_enquiry('callback_report', $3) as released`,
      ['98765', quarantined, held?.id],
    )
  const { rows } = await actAs(database, caller, ask)
  return rows[0]
}

it('staff find, page and release what a new form stores', async () => {
  expect(await page('active', false)).toMatchObject({
    page: { totalRecords: 1, data: [{ mobile: '98765 43210' }] },
    released: true,
  })
  expect(await page('active', true)).toMatchObject({ page: { data: [{ mobile: '98765 43212' }] } })
  const { rows } = await database.query(
    `select row_count::integer, quarantined_count::integer from private.report_day_counts where enquiry_table = 'callbacks'`,
  )
  expect(rows).toEqual([{ row_count: 1, quarantined_count: 1 }])
})

it('visitors send, and choose neither the moment nor the verdict, and read nothing', async () => {
  const send = (columns: string, values: string) =>
    actAs(database, 'anon', () =>
      database.query(
        `insert into public.callbacks (id, mobile${columns}) values (gen_random_uuid(), '1'${values})`,
      ),
    )
  expect((await send('', '')).affected).toBe(1)
  for (const [column, value] of [
    [', created_at', `, '2026-01-01'`],
    [', is_quarantined', ', false'],
  ] as const)
    await expect(send(column, value)).rejects.toMatchObject({ code: '42501' })
  await expect(
    actAs(database, 'anon', () => database.query('select * from public.callbacks')),
  ).rejects.toMatchObject({ code: '42501' })
})
