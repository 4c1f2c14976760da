import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inFours } from '#contract/enquiries/reference.ts'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { leadStages } from '#contract/leads/lead-stages.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { InboxCounts, InboxRow, Lead } from '#contract/leads/leads.ts'
import { lostReasonIds } from '#contract/leads/lost-reasons.ts'
import type { ErrorBody } from '#contract/wire/errors.ts'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import {
  type Answer,
  type Caller,
  insertVehicle,
  type StaffCaller,
  startTestApi,
  type TestApi,
} from '#server/testing/helpers/test-api.ts'

let api: TestApi
let asha: Caller
let ravi: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  asha = await api.staffCaller({ userId: 'asha', name: 'Asha Sahoo' })
  ravi = await api.staffCaller({ userId: 'ravi', name: 'Ravi Das' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from public.product_enquiries')
  await api.db.sql('delete from public.service_bookings')
})

interface Person {
  name?: string
  mobileNo?: string
  message?: string
  model?: string
  signals?: string
}

async function send({ signals = 't=41000;h=0', ...person }: Person = {}): Promise<void> {
  const body = {
    name: 'Bijaya',
    mobileNo: '98765 43210',
    emailId: 'b@mail.example',
    model: 'SP125',
    color: 'Red',
    ...person,
  }
  const headers = { 'idempotency-key': randomUUID(), [formSignalsHeader]: signals }
  const { status } = await api.caller().call('POST', '/api/postBooking', { body, headers })
  expect(status).toBe(201)
}

async function list(query = ''): Promise<{ data: Lead[]; totalRecords: number }> {
  const { status, body } = await asha.call('POST', '/api/leads', {
    body: Object.fromEntries(new URLSearchParams(query)),
  })
  expect(status).toBe(200)
  const page = body as { data: InboxRow[]; totalRecords: number }
  return { ...page, data: page.data.flatMap(({ folded, ...row }) => [row, ...folded]) }
}

const only = async () => (await list()).data[0] as Lead
const read = async (id: string) => (await asha.call('GET', `/api/lead/${id}`)).body as LeadDetails
const change = (id: string, body: object, by = asha): Promise<Answer> =>
  by.call('PATCH', `/api/lead/${id}`, { body })
const counts = async (by = asha) => (await by.call('GET', '/api/leads/counts')).body as InboxCounts

test('an enquiry is a lead at once, with what was sent', async () => {
  await send({ message: 'After six, please.' })
  const lead = await only()
  expect(lead).toMatchObject({
    kind: 'enquiry',
    family: 'sales',
    stage: 'new',
    name: 'Bijaya',
    mobile: '98765 43210',
    model: 'SP125',
    message: 'After six, please.',
    assigneeId: null,
    version: 1,
  })
  expect((await read(lead.id)).enquiry).toMatchObject({ email: 'b@mail.example', colour: 'Red' })
})

test('a lead names the model as the site does', async () => {
  await insertVehicle(api.db, { bikeName: 'ACTIVA110' })
  await api.db.sql("update public.vehicles set display_name = 'Activa 110'")
  await send({ model: 'ACTIVA110' })
  expect((await only()).model).toBe('Activa 110')
})

test('what is held back is no lead until staff release it', async () => {
  await send({ signals: 't=41000;h=1' })
  expect((await list()).totalRecords).toBe(0)
  const { body } = await asha.call('POST', '/api/enquiryReports', { body: { quarantined: true } })
  const [held] = (body as { data: { id: string }[] }).data
  await asha.call('POST', `/api/reports/enquiry/${held?.id}/release`)
  expect((await list()).totalRecords).toBe(1)
})

test('two members of staff at one lead: the second is told who was first, when and to what, and overwrites nothing', async () => {
  await send()
  const { id, version } = await only()
  expect((await change(id, { version, stage: 'contacted', assigneeId: ravi.account.id })).status).toBe(200)
  const wanted = { stage: 'lost', lostReason: 'other-dealer', assigneeId: null }
  const seen = { stage: 'new', assigneeId: null }
  const late = await change(id, { version, seen, ...wanted }, ravi)
  expect([late.status, (await only()).stage]).toEqual([409, 'contacted'])
  const { error } = late.body as ErrorBody
  expect(error.message).toMatch(/^Asha Sahoo set Contacted at \d+:\d\d [ap]m today; you wanted Lost\. /)
  expect(error.message).toMatch(/Asha Sahoo gave it to Ravi Das at .* you wanted nobody\.$/)
  const both = { by: 'Asha Sahoo', at: expect.any(String) }
  expect(error.current).toEqual({
    version: version + 1,
    clashes: [
      { ...both, fact: 'stage', theirs: 'contacted', mine: 'lost' },
      { ...both, fact: 'assigneeId', theirs: 'Ravi Das', mine: '' },
    ],
  })
})

