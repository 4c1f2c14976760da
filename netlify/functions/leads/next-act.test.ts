import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Board, InboxCounts, InboxRow, Lead } from '#contract/leads/leads.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
let asha: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), 1, [])
  asha = await api.staffCaller({ userId: 'asha', name: 'Asha Sahoo' })
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('delete from public.leads'))

interface Given {
  /** When the lead came, and when something is due, as intervals from now such as `-1 hour`. */
  came?: string
  promised?: string
  due?: string
  appointment?: string
  mobile?: string
}

/** Adds a lead, at a further stage where it has an appointment, which takes half an hour; answers its id. */
async function put(
  name: string,
  { came = '0', promised, due, appointment, mobile = '' }: Given = {},
): Promise<string> {
  const [row] = await api.db.sql<{ id: string; enquiry_id: string }>(
    `insert into public.leads (enquiry_table, enquiry_id, family, stage, name, mobile, created_at, promised_at, due_at)
     values ('product_enquiries', gen_random_uuid(), 'sales', $6, $1, $2, now() + $3, now() + $4, now() + $5)
     returning id, enquiry_id`,
    [name, mobile, came, promised ?? null, due ?? null, appointment ? 'test-ride' : 'new'],
  )
  if (appointment)
    await api.db.sql(
      `insert into public.appointments (outlet_id, purpose, starts_at, minutes, state, enquiry_table, enquiry_id)
       values (1, 'test-ride', now() + $1, 30, 'booked', 'product_enquiries', $2)`,
      [appointment, row?.enquiry_id],
    )
  return row?.id ?? ''
}

/** Promises each lead a call by the end of the Indian day. */
const promiseTonight = () =>
  api.db.sql(
    `update public.leads set promised_at = private.indian_day_start(private.indian_day(now()) + 1) - interval '1 second'`,
  )
const page = async (question: object) =>
  (await asha.call('POST', '/api/leads', { body: question })).body as {
    data: InboxRow[]
    newest: string
    asOf: string
    totalRecords: number
  }
const names = async (question: object) => (await page(question)).data.map(({ name }) => name)
const only = async () => (await page({})).data[0] as Lead
const counts = async () => (await asha.call('GET', '/api/leads/counts')).body as InboxCounts
const change = async (id: string, body: object) =>
  expect((await asha.call('PATCH', `/api/lead/${id}`, { body })).status).toBe(200)
const call = async (id: string) =>
  expect(
    (await asha.call('POST', `/api/lead/${id}/touches`, { body: { id: randomUUID(), kind: 'call' } })).status,
  ).toBe(200)

test('a promise is work: until its time it is of today, then it is late, and after a call it is neither', async () => {
  const id = await put('Promised', { came: '-1 hour' })
  await promiseTonight()
  expect(await only()).toMatchObject({ nextWhy: 'promise' })
  expect([await names({ tab: 'today' }), await names({ tab: 'overdue' })]).toEqual([['Promised'], []])
  await api.db.sql(`update public.leads set promised_at = now() - interval '1 minute'`)
  expect([await names({ tab: 'today' }), await names({ tab: 'overdue' })]).toEqual([
    ['Promised'],
    ['Promised'],
  ])
  expect(await counts()).toMatchObject({ overdue: 1, today: 1 })
  await call(id)
  expect(await only()).toMatchObject({ nextAt: null, nextWhy: null, lateAt: null })
  expect(await counts()).toMatchObject({ overdue: 0, today: 0 })
})

test('what was done today and dated for tomorrow leaves today', async () => {
  const id = await put('Called')
  await promiseTonight()
  await call(id)
  const dueAt = new Date(Date.now() + 86_400_000).toISOString()
  await change(id, { version: 1, dueAt, nextStep: 'Ring again' })
  expect(await names({ tab: 'today' })).toEqual([])
  expect(await only()).toMatchObject({ nextAt: dueAt, nextWhy: 'step', lateAt: dueAt })
  expect(await names({ tab: 'all', due: 'week' })).toEqual(['Called'])
})

