import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnerReport } from '#contract/reports/owner-report.ts'
import { scoreMarks } from '#contract/reports/sale-figures.ts'
import type { KnownSpend, SavedSpends } from '#contract/reports/spends.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { dayAfter, mondayOf } from '#domain/days/days.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
let owner: StaffCaller
let near: StaffCaller
let seller: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  for (const outlet of [1, 2])
    await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), outlet, [])
  // Open from nine to six, closed on Sundays.
  await api.db.sql(
    `update public.dealers set hours = jsonb_build_object('sales',
       (select jsonb_agg(case day when 7 then null else '{"opens": "09:00", "closes": "18:00"}'::jsonb end order by day)
        from generate_series(1, 7) as day))`,
  )
  owner = await api.staffCaller({ userId: 'owner', name: 'Asha Sahoo' })
  near = await api.staffCaller({ userId: 'near', name: 'Ravi Das', role: 'manager', outletIds: [1] })
  seller = await api.staffCaller({ userId: 'seller', name: 'Mina Rout', role: 'sales' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from public.leads')
  await api.db.sql('delete from private.spends')
})

/** A Monday eight weeks ago, whose weeks are over at any hour of today. */
const monday = mondayOf(dayAfter(indianDay(new Date()), -56))
const at = (days: number, clock: string) => `${dayAfter(monday, days)}T${clock}:00+05:30`

interface GivenLead {
  source?: string
  outlet?: number | null
  created?: string
  arrived?: string | null
  answered?: string | null
  stage?: string
  lost?: string
}

async function addLead(given: GivenLead = {}): Promise<string> {
  const { source = 'google', outlet = 1, created = at(0, '10:00'), arrived = null, answered = null } = given
  const { stage = 'new', lost = '' } = given
  const [lead] = await api.db.sql<{ id: string }>(
    `insert into public.leads (enquiry_table, enquiry_id, family, source, outlet_id, created_at, arrived_at, answered_at, stage,
       lost_reason, lost_because)
     values ('product_enquiries', gen_random_uuid(), 'sales', $1, $2, $3, $4, $5, $6, $7, 'Words') returning id`,
    [source, outlet, created, arrived, answered, stage, lost],
  )
  return lead?.id ?? ''
}

const addEvent = (lead: string, kind: string, moment: string, value = '') =>
  api.db.sql(
    `insert into public.lead_events (id, lead_id, created_at, kind, value) values ($1, $2, $3, $4, $5)`,
    [randomUUID(), lead, moment, kind, value],
  )

async function report(query = '', caller = owner): Promise<OwnerReport> {
  const { status, body } = await caller.call(
    'GET',
    `/api/ownerReport?until=${dayAfter(monday, 6)}&weeks=1${query}`,
  )
  expect(status).toBe(200)
  return body as OwnerReport
}

const spend = (rows: object[], isDry = false, caller = owner) =>
  caller.call('POST', '/api/spends', { body: { rows, isDry } })

test('a lead counts in the week in which it arrived, however long it had waited', async () => {
  await addLead({ created: at(-9, '10:00'), arrived: at(6, '23:59') })
  await addLead({ created: at(-1, '23:59') })
  await addLead({ created: at(7, '00:00') })
  const { from, to, all } = await report()
  expect([from, to, all.came]).toEqual([monday, dayAfter(monday, 6), 1])
})

test('a sale that was lost keeps how far it had come, and is lost for a reason, or for none that was said', async () => {
  const quoted = await addLead({ stage: 'quoted' })
  await addEvent(quoted, 'stage', at(1, '10:00'), 'quoted')
  await api.db.sql(`update public.leads set stage = 'lost', lost_reason = 'price' where id = $1`, [quoted])
  await addLead({ stage: 'lost' })
  await addLead({ stage: 'delivered' })
  const { all, lost } = await report()
  expect(all).toMatchObject({ came: 3, reached: 2, visited: 1, quoted: 1, booked: 1, delivered: 1, lost: 2 })
  expect(lost).toEqual([
    { reason: 'not-said', leads: 1 },
    { reason: 'price', leads: 1 },
  ])
})

test('answer times are minutes of opening time', async () => {
  // Came on Saturday at half past five, answered on Monday at a quarter past nine: closed in between.
  await addLead({ created: at(5, '17:30'), answered: at(7, '09:15') })
  await addLead({ created: at(0, '20:00'), answered: at(0, '21:00') })
  await addLead({ created: at(0, '10:00'), answered: at(0, '16:40') })
  const { all, outlets } = await report()
  expect(all.answers).toEqual({ answered: 3, p50: 45, p90: 400 })
  await addLead({ outlet: 2 })
  expect((await report()).outlets.map(({ id, answers }) => [id, answers?.answered ?? null])).toEqual([
    [1, 3],
    [2, null],
  ])
  expect(outlets).toHaveLength(1)
})