test('two members of staff who change different facts of a lead, or to the same value, both have their way', async () => {
  await send()
  const { id, version } = await only()
  const dueAt = '2036-01-01T10:00:00.000Z'
  await change(id, { version, dueAt, stage: 'contacted' })
  const seen = { stage: 'new', assigneeId: null } as const
  const merged = { stage: 'contacted', assigneeId: ravi.account.id }
  expect((await change(id, { version, seen, ...merged }, ravi)).status).toBe(200)
  expect(await only()).toMatchObject({ dueAt, ...merged, version: version + 2 })
})

test('what moved a lead without a member of staff is said to be somebody, whoever moved it before', async () => {
  await send()
  const { id, version } = await only()
  await change(id, { version, stage: 'contacted' })
  await api.db.sql(`update public.leads set stage = 'test-ride', version = version + 1 where id = $1`, [id])
  const { body } = await change(id, { version, seen: { stage: 'new' }, stage: 'quoted' }, ravi)
  expect((body as ErrorBody).error.message).toBe('Somebody set Test ride; you wanted Quoted.')
})

test('a stage of another family, a loss without a reason and a stranger as assignee are refused', async () => {
  await send()
  const { id, version } = await only()
  for (const refused of [
    { stage: 'in-workshop' },
    { stage: 'lost' },
    { assigneeId: randomUUID() },
    { name: 'Other' },
  ]) {
    const { status } = await change(id, { version, ...refused })
    expect({ refused, status }).toEqual({ refused, status: 422 })
  }
  expect((await only()).version).toBe(version)
})

test('the tabs hold what is mine, nobody’s, late and to be done today', async () => {
  await send({ name: 'Given to Ravi' })
  await send({ name: 'Late' })
  await send({ name: 'Nobody’s' })
  const byName = new Map((await list()).data.map((lead) => [lead.name, lead]))
  const idOf = (name: string) => byName.get(name)?.id ?? ''
  await change(idOf('Given to Ravi'), { version: 1, assigneeId: ravi.account.id })
  await change(idOf('Late'), { version: 1, dueAt: '2026-01-01T10:00:00Z', nextStep: 'Ring again' })
  await api.db.sql(`update public.leads set created_at = now() - interval '3 days' where id = $1`, [
    idOf('Nobody’s'),
  ])
  const names = async (tab: string, by = asha) => {
    const { body } = await by.call('POST', '/api/leads', { body: { tab } })
    return (body as { data: InboxRow[] }).data.flatMap((row) => [row, ...row.folded]).map(({ name }) => name)
  }
  expect(await names('mine', ravi)).toEqual(['Given to Ravi'])
  expect(await names('mine')).toEqual([])
  expect(await names('unassigned')).toEqual(['Late', 'Nobody’s'])
  expect(await names('overdue')).toEqual(['Late'])
  expect(await names('today')).toEqual(['Late', 'Nobody’s', 'Given to Ravi'])
  expect(await counts(ravi)).toMatchObject({ mine: 1, unassigned: 2, overdue: 1, today: 3 })
})

test('a lead that has ended leaves every tab but All', async () => {
  await send()
  const { id } = await only()
  await change(id, { version: 1, stage: 'lost', lostReason: 'other', lostBecause: 'Bought a used one' })
  expect(await counts()).toMatchObject({ unassigned: 0, today: 0 })
  expect(await only()).toMatchObject({ isOpen: false, lostReason: 'other', lostBecause: 'Bought a used one' })
})

test('filters and search narrow together, and a number is found however it was typed', async () => {
  await send({ name: 'Sanjukta', mobileNo: '+91 94370-12345', message: 'ଲାଲ ରଙ୍ଗ' })
  await send({ name: 'Other' })
  for (const query of ['?q=09437012345', '?q=sanju', `?q=${encodeURIComponent('ଲାଲ')}`])
    expect((await list(query)).data.map(({ name }) => name)).toEqual(['Sanjukta'])
  expect((await list('?kind=enquiry&stage=new')).totalRecords).toBe(2)
  expect((await list('?kind=booking')).totalRecords).toBe(0)
  expect((await list('?to=2025-12-31')).totalRecords).toBe(0)
})

