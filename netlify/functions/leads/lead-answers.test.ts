import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { referenceOf } from '#contract/enquiries/reference.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
const callers: Record<string, Caller> = {}

beforeAll(async () => {
  api = await startTestApi()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  for (const outlet of [1, 2]) await addOutlet(run, outlet, [])
  for (const [userId, role, outletIds] of [
    ['owner', 'owner', []],
    ['ravi', 'sales', []],
    ['near', 'sales', [1]],
  ] as const) {
    callers[userId] = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
  }
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('delete from public.leads'))

interface Given {
  family?: string
  stage?: string
  mobile?: string
  outlet?: number
  minutesAgo?: number
}

/**
 * Adds a lead that came some minutes ago and whose promised call is due now; answers its id and its
 * reference.
 */
async function promised({
  family = 'sales',
  stage = 'new',
  mobile = '98765 43210',
  outlet,
  minutesAgo = 10,
}: Given = {}): Promise<{ id: string; reference: string }> {
  const enquiry = randomUUID()
  const [row] = await api.db.sql<{ id: string }>(
    `insert into public.leads (enquiry_table, enquiry_id, family, stage, name, mobile, outlet_id, created_at, promised_at)
     values ('product_enquiries', $1, $2, $3, 'Bijaya', $4, $5, now() - make_interval(mins => $6), now()) returning id`,
    [enquiry, family, stage, mobile, outlet ?? null, minutesAgo],
  )
  return { id: row?.id ?? '', reference: referenceOf(enquiry) }
}

async function touch(lead: { id: string }, kind: string, userId = 'ravi'): Promise<void> {
  const body = { id: randomUUID(), kind, words: kind }
  const { status } = await (callers[userId] as Caller).call('POST', `/api/lead/${lead.id}/touches`, { body })
  expect(status).toBe(200)
}
async function merge(lead: { id: string }, into: { id: string } | null): Promise<void> {
  const body = { into: into?.id ?? null }
  const { status } = await (callers.owner as Caller).call('PATCH', `/api/lead/${lead.id}/merge`, { body })
  expect(status).toBe(200)
}
const answeredOf = async (...leads: { id: string }[]) => {
  const rows = await api.db.sql<{ id: string }>(
    'select id::text from public.leads where answered_at is not null',
  )
  return leads.map(({ id }) => rows.some((row) => row.id === id))
}
const status = async ({ reference }: { reference: string }, digits = '3210') =>
  (await api.caller().call('POST', '/api/enquiryStatus', { body: { reference, digits } }))
    .body as EnquiryStatus

test('a call answers all that is open of its number and that the caller sees; a note answers nothing', async () => {
  const [called, other] = [await promised(), await promised({ mobile: '+91 98765-43210', family: 'other' })]
  const others = [
    await promised({ family: 'service' }),
    await promised({ mobile: '90000 00001' }),
    await promised({ family: 'other', stage: 'done' }),
  ]
  await touch(called, 'note')
  expect(await answeredOf(called, other)).toEqual([false, false])
  for (const kind of ['call', 'whatsapp']) {
    await touch(called, kind)
    expect(await answeredOf(called, other, ...others)).toEqual([true, true, false, false, false])
  }
})

test('who walks in or rings is answered for all that had come by then, as of that moment', async () => {
  const leads = [
    await promised(),
    await promised({ family: 'other' }),
    await promised({ family: 'service' }),
    await promised({ mobile: '90000 00001' }),
    await promised({ minutesAgo: 1 }),
  ]
  const at = new Date(Date.now() - 5 * 60_000).toISOString()
  for (const channel of ['walk-in', 'phone']) {
    const body = { id: randomUUID(), mobile: '098765 43210', channel, family: 'sales', createdAt: at }
    expect((await (callers.ravi as Caller).call('POST', '/api/walkIns', { body })).status).toBe(201)
    expect(await answeredOf(...leads)).toEqual([true, true, false, false, false])
  }
  const [answered] = await api.db.sql<{ at: Date }>(
    'select distinct answered_at as at from public.leads where answered_at is not null',
  )
  expect(new Date(answered?.at ?? 0).toISOString()).toBe(at)
})

test('whoever takes up a known person who came has the lead, answered, where nobody had it; a walk-in mails nobody', async () => {
  const [lead, other] = [await promised(), await promised({ family: 'other' })]
  const holders = () =>
    api.db.sql<{ name: string | null }>(
      `select staff.name from public.leads left join public.staff on staff.id = assignee_id
       where leads.id = any ($1) order by leads.family desc`,
      [[lead.id, other.id]],
    )
  await touch(lead, 'walk-in')
  expect(await answeredOf(lead, other)).toEqual([true, true])
  expect((await holders()).map(({ name }) => name)).toEqual(['ravi', null])
  await touch(lead, 'phone', 'owner')
  expect((await holders()).map(({ name }) => name)).toEqual(['ravi', null])
  const events = await api.db.sql<{ kind: string }>(
    'select kind from public.lead_events where lead_id = $1 order by place',
    [lead.id],
  )
  expect(events.map(({ kind }) => kind)).toEqual(['walk-in', 'assigned', 'phone'])

  const body = { id: randomUUID(), mobile: '90000 00002', channel: 'walk-in', family: 'sales' }
  expect((await (callers.ravi as Caller).call('POST', '/api/walkIns', { body })).status).toBe(201)
  const mailed = await api.db.sql(
    `select from private.mails join public.leads on leads.id = lead_id where enquiry_table = 'walk_ins'`,
  )
  expect(mailed).toEqual([])
})

test('what came after a call waits for the next one', async () => {
  const first = await promised()
  await touch(first, 'call')
  const second = await promised({ minutesAgo: 0 })
  expect(await answeredOf(second)).toEqual([false])
  await touch(first, 'whatsapp')
  expect(await answeredOf(second)).toEqual([true])
})

test('what goes on in another lead breaks no promise, is answered by a call there, and says how far that is', async () => {
  const queued = async () => {
    await api.db.sql(`select private.queue_due_mails(now() + interval '1 minute')`)
    return api.db.sql(`select lead_id::text as id from private.mails where kind = 'broken'`)
  }
  const [target, merged] = [await promised(), await promised()]
  await merge(merged, target)
  expect(await queued()).toEqual([{ id: target.id }])
  await api.db.sql(`update public.leads set stage = 'contacted' where id = $1`, [target.id])
  expect(await status(merged)).toMatchObject({
    words: 'We have spoken with you.',
    answeredAt: expect.any(String),
  })
  expect(await answeredOf(merged)).toEqual([false])
  await touch(target, 'call')
  expect(await answeredOf(target, merged)).toEqual([true, true])
})

test('merged into a lead whose person was called since, it counts as called at that moment', async () => {
  const [near, far] = [await promised({ outlet: 1 }), await promised({ outlet: 2 })]
  await touch(near, 'call', 'near')
  expect(await answeredOf(near, far)).toEqual([true, false])
  await merge(far, near)
  const [same] = await api.db.sql<{ same: boolean }>(
    'select count(distinct answered_at) = 1 as same from public.leads where answered_at = touched_at',
  )
  expect([await answeredOf(far), same]).toEqual([[true], { same: true }])
  const late = await promised({ outlet: 2, minutesAgo: 0 })
  await merge(late, near)
  await merge(late, null)
  expect(await answeredOf(late)).toEqual([false])
})

test('a lead that somebody chose a time for is answered by no change of who has it', async () => {
  const lead = await promised({ stage: 'test-ride' })
  await api.db.sql(`update public.leads set stage = stage, assignee_id = null where id = $1`, [lead.id])
  expect(await answeredOf(lead)).toEqual([false])
})
