import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { actAs, type Caller, createCallers } from './callers.ts'

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
    robot_score smallint not null default 0 check (robot_score between 0 and 2)
  );
  call private.make_enquiry_table('callbacks');
  create view public.callback_report with (security_invoker = true) as
  select id, created_at, search_text, mobile from public.callbacks;
  call private.make_report('callback_report', 'callbacks')`

beforeAll(async () => {
  database = await openOwnDatabase()
  await createCallers(database)
  await database.script(migration)
  for (const robotScore of [0, 2])
    await database.query(`select store_enquiry('callbacks', $1, 'an address')`, [
      {
        id: randomUUID(),
        mobile: `98765 4321${robotScore}`,
        robot_score: robotScore,
        submission_hash: 'hash',
      },
    ])
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

it.each(['anon', 'stranger', 'active', 'service'] as const)(
  '%s writes nothing past the function',
  async (caller) => {
    const insert = () =>
      database.query(`insert into public.callbacks (id, mobile) values (gen_random_uuid(), '1')`)
    await expect(actAs(database, caller, insert)).rejects.toMatchObject({ code: '42501' })
  },
)

it.each(['a\u0007b', 'two\nlines', '  '])('no text like %j is stored', async (mobile) => {
  const attempt = database.query(`select store_enquiry('callbacks', $1, 'an address')`, [
    { id: randomUUID(), mobile, robot_score: 0, submission_hash: 'hash' },
  ])
  await expect(attempt).rejects.toMatchObject({
    code: '23514',
    message: expect.stringContaining('"callbacks_clean_check"'),
  })
})

it('a form and its report that are dropped leave nothing of their names behind', async () => {
  await database.script(`
    insert into public.retention_rules (enquiry_table, days) values ('callbacks', 30);
    update public.promise_settings set targets = targets || '{"callbacks": 60}'`)
  const drop = () => database.script(`call private.drop_enquiry_table('callbacks')`)
  // The report is asked for first: nobody drops a table that a report still reads.
  await expect(drop()).rejects.toMatchObject({ code: '2BP01' })
  await database.script('rollback')
  await database.script(`call private.drop_report('callback_report')`)
  await drop()
  const { rows } = await database.query(
    `select to_regclass('public.callbacks') as the_table, to_regclass('public.callback_report') as the_view,
       (select count(*)::integer from private.reports where enquiry_table = 'callbacks') as reports,
       (select count(*)::integer from private.report_day_counts where enquiry_table = 'callbacks') as counts,
       (select count(*)::integer from public.leads where enquiry_table = 'callbacks') as leads,
       (select count(*)::integer from public.retention_rules where enquiry_table = 'callbacks') as rules,
       (select targets ? 'callbacks' from public.promise_settings) as is_promised`,
  )
  expect(rows).toEqual([
    { the_table: null, the_view: null, reports: 0, counts: 0, leads: 0, rules: 0, is_promised: false },
  ])
})