test('an appointment is due at its start and late once it is over, until somebody says what became of it', async () => {
  await put('Now', { came: '-2 days', appointment: '-10 minutes' })
  await put('Over', { came: '-2 days', appointment: '-40 minutes' })
  await put('Coming', { came: '-2 days', appointment: '3 days' })
  expect(await names({ tab: 'today' })).toEqual(['Over', 'Now'])
  expect(await names({ tab: 'overdue' })).toEqual(['Over'])
  await api.db.sql(`update public.appointments set state = 'done', version = version + 1
    where starts_at < now() - interval '30 minutes'`)
  expect(await names({ tab: 'today' })).toEqual(['Now'])
  await api.db.sql(`update public.appointments set starts_at = starts_at + interval '4 days'
    where state = 'booked'`)
  expect(await names({ tab: 'today' })).toEqual([])
  await api.db.sql(`update public.appointments set starts_at = starts_at - interval '8 days'`)
  expect(await names({ tab: 'today' })).toHaveLength(2)
  await api.db.sql('delete from public.appointments')
  expect(await names({ tab: 'today' })).toEqual([])
})

test('the earliest is what is next, and whatever of it is over makes the lead late', async () => {
  await put('Both', { promised: '-5 minutes', due: '-1 hour', appointment: '-70 minutes' })
  const { nextAt, nextWhy, lateAt } = await only()
  expect(nextWhy).toBe('appointment')
  expect(Math.round((Date.parse(lateAt ?? '') - Date.parse(nextAt ?? '')) / 60_000)).toBe(10)
})

test('who came days ago and was never touched is of today, and never late', async () => {
  await put('Old', { came: '-3 days' })
  expect(await only()).toMatchObject({ nextWhy: 'new', lateAt: null })
  expect([await names({ tab: 'today' }), await names({ tab: 'overdue' })]).toEqual([['Old'], []])
})

test('nothing is due for what has ended, goes on elsewhere or is no customer’s', async () => {
  const ended = await put('Ended', { due: '-1 hour' })
  const kept = await put('Kept', { due: '-1 hour', mobile: '98765 43210' })
  const merged = await put('Merged', { due: '-1 hour', mobile: '98765 43210' })
  const agent = await put('Agent', { due: '-1 hour', mobile: '90000 00001' })
  await change(ended, { version: 1, stage: 'lost', lostReason: 'other-dealer' })
  await asha.call('PATCH', `/api/lead/${merged}/merge`, { body: { into: kept } })
  await asha.call('PATCH', `/api/lead/${agent}/marks`, { body: { mark: 'not-a-customer', isSet: true } })
  expect(await names({ tab: 'overdue' })).toEqual(['Kept'])
  expect(await counts()).toMatchObject({ overdue: 1, today: 1 })
  const due = await api.db.sql('select name from public.leads where next_at is not null')
  expect(due).toEqual([{ name: 'Kept' }])
})

test('all leads stand by when they came, every other tab by what is next; both orders exist everywhere', async () => {
  for (const [name, given] of [
    ['Nothing', { came: '-4 days' }],
    ['Later', { came: '-3 days', due: '-1 hour' }],
    ['First', { came: '-2 days', promised: '-3 hours' }],
    ['Newest', { came: '-1 day', due: '-2 hours' }],
  ] as const)
    await put(name, given)
  await api.db.sql(`update public.leads set touched_at = created_at where name = 'Nothing'`)
  const byNext = ['First', 'Newest', 'Later']
  const byComing = ['Newest', 'First', 'Later', 'Nothing']
  expect(await names({ tab: 'unassigned' })).toEqual([...byNext, 'Nothing'])
  await api.db.sql('update public.leads set assignee_id = $1', [asha.account.id])
  expect(await names({ tab: 'mine' })).toEqual([...byNext, 'Nothing'])
  expect(await names({ tab: 'overdue' })).toEqual(byNext)
  expect(await names({ tab: 'today' })).toEqual(byNext)
  expect(await names({ tab: 'all' })).toEqual(byComing)
  expect(await names({ tab: 'all', order: 'due' })).toEqual([...byNext, 'Nothing'])
  expect(await names({ tab: 'mine', order: 'came' })).toEqual(byComing)
  expect(await names({ due: 'late', order: 'due' })).toEqual(byNext)
  expect(await names({ due: 'none' })).toEqual(['Nothing'])
})

test('what is late stands above an untouched lead without a promise, in every list by what is next', async () => {
  await put('Untouched', { came: '-3 days' })
  await put('Owed', { came: '-2 hours', promised: '-1 hour' })
  await put('Owed longer', { came: '-2 hours', promised: '-90 minutes' })
  await put('Not yet', { came: '-2 hours', promised: '1 hour' })
  const byNext = ['Owed longer', 'Owed', 'Untouched', 'Not yet']
  expect(await names({ tab: 'unassigned' })).toEqual(byNext)
  expect(await names({ tab: 'all', order: 'due' })).toEqual(byNext)
  expect(await names({ tab: 'all', order: 'due', q: 'owed' })).toEqual(byNext.slice(0, 2))
  await api.db.sql('update public.leads set assignee_id = $1', [asha.account.id])
  expect(await names({ tab: 'mine' })).toEqual(byNext)
  expect((await names({ tab: 'today' })).slice(0, 3)).toEqual(byNext.slice(0, 3))
  expect(await names({ tab: 'overdue' })).toEqual(byNext.slice(0, 2))
})

