import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { openOwnDatabase } from '#server/testing/helpers/own-database.ts'
import { actAs, createCallers, outsiders } from './callers.ts'
import { insertMany } from './many-rows.ts'

let database: TestedDatabase

beforeAll(async () => {
  database = await openOwnDatabase()
  await createCallers(database)
})
afterAll(() => database.close())
beforeEach(() => database.script('truncate public.service_bookings, private.charges'))

async function store(
  values: { name?: string; mobile?: string; robot_score?: number; at?: string; from?: string } = {},
): Promise<string> {
  const { name = '', mobile = '', robot_score = 0, at = '0', from = '' } = values
  const id = randomUUID()
  const { rows } = await database.query(
    `select store_enquiry('service_bookings',
       jsonb_build_object('created_at', now() + $2::interval, 'submission_hash', 'hash') || $1, $3) ->> 'outcome' as outcome`,
    [{ id, name, mobile, robot_score }, at, from],
  )
  expect(rows).toEqual([{ outcome: 'stored' }])
  return id
}

async function counts(): Promise<{ genuine: number; quarantined: number }> {
  const { rows } = await database.query(
    `select sum(row_count)::integer as genuine, sum(quarantined_count)::integer as quarantined
     from private.report_day_counts where enquiry_table = 'service_bookings'`,
  )
  return rows[0] as { genuine: number; quarantined: number }
}

it('keeps one count of the genuine and one of the quarantined', async () => {
  await store()
  await store({ robot_score: 1 })
  const quarantined = await store({ robot_score: 2 })
  await store({ robot_score: 2, at: '-3 days' })
  expect(await counts()).toEqual({ genuine: 2, quarantined: 2 })
  await database.query('update public.service_bookings set is_quarantined = false where id = $1', [
    quarantined,
  ])
  expect(await counts()).toEqual({ genuine: 3, quarantined: 1 })
  await database.query('update public.service_bookings set is_quarantined = true where id = $1', [
    quarantined,
  ])
  expect(await counts()).toEqual({ genuine: 2, quarantined: 2 })
  await database.script('delete from public.service_bookings')
  expect(await counts()).toEqual({ genuine: 0, quarantined: 0 })
})

it('counts the pace of nobody without a number, and of nothing that comes late', async () => {
  for (let round = 0; round < 12; round++) {
    await store({ mobile: round % 2 ? '' : '98', robot_score: 1 })
    await store({ mobile: '9876543210', robot_score: 1, at: '-1 hour' })
  }
  expect(await counts()).toEqual({ genuine: 24, quarantined: 0 })
})

it('forgives as time goes by', async () => {
  for (let round = 0; round < 9; round++) await store({ mobile: '9876543210', robot_score: 1 })
  expect(await counts()).toEqual({ genuine: 5, quarantined: 4 })
  await database.script(
    `update private.charges set ends_at = now() where budget = 'doubtful forms of a number'`,
  )
  for (let round = 0; round < 6; round++) await store({ mobile: '9876543210', robot_score: 1 })
  expect(await counts()).toEqual({ genuine: 10, quarantined: 5 })
})

it('keeps out nobody whose number somebody else sends from another network', async () => {
  const sent = { mobile: '9876543210', robot_score: 1 }
  for (let round = 0; round < 9; round++) await store({ ...sent, from: 'a'.repeat(64) })
  await store({ ...sent, from: 'b'.repeat(64) })
  expect(await counts()).toEqual({ genuine: 6, quarantined: 4 })
})

it.each(['anon', 'service', ...outsiders] as const)('lets %s release nothing', async (caller) => {
  const id = await store({ robot_score: 2 })
  const attempt = actAs(database, caller, () =>
    database.query(`select release_enquiry('booking_report', $1)`, [id]),
  )
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

it.each(['anon', 'service', 'active'] as const)('lets %s read or write no charge', async (caller) => {
  const attempt = actAs(database, caller, () => database.query('select * from private.charges'))
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

it.each([0, 1] as const)(
  'quarantines nobody for the pace of others (robot score %s before)',
  async (robotScore) => {
    for (let round = 0; round < 12; round++) await store({ mobile: '9876543210', robot_score: robotScore })
    const before = await counts()
    await store({ mobile: '9876543210' })
    expect(await counts()).toEqual({ ...before, genuine: before.genuine + 1 })
  },
)

it.each([false, true])('finds a page by the index alone (quarantined: %s)', async (quarantined) => {
  await insertMany(
    database,
    'service_bookings',
    `insert into public.service_bookings (id, name, is_quarantined, created_at)
     select gen_random_uuid(), 'Rider ' || n, n % 20 = 0, now() - make_interval(hours => n)
     from generate_series(1, 10000) n`,
  )
  const condition = quarantined ? 'is_quarantined' : 'not is_quarantined'
  const { rows } = await database.query(
    `explain (costs off) select id from public.service_bookings where ${condition}
     order by created_at desc, id desc limit 10 offset 200`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const index = quarantined ? 'service_bookings_quarantined_idx' : 'service_bookings_created_at_idx'
  expect(plan).toContain(`Index Only Scan using ${index}`)
})