test('a lead is found by the reference that its visitor reads out, and shows it', async () => {
  await send({ name: 'Sanjukta' })
  await send({ name: 'Other', mobileNo: '90000 00001' })
  const { reference } = (await list('?q=sanjukta')).data[0] as Lead
  expect(reference).toMatch(/^[0-9A-Z]{8}$/)
  for (const typed of [reference, ` ${inFours(reference).toLowerCase()}`, reference.replaceAll('0', 'o')]) {
    const found = await list(`?q=${encodeURIComponent(typed)}`)
    expect([typed, ...found.data.map(({ name }) => name)]).toEqual([typed, 'Sanjukta'])
  }
  expect((await list(`?kind=booking&q=${reference}`)).totalRecords).toBe(0)
})

test('pages follow one another without a gap', async () => {
  for (const name of ['A', 'B', 'C']) await send({ name, mobileNo: `90000 0000${name.charCodeAt(0) % 10}` })
  const pages = await Promise.all([1, 2].map((page) => list(`?limit=2&page=${page}`)))
  expect(pages.map(({ data }) => data.map(({ name }) => name))).toEqual([['C', 'B'], ['A']])
})

test('what the list holds already is not fresh, however exactly the database tells the time', async () => {
  await send()
  await api.db.sql(
    `update public.leads set created_at = date_trunc('second', now()) + interval '0.123456 seconds'`,
  )
  const freshSince = async () => {
    const { body } = await asha.call('POST', '/api/leads', { body: {} })
    const since = encodeURIComponent((body as { newest: string }).newest)
    return ((await asha.call('GET', `/api/leads/counts?since=${since}`)).body as InboxCounts).fresh
  }
  expect(await freshSince()).toBe(0)
})

test('the same person across all kinds is one history', async () => {
  await send({ name: 'Bijaya', mobileNo: '98765 43210' })
  const body = { name: 'B. Das', contactNumber: '09876543210', serviceType: 'Paid' }
  await api.caller().call('POST', '/book-service', { body, headers: { 'idempotency-key': randomUUID() } })
  const [newest] = (await list()).data
  expect(newest).toMatchObject({ kind: 'booking', family: 'service', others: 1 })
  expect((await read(newest?.id ?? '')).others).toMatchObject([{ name: 'Bijaya', kind: 'enquiry' }])
})

test('calls, notes and changes are told in order with their author; a repeated note stands once', async () => {
  await send()
  const { id } = await only()
  const note = { id: randomUUID(), kind: 'note', words: 'Wants a red one' }
  for (const _try of [1, 2]) await ravi.call('POST', `/api/lead/${id}/touches`, { body: note })
  expect((await only()).touchedAt).toBeNull()
  await asha.call('POST', `/api/lead/${id}/touches`, { body: { id: randomUUID(), kind: 'call' } })
  await change(id, { version: 1, stage: 'contacted', assigneeId: ravi.account.id })
  const { events, lead } = await read(id)
  expect(events.map(({ by, kind, value, words }) => [by, kind, value || words])).toEqual([
    ['Ravi Das', 'note', 'Wants a red one'],
    ['Asha Sahoo', 'call', ''],
    ['Asha Sahoo', 'stage', 'contacted'],
    ['Asha Sahoo', 'assigned', 'Ravi Das'],
  ])
  expect(lead.touchedAt).not.toBeNull()
})

test('reading the inbox leaves a line in the audit trail', async () => {
  await send()
  await api.db.sql('delete from private.report_readings')
  await list()
  const { body } = await asha.call('POST', '/api/auditTrail', { body: { search: 'inbox' } })
  expect((body as { data: object[] }).data[0]).toMatchObject({ action: 'Read', subject: 'Inbox' })
})

test('contract and database know the same kinds, stages and reasons of a loss', async () => {
  const stages = await api.db.sql('select family, stage, is_open from private.lead_stages')
  const ours = Object.entries(leadStages).flatMap(([family, list]) =>
    list.map(({ id, isOpen }) => ({ family, stage: id, is_open: isOpen })),
  )
  expect(new Set(stages.map((row) => JSON.stringify(row)))).toEqual(
    new Set(ours.map((row) => JSON.stringify(row))),
  )
  const [reasons] = await api.db.sql<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'leads_lost_reason_check'`,
  )
  expect(reasons?.rule.match(/(?<=')[a-z-]*(?='::text)/g)).toEqual(['', ...lostReasonIds])
  const tables = await api.db.sql<{ relname: string }>(
    `select distinct relname from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgname = relname || '_make_lead' order by 1`,
  )
  expect(tables.map(({ relname }) => relname)).toEqual(leadKinds.map(({ table }) => table).sort())
})