test('promised calls stand above steps, however late, those above past appointments, and those above the rest', async () => {
  await put('Did they come', { came: '-2 days', appointment: '-70 minutes' })
  await put('Just over', { came: '-2 days', appointment: '-31 minutes' })
  await put('Untouched', { came: '-3 days' })
  await put('Broken', { came: '-3 hours', promised: '-10 minutes' })
  await put('Step', { came: '-3 hours', due: '-3 days' })
  await put('Owed soon', { came: '-3 hours', promised: '20 minutes' })
  await put('Step soon', { came: '-3 hours', due: '25 minutes' })
  await put('Both', { came: '-2 days', appointment: '-3 hours', promised: '-5 minutes' })
  const calls = ['Broken', 'Both', 'Owed soon', 'Step']
  const byNext = [...calls, 'Did they come', 'Just over', 'Untouched', 'Step soon']
  for (const question of [{ tab: 'unassigned' }, { tab: 'all', order: 'due' }])
    expect(await names(question)).toEqual(byNext)
  expect(await names({ tab: 'overdue' })).toEqual(['Broken', 'Both', 'Step', 'Did they come', 'Just over'])
  // A later page goes on where the first ended.
  const { asOf, newest } = await page({ tab: 'unassigned', limit: 5 })
  const second = await page({ tab: 'unassigned', limit: 5, page: 2, asOf, until: newest })
  expect(second.data.map(({ name }) => name)).toEqual(byNext.slice(5))
})

test('a search and an ended lead keep their places among those who wait and those who do not', async () => {
  await put('Ended Das', { came: '-2 days', promised: '-1 hour' })
  await api.db.sql(`update public.leads set stage = 'lost', lost_because = 'Elsewhere'`)
  await put('Over Das', { came: '-2 days', appointment: '-2 hours' })
  await put('Broken Das', { came: '-3 hours', promised: '-10 minutes' })
  const byNext = ['Broken Das', 'Over Das', 'Ended Das']
  expect(await names({ tab: 'all', order: 'due' })).toEqual(byNext)
  expect(await names({ tab: 'all', order: 'due', q: 'das' })).toEqual(byNext)
})

test('a later page repeats no row when a lead gets late in between', async () => {
  for (const [index, name] of ['A', 'B', 'C'].entries()) await put(name, { came: `-${9 - index} hours` })
  await put('Owed', { came: '-1 hour', due: '1 hour' })
  const question = { tab: 'unassigned', limit: 2 }
  const first = await page(question)
  await api.db.sql(`update public.leads set due_at = clock_timestamp() where name = 'Owed'`)
  const second = await page({ ...question, page: 2, until: first.newest, asOf: first.asOf })
  expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['A', 'B', 'C', 'Owed'])
})

test('a later page repeats and leaves out no row when a lead comes in between', async () => {
  for (const [index, name] of ['A', 'B', 'C', 'D'].entries()) await put(name, { came: `-${9 - index} hours` })
  const first = await page({ limit: 2 })
  await put('E')
  const late = await put('F', { came: '-10 hours' })
  await api.db.sql('update public.leads set arrived_at = now() where id = $1', [late])
  const second = await page({ limit: 2, page: 2, until: first.newest })
  expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['D', 'C', 'B', 'A'])
  expect(second.totalRecords).toBe(first.totalRecords)
})

test('a card of the board has the clock, the number and the first words of its lead', async () => {
  await put('Bijaya', { mobile: '98765 43210' })
  await promiseTonight()
  await api.db.sql('update public.leads set message = $1', ['Is the disc variant in stock? '.repeat(9)])
  const [card] = ((await asha.call('GET', '/api/leadBoard')).body as Board).flatMap(({ cards }) => cards)
  const { nextAt, nextWhy, promisedAt, lateAt, answeredAt, mobile } = await only()
  expect(card).toMatchObject({ nextAt, nextWhy, promisedAt, lateAt, answeredAt, mobile })
  expect(card?.message).toBe('Is the disc variant in stock? '.repeat(4))
})