test('the score gives each mark its points, until the end of the first open day after the arrival', async () => {
  const good = await addLead({ created: at(0, '10:00'), answered: at(0, '10:09') })
  await addEvent(good, 'call', at(0, '10:09'))
  await addEvent(good, 'whatsapp', at(0, '10:20'))
  await addEvent(good, 'stage', at(0, '10:09'), 'contacted')
  await addEvent(good, 'due', at(0, '10:21'), at(3, '10:00'))
  // On Saturday tried once; the second try is on Monday, as Sunday is closed.
  const second = await addLead({ created: at(5, '10:00'), answered: at(5, '11:00') })
  await addEvent(second, 'call', at(5, '11:00'))
  await addEvent(second, 'call', at(7, '17:00'))
  await addLead({ created: at(1, '10:00') })
  const { all } = await report()
  expect(all.score).toEqual({
    points: Math.round((100 + 15) / 3),
    scored: 3,
    marks: { quick: 1, 'two-ways': 1, told: 1, timed: 1, retried: 2 },
  })
  expect(scoreMarks.reduce((sum, { points }) => sum + points, 0)).toBe(100)
})

test('a lead that came today waits for its score', async () => {
  await addLead({ created: new Date().toISOString() })
  const { body } = await owner.call('GET', '/api/ownerReport?weeks=1')
  expect((body as OwnerReport).all).toMatchObject({ came: 1, score: null })
})

test('what advertising cost is told for each delivered vehicle, a month by its days within the weeks', async () => {
  await addLead({ source: 'google', stage: 'delivered' })
  await addLead({ source: 'facebook' })
  const rows = [
    { beginsOn: monday, span: 'week', source: 'google', rupees: 7000 },
    { beginsOn: monday, span: 'week', source: 'facebook', campaign: 'diwali', rupees: 500 },
  ]
  const dry = (await spend(rows, true)).body as SavedSpends
  expect([dry.isDone, dry.rows, (await report()).spend]).toEqual([false, ['new', 'new'], null])
  expect(((await spend(rows)).body as SavedSpends).message).toBe('2 amounts saved.')
  const { spend: all, sources } = await report()
  expect(all).toEqual({ rupees: 7500, perDelivered: 7500 })
  expect(sources.map(({ source, spend }) => [source, spend])).toEqual([
    ['facebook', { rupees: 500, perDelivered: null }],
    ['google', { rupees: 7000, perDelivered: 7000 }],
  ])
  const first = `${monday.slice(0, 7)}-01`
  const days = new Date(Date.UTC(Number(monday.slice(0, 4)), Number(monday.slice(5, 7)), 0)).getUTCDate()
  const both = [
    { beginsOn: monday, span: 'week', source: 'google', rupees: 0 },
    { beginsOn: first, span: 'month', source: 'google', rupees: days * 10 },
  ]
  expect(((await spend(both)).body as SavedSpends).rows).toEqual(['removed', 'new'])
  const inside = Array.from({ length: 7 }, (_, day) => dayAfter(monday, day)).filter((day) =>
    day.startsWith(monday.slice(0, 7)),
  ).length
  expect((await report()).spend?.rupees).toBe(500 + inside * 10)
  expect(((await owner.call('GET', '/api/spends')).body as KnownSpend[]).map(({ by }) => by)).toEqual([
    'Asha Sahoo',
    'Asha Sahoo',
  ])
})

test('a week that begins on no Monday, a row twice and no amount are refused', async () => {
  const row = { beginsOn: monday, span: 'week', source: 'google', rupees: 1 }
  for (const rows of [[{ ...row, beginsOn: dayAfter(monday, 1) }], [row, row], [{ ...row, rupees: -1 }], []])
    expect((await spend(rows)).status).toBe(422)
})

test('an account of one outlet counts its own leads and those of none, and knows no amounts; sales have no report', async () => {
  await addLead({ outlet: 1 })
  await addLead({ outlet: 2 })
  await addLead({ outlet: null })
  await spend([{ beginsOn: monday, span: 'week', source: 'google', rupees: 5 }])
  const own = await report('', near)
  expect([own.all.came, own.spend]).toEqual([2, null])
  expect((await report('&outlet=2', near)).all.came).toBe(0)
  expect((await near.call('GET', '/api/spends')).body).toEqual([])
  expect((await spend([], false, near)).status).toBe(403)
  for (const [method, path] of [
    ['GET', '/api/ownerReport'],
    ['GET', '/api/spends'],
  ] as const)
    expect((await seller.call(method, path)).status).toBe(403)
})

test('the saved amounts leave a line in the audit trail', async () => {
  await spend([{ beginsOn: monday, span: 'week', source: 'google', rupees: 5 }])
  const { body } = await owner.call('POST', '/api/auditTrail', { body: { search: 'advertising' } })
  expect((body as { data: object[] }).data[0]).toMatchObject({ action: 'Changed' })
})
