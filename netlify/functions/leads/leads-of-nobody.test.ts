import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InboxCounts } from '#contract/leads/leads.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller
let outlet: number
let sellerId: string

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  const [place] = await api.db.sql<{ id: number }>('select id from public.dealers order by id limit 1')
  outlet = Number(place?.id)
  owner = await api.staffCaller({ userId: 'owner', name: 'Owner', role: 'owner' })
  sellerId = (await api.db.createStaff({ userId: 'ravi', name: 'Ravi' })).id
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from public.leads')
  await api.db.sql(
    `update public.staff set role = 'sales', outlet_ids = '{}', status = 'active', expires_on = private.indian_day(now()) + 90
     where id = $1`,
    [sellerId],
  )
})

/** Adds a lead that is assigned to the seller. */
async function give({
  family = 'sales',
  stage = 'new',
  outletId = null as number | null,
} = {}): Promise<string> {
  const [lead] = await api.db.sql<{ id: string }>(
    `insert into public.leads (enquiry_table, enquiry_id, family, stage, assignee_id, outlet_id, created_at)
     values ('contact_requests', gen_random_uuid(), $1, $2, $3, $4, now()) returning id`,
    [family, stage, sellerId, outletId],
  )
  return lead?.id ?? ''
}
const unassigned = async () => ((await owner.call('GET', '/api/leads/counts')).body as InboxCounts).unassigned
const change = async (body: object) =>
  expect((await owner.call('PATCH', `/api/staff/${sellerId}`, { body })).status).toBe(200)
const has = async (id: string) =>
  (await api.db.sql('select from public.leads where id = $1 and assignee_id = $2', [id, sellerId])).length ===
  1

test('the open leads of a disabled account wait for somebody at once; what has ended stays with who did it', async () => {
  const [open, sold] = [await give(), await give({ stage: 'delivered' })]
  await change({ isActive: false })
  expect([await has(open), await has(sold), await unassigned()]).toEqual([false, true, 1])
  const events = await api.db.sql('select lead_id, kind, value, actor from public.lead_events')
  expect(events).toEqual([{ lead_id: open, kind: 'assigned', value: '', actor: 'Owner' }])
  const { body } = await owner.call('POST', '/api/auditTrail', { body: { search: 'given back' } })
  expect((body as { data: object[] }).data).toMatchObject([{ subject: 'Open leads of ravi · given back' }])
})

test('other rights take away what they do not reach, and nothing else', async () => {
  const [sale, other, elsewhere] = [
    await give(),
    await give({ family: 'other' }),
    await give({ family: 'other', outletId: outlet }),
  ]
  await change({ role: 'service' })
  expect([await has(sale), await has(other), await has(elsewhere)]).toEqual([false, true, true])
  await change({ outletIds: [outlet + 1] })
  expect([await has(other), await has(elsewhere)]).toEqual([true, false])
})

test('after a last day the schedule gives leads back', async () => {
  const id = await give()
  await api.db.sql(`alter table public.staff disable trigger staff_free_leads`)
  await api.db.sql(`update public.staff set expires_on = private.indian_day(now()) - 1 where id = $1`, [
    sellerId,
  ])
  await api.db.sql(`alter table public.staff enable trigger staff_free_leads`)
  expect(await unassigned()).toBe(0)
  await api.runScheduled()
  expect([await has(id), await unassigned()]).toEqual([false, 1])
})
