import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LeadFigures } from '#contract/leads/lead-figures.ts'
import type { InboxCounts } from '#contract/leads/leads.ts'
import { medianOf } from '#server/services/leads/lead-figures.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let asha: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  asha = await api.staffCaller({ userId: 'asha', name: 'Asha Sahoo' })
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude)
     select id, 'Outlet ' || id, 'Road', '1', '2', '3', '9', 'a@b.example', 'https://www.google.com/maps/embed?pb=1', 20, 85
     from generate_series(1, 2) id`,
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from public.leads')
  await api.db.sql(`update public.staff set role = 'owner', outlet_ids = '{}' where user_id = 'asha'`)
})

interface GivenLead {
  kind?: string
  family?: string
  outlet?: number | null
  daysAgo?: number
  source?: string
  mobile?: string
}

async function addLead({
  kind = 'product_enquiries',
  family = 'sales',
  outlet = null,
  daysAgo = 0,
  source = '',
  mobile = '',
}: GivenLead) {
  const [row] = await api.db.sql<{ id: string }>(
    `insert into public.leads (enquiry_table, enquiry_id, family, model, outlet_id, source, created_at, mobile)
     values ($1, gen_random_uuid(), $2, 'SP125', $3, $4, now() - make_interval(days => $5), $6) returning id`,
    [kind, family, outlet, source, daysAgo, mobile],
  )
  return row?.id ?? ''
}

async function figures(): Promise<LeadFigures> {
  const { status, body } = await asha.call('GET', '/api/dashboard/leads')
  expect(status).toBe(200)
  return body as LeadFigures
}

/** The last moment of this day in India: what is promised for it falls due today, whatever the time is. */
const endOfToday = `private.indian_day_start(private.indian_day(now()) + 1) - interval '1 millisecond'`

/** What waits for Asha, which the dashboard shows above the figures. */
async function waiting(): Promise<InboxCounts> {
  return (await asha.call('GET', '/api/leads/counts')).body as InboxCounts
}

test('leads of thirty days stand beside those of the thirty before, counted by what they are', async () => {
  await addLead({ source: 'google', outlet: 1 })
  await addLead({ source: 'google', daysAgo: 29 })
  await addLead({ daysAgo: 30 })
  await addLead({ daysAgo: 60 })
  await addLead({ kind: 'service_bookings', family: 'service' })
  const { total, kinds, sources, outlets, stages, days } = await figures()
  expect(total).toEqual({ now: 3, before: 1 })
  expect(kinds).toEqual([
    { kind: 'enquiry', now: 2, before: 1 },
    { kind: 'booking', now: 1, before: 0 },
  ])
  expect(sources).toEqual([
    { name: 'google', now: 2, before: 0 },
    { name: '', now: 1, before: 1 },
  ])
  expect(outlets).toContainEqual({ id: 1, name: 'Outlet 1', now: 1, before: 0 })
  expect(stages).toContainEqual({ family: 'sales', stage: 'new', now: 2, before: 1 })
  expect(days.map(({ leads }) => leads)).toEqual([1, 1, 2])
  expect((await waiting()).unassigned).toBe(5)
})

test('a promise that is kept by a call counts as kept', async () => {
  const id = await addLead({})
  await api.db.sql(`update public.leads set promised_at = ${endOfToday}`)
  const body = { id: randomUUID(), kind: 'call', words: 'Spoke to them' }
  expect((await asha.call('POST', `/api/lead/${id}/touches`, { body })).status).toBe(200)
  const { promises, medianMinutes } = await figures()
  expect(promises.today).toEqual({ kept: 1, late: 0, open: 0 })
  expect(medianMinutes.now).not.toBeNull()
})

test('a promise that is over and that nobody kept is a late one', async () => {
  for (const daysAgo of [0, 3, 3, 40]) await addLead({ daysAgo })
  await addLead({ daysAgo: 3, outlet: 2 })
  const kept = await addLead({ daysAgo: 3 })
  await api.db.sql(`update public.leads set promised_at = case when created_at > now() - interval '1 day'
    then ${endOfToday} else created_at + interval '1 minute' end`)
  await api.db.sql(`update public.leads set answered_at = created_at where id = $1`, [kept])
  const { promises } = await figures()
  expect(promises).toEqual({
    today: { kept: 0, late: 0, open: 1 },
    now: { kept: 1, late: 3, open: 1 },
    before: { kept: 0, late: 1, open: 0 },
  })
  await api.db.sql(`update public.staff set role = 'sales', outlet_ids = '{1}' where user_id = 'asha'`)
  expect((await figures()).promises.now).toEqual({ kept: 1, late: 2, open: 1 })
})

test('what stands in no list counts nowhere: what goes on in another lead, and what is of no customer', async () => {
  const [kept, merged, agent] = await Promise.all(
    ['98765 43210', '98765 43210', '90000 00001'].map((mobile) => addLead({ mobile })),
  )
  await api.db.sql(
    `update public.leads set due_at = now() - interval '1 hour', promised_at = now() - interval '1 hour'`,
  )
  const patch = (path: string, body: object) => asha.call('PATCH', `/api/lead/${path}`, { body })
  expect((await patch(`${merged}/merge`, { into: kept })).status).toBe(200)
  expect((await patch(`${agent}/marks`, { mark: 'not-a-customer', isSet: true })).status).toBe(200)
  const { total, promises } = await figures()
  const { overdue, unassigned } = await waiting()
  expect({ now: total.now, late: promises.now.late, overdue, unassigned }).toEqual({
    now: 1,
    late: 1,
    overdue: 1,
    unassigned: 1,
  })
  expect((await patch(`${agent}/marks`, { mark: 'not-a-customer', isSet: false })).status).toBe(200)
  expect((await patch(`${merged}/merge`, { into: null })).status).toBe(200)
  expect((await figures()).total.now).toBe(3)
})

test('who was written down as they came waited for no answer', async () => {
  const body = { id: randomUUID(), mobile: '98765 43210', channel: 'walk-in', family: 'sales' }
  expect((await asha.call('POST', '/api/walkIns', { body })).status).toBe(201)
  const { total, medianMinutes } = await figures()
  expect([total.now, medianMinutes.now]).toEqual([1, null])
})

test('the counts follow the work on a lead, and a deleted one', async () => {
  const id = await addLead({})
  await api.db.sql(`update public.leads set stage = 'quoted', assignee_id = $2 where id = $1`, [
    id,
    asha.account.id,
  ])
  // The change counts as the answer, at this moment; the test needs an answer that took some time.
  await api.db.sql(
    `update public.leads set created_at = now() - interval '40 minutes', answered_at = now(),
       promised_at = ${endOfToday} where id = $1`,
    [id],
  )
  const { stages, people, promises, medianMinutes } = await figures()
  expect(stages).toEqual([{ family: 'sales', stage: 'quoted', now: 1, before: 0 }])
  expect(people).toEqual([{ id: asha.account.id, name: 'Asha Sahoo', now: 1, before: 0 }])
  expect(promises.today).toEqual({ kept: 1, late: 0, open: 0 })
  expect(Math.abs((medianMinutes.now ?? 0) - 40)).toBeLessThanOrEqual(2)
  expect((await waiting()).unassigned).toBe(0)
  await api.db.sql('delete from public.leads')
  expect((await figures()).total).toEqual({ now: 0, before: 0 })
  expect(await api.db.sql('select * from private.lead_days where leads <> 0')).toEqual([])
})

test('a member of staff reads the figures of their own families and outlets, and of what is for no outlet yet', async () => {
  await addLead({ outlet: 1 })
  await addLead({ outlet: 2 })
  await addLead({ outlet: null })
  await addLead({ kind: 'career_applications', family: 'people' })
  await api.db.sql(`update public.staff set role = 'sales', outlet_ids = '{1}' where user_id = 'asha'`)
  const { total, outlets, kinds } = await figures()
  expect([total.now, (await waiting()).unassigned]).toEqual([2, 2])
  expect(kinds.map(({ kind }) => kind)).toEqual(['enquiry'])
  expect(outlets.map(({ id }) => id)).not.toContain(2)
})

test('the median is the step in which the middle answer falls', () => {
  const step = (value: string, now: number) => ({ value, now, before: 0 })
  expect(medianOf([step('24', 1), step('0', 1), step('48', 1)], 'now')).toBe(10)
  expect(medianOf([step('24', 1)], 'before')).toBeNull()
})
