import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Template } from '#contract/content/templates.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Board, InboxRow } from '#contract/leads/leads.ts'
import type { Person } from '#contract/leads/walk-ins.ts'
import type { Preferences } from '#contract/people/preferences.ts'
import type { readPerson } from '#contract/privacy/privacy.ts'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { standardTemplates } from '#server/services/content/standard-templates.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let asha: Caller
let seller: Caller

beforeAll(async () => {
  api = await startTestApi()
  asha = await api.staffCaller({ userId: 'asha', name: 'Asha Sahoo' })
  seller = await api.staffCaller({ userId: 'ravi', name: 'Ravi Das' })
  await api.db.sql(`update public.staff set role = 'sales' where user_id = 'ravi'`)
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of [
    'public.product_enquiries',
    'public.walk_ins',
    'public.contact_marks',
    'private.consents',
  ])
    await api.db.sql(`delete from ${table}`)
})

const number = '98765 43210'

async function send(name: string, headers: Record<string, string> = {}, mobileNo = number): Promise<void> {
  const body = { name, mobileNo, emailId: 'b@mail.example', model: 'SP125', color: 'Red' }
  const { status } = await api.caller().call('POST', '/api/postBooking', {
    body,
    headers: { 'idempotency-key': randomUUID(), [formSignalsHeader]: 't=41000;h=0', ...headers },
  })
  expect(status).toBe(201)
}

const page = async (query = '', by = asha) =>
  (await by.call('POST', '/api/leads', { body: Object.fromEntries(new URLSearchParams(query)) })).body as {
    data: InboxRow[]
    totalRecords: number
    leads: number
  }
const list = async (query = '', by = asha) =>
  (await page(query, by)).data.flatMap(({ folded, ...row }) => [row, ...folded])
const names = async (query = '') => (await list(query)).map(({ name }) => name)
const idOf = async (name: string) => (await list()).find((lead) => lead.name === name)?.id ?? ''
const read = async (id: string) => (await asha.call('GET', `/api/lead/${id}`)).body as LeadDetails
const mark = (id: string, body: object): Promise<Answer> =>
  asha.call('PATCH', `/api/lead/${id}/marks`, { body })
const join = (id: string, into: string | null) =>
  asha.call('PATCH', `/api/lead/${id}/merge`, { body: { into } })

test('a lead shows what its sender saw', async () => {
  const context = encodeURIComponent(
    JSON.stringify({ source: 'google', landing: '/bikes', seen: { Variant: 'Disc', Price: '₹1,05,000' } }),
  )
  await send('Bijaya', { [enquiryContextHeader]: context })
  const { visit, lead } = await read(await idOf('Bijaya'))
  expect(visit).toMatchObject({
    source: 'google',
    landing: '/bikes',
    seen: { Variant: 'Disc', Price: '₹1,05,000' },
  })
  expect(lead.source).toBe('google')
})

test('a number that is no customer’s leaves every list, also with its next enquiry, until that is taken back', async () => {
  await send('Wrong')
  await send('Right', {}, '90000 00001')
  const id = await idOf('Wrong')
  expect((await mark(id, { mark: 'not-a-customer', isSet: true })).status).toBe(200)
  await send('Wrong again', {}, '+91 98765-43210')
  for (const tab of ['unassigned', 'today', 'all']) expect(await names(`?tab=${tab}`)).toEqual(['Right'])
  expect(await names('?aside=true')).toEqual(['Wrong again', 'Wrong'])
  await mark(id, { mark: 'not-a-customer', isSet: false })
  expect(await names()).toEqual(['Wrong again', 'Wrong', 'Right'])
  expect((await read(id)).events.map(({ kind, value }) => [kind, value])).toEqual([
    ['marked', 'not-a-customer'],
    ['unmarked', 'not-a-customer'],
  ])
})

test('whose person was erased stands in no list, because nothing is left to be done', async () => {
  await send('Gone')
  await send('Here', {}, '90000 00001')
  const erased = await asha.call('POST', '/api/privacy/erasures', { body: { mobile: number } })
  expect(erased.body).toEqual({ erased: 1 })
  for (const tab of ['unassigned', 'today', 'all']) expect(await names(`?tab=${tab}`)).toEqual(['Here'])
  expect((await asha.call('GET', '/api/leads/counts')).body).toMatchObject({ unassigned: 1, today: 1 })
})

test('an export leaves out who is not to be called, and says how many', async () => {
  await send('Quiet')
  await send('Loud', {}, '90000 00001')
  const exported = async () => asha.call('POST', '/api/reports/enquiry/export', { body: {} })
  expect((await exported()).headers.get('x-left-out')).toBe('0')
  const id = await idOf('Quiet')
  await mark(id, { mark: 'do-not-call', isSet: true })
  const { headers, bytes } = await exported()
  const text = bytes.toString()
  expect([headers.get('x-total-records'), headers.get('x-left-out')]).toEqual(['1', '1'])
  expect(text).toContain('Loud')
  expect(text).not.toContain('Quiet')
  const page = (await asha.call('POST', '/api/enquiryReports', { body: {} })).body
  const rows = page as ReportPage
  expect(rows.doNotCall).toEqual(rows.data.filter(({ name }) => name === 'Quiet').map((row) => row.id))
  // The report names the lead of each row, beside which staff note a call.
  const leads = rows.data.map((row) => [row.name, rows.leads[row.id]])
  expect(leads).toEqual([
    ['Loud', await idOf('Loud')],
    ['Quiet', id],
  ])
  expect((await list()).map(({ name, marks }) => [name, marks])).toEqual([
    ['Loud', []],
    ['Quiet', ['do-not-call']],
  ])
})

test('no report and no export holds what is of no customer; both say how many they leave out, also in a search', async () => {
  await send('Agent')
  await send('Agent again')
  await send('Buyer', {}, '90000 00001')
  const report = async (body: object = {}) =>
    (await asha.call('POST', '/api/enquiryReports', { body })).body as ReportPage
  const today = async () =>
    ((await asha.call('GET', '/api/dashboard')).body as [TodayCounts])[0].enquiry_report
  const told = async (body: object = {}) => {
    const { data, totalRecords, leftOut } = await report(body)
    return [data.map(({ name }) => name), totalRecords, leftOut]
  }
  expect(await told()).toEqual([['Buyer', 'Agent again', 'Agent'], 3, 0])
  const id = await idOf('Agent')
  await mark(id, { mark: 'not-a-customer', isSet: true })
  await send('Agent once more')
  for (const body of [{}, { limit: 1 }, { search: 'SP125' }, { fromDate: '2026-01-01' }])
    expect([body, await told(body)]).toEqual([body, [['Buyer'], 1, 3]])
  expect(await told({ limit: 1, page: 2 })).toEqual([[], 1, 3])
  expect(await told({ toDate: '2026-01-01' })).toEqual([[], 0, 0])
  expect(await told({ search: 'once more' })).toEqual([[], 0, 1])
  expect(await today()).toBe(1)
  for (const body of [{}, { search: 'SP125' }]) {
    const { headers, bytes } = await asha.call('POST', '/api/reports/enquiry/export', { body })
    expect([headers.get('x-total-records'), headers.get('x-left-out')]).toEqual(['1', '3'])
    expect(bytes.toString()).not.toContain('Agent')
  }
  await mark(id, { mark: 'not-a-customer', isSet: false })
  expect([(await report()).totalRecords, await today()]).toEqual([4, 4])
  await mark(id, { mark: 'not-a-customer', isSet: true })
  await api.db.sql(`delete from public.product_enquiries where name = 'Agent'`)
  expect(await told()).toEqual([['Buyer'], 1, 2])
})

test('the ledger holds each time that a number was not to be called and was again, with who noted it', async () => {
  await send('Quiet')
  const id = await idOf('Quiet')
  const ledger = async () => {
    const file = (await asha.call('POST', '/api/privacy/person', { body: { mobile: number } }))
      .body as AnswerOf<typeof readPerson>
    return file.flatMap(({ consents }) => consents).map(({ kind, by }) => [kind, by])
  }
  const leftOut = async () =>
    (await asha.call('POST', '/api/reports/enquiry/export', { body: {} })).headers.get('x-left-out')
  for (const isSet of [true, true, false]) await mark(id, { mark: 'do-not-call', isSet })
  for (const isSet of [true, false]) await mark(id, { mark: 'not-a-customer', isSet })
  const noted = [
    ['do-not-call', 'Asha Sahoo (asha)'],
    ['may-call', 'Asha Sahoo (asha)'],
  ]
  expect([await ledger(), await leftOut()]).toEqual([noted, '0'])

  // A person who withdrew consent to mail still gets none when calls are allowed again.
  await api.db.sql('select public.withdraw_consent($1)', [id])
  for (const isSet of [true, false]) await mark(id, { mark: 'do-not-call', isSet })
  expect([await ledger(), await leftOut()]).toEqual([[...noted, ['withdrawal', ''], ...noted], '1'])
})

test('two leads of a number become one and two again; strangers do not', async () => {
  await send('Bijaya')
  await send('B. Das')
  await send('Stranger', {}, '90000 00001')
  const [first, second] = [await idOf('Bijaya'), await idOf('B. Das')]
  expect((await list()).map(({ thisWeek }) => thisWeek)).toEqual([0, 1, 1])
  expect((await join(await idOf('Stranger'), first)).status).toBe(422)
  expect((await join(second, first)).status).toBe(200)
  expect(await names()).toEqual(['Stranger', 'Bijaya'])
  expect((await read(first)).others).toMatchObject([{ name: 'B. Das', mergedInto: first }])
  expect((await join(first, second)).status).toBe(422)
  await join(second, null)
  expect(await names()).toEqual(['Stranger', 'B. Das', 'Bijaya'])
  const events = (await read(first)).events.map(({ kind, leadId }) => [kind, leadId])
  expect(events).toEqual([
    ['merged', second],
    ['unmerged', second],
  ])
})

test('a lead goes on in none of other work, and an open one in none that has ended', async () => {
  for (const name of ['Open', 'Sold', 'Workshop']) await send(name)
  const [open, sold, workshop] = [await idOf('Open'), await idOf('Sold'), await idOf('Workshop')]
  await api.db.sql(`update public.leads set stage = 'delivered' where id = $1`, [sold])
  await api.db.sql(`update public.leads set family = 'service' where id = $1`, [workshop])
  expect((await join(open, workshop)).status).toBe(422)
  expect((await join(open, sold)).status).toBe(422)
  expect((await join(sold, open)).status).toBe(200)
  expect((await names()).sort()).toEqual(['Open', 'Workshop'])
})

test('leads of a number within seven days are one row, which pages and counts as one', async () => {
  for (const name of ['Bijaya', 'B. Das', 'Late Bijaya']) await send(name)
  await send('Stranger', {}, '90000 00001')
  await send('Nameless', {}, '90000 00002')
  await api.db.sql(`update public.leads set created_at = now() - interval '9 days' where name = 'Bijaya'`)
  await api.db.sql(`update public.leads set created_at = now() - interval '1 day' where name = 'B. Das'`)
  await api.db.sql(`update public.leads set mobile = '' where name in ('Stranger', 'Nameless')`)
  const rows = (of: { data: InboxRow[] }) =>
    of.data.map(({ name, folded }) => [name, ...folded.map((lead) => lead.name)])
  const first = await page('?limit=3')
  expect(rows(first)).toEqual([['Nameless'], ['Stranger'], ['Late Bijaya', 'B. Das']])
  expect([first.totalRecords, first.leads]).toEqual([4, 5])
  expect(rows(await page('?limit=3&page=2'))).toEqual([['Bijaya']])
  // A lead that is nine days older than the newest one is more than a week away, and so a row of its own; at
  // five days all three leads are one row.
  await api.db.sql(`update public.leads set created_at = now() - interval '5 days' where name = 'Bijaya'`)
  expect(rows(await page('?q=98765'))).toEqual([['Late Bijaya', 'B. Das', 'Bijaya']])
  const { id } = (await list()).find(({ name }) => name === 'B. Das') ?? { id: '' }
  await asha.call('PATCH', `/api/lead/${id}`, { body: { version: 1, dueAt: '2026-01-02T10:00:00Z' } })
  expect(rows(await page('?tab=overdue'))).toEqual([['B. Das']])
})

test('who walks in is a lead of whoever wrote it down, once, and known by the number', async () => {
  await send('Bijaya')
  const body = { id: randomUUID(), mobile: '9876543210', channel: 'walk-in', family: 'sales', name: 'B. Das' }
  for (const _try of [1, 2]) {
    const { status } = await seller.call('POST', '/api/walkIns', { body })
    expect(status).toBe(201)
  }
  const mine = await list('?tab=mine', seller)
  expect(mine).toMatchObject([{ kind: 'walk-in', source: 'walk-in', name: 'B. Das', assignee: 'Ravi Das' }])
  const { body: person } = await seller.call('POST', '/api/person', { body: { mobile: '098765-43210' } })
  expect((person as Person).leads.map(({ name }) => name)).toEqual(['B. Das', 'Bijaya'])
  const refused = await seller.call('POST', '/api/walkIns', {
    body: { ...body, id: randomUUID(), family: 'service' },
  })
  expect(refused.status).toBe(422)
  const wrong = await seller.call('POST', '/api/walkIns', { body: { ...body, mobile: '12' } })
  expect(wrong.status).toBe(422)
})

test('what waited on a shared device is a lead of whoever wrote it down, whoever is signed in there then', async () => {
  const [ravi] = await api.db.sql<{ id: string }>(`select id from public.staff where user_id = 'ravi'`)
  const body = { id: randomUUID(), by: ravi?.id, mobile: number, channel: 'phone', family: 'sales' }
  expect((await asha.call('POST', '/api/walkIns', { body })).status).toBe(409)
  expect((await list()).length).toBe(0)
  expect((await seller.call('POST', '/api/walkIns', { body })).status).toBe(201)
  expect(await list('?tab=mine', seller)).toMatchObject([{ assignee: 'Ravi Das' }])
})

test('the board has the stages of a family with their cards, within the filters', async () => {
  await send('New')
  await send('Quoted', {}, '90000 00001')
  await asha.call('PATCH', `/api/lead/${await idOf('Quoted')}`, { body: { version: 1, stage: 'quoted' } })
  const board = (await asha.call('GET', '/api/leadBoard?family=sales&model=SP125')).body as Board
  const shown = board.map(({ stage, count, cards }) => [stage, count, ...cards.map(({ name }) => name)])
  expect(shown).toContainEqual(['new', 1, 'New'])
  expect(shown).toContainEqual(['quoted', 1, 'Quoted'])
  expect(shown).toContainEqual(['delivered', 0])
  const people = (await seller.call('GET', '/api/leadBoard?family=people')).body as Board
  expect(people.every(({ count }) => count === 0)).toBe(true)
})

test('a person is one card of a column, with all that came in a week and stands there', async () => {
  for (const name of ['First', 'Second', 'Ready']) await send(name)
  await send('Other', {}, '90000 00001')
  await asha.call('PATCH', `/api/lead/${await idOf('Ready')}`, { body: { version: 1, stage: 'quoted' } })
  const board = (await asha.call('GET', '/api/leadBoard?family=sales')).body as Board
  const shown = board.flatMap(({ stage, count, cards }) =>
    cards.map(({ name, folded }) => [stage, count, name, ...folded.map((lead) => lead.name)]),
  )
  expect(shown).toEqual([
    ['new', 3, 'Other'],
    ['new', 3, 'Second', 'First'],
    ['quoted', 1, 'Ready'],
  ])
})

test('everybody keeps their own views and where they land', async () => {
  const views = [{ name: 'From Google', query: 'tab=all&source=google' }]
  await asha.call('PATCH', '/api/preferences', { body: { views } })
  const { body } = await asha.call('PATCH', '/api/preferences', { body: { landsOn: 'inbox' } })
  expect(body as Preferences).toEqual({ landsOn: 'inbox', views, mutedKinds: [] })
  const other = (await seller.call('GET', '/api/preferences')).body
  expect(other as Preferences).toEqual({ landsOn: 'dashboard', views: [], mutedKinds: [] })
})

test('templates are the product’s until staff write their own, and no visitor reads them', async () => {
  const templates = async () => (await seller.call('GET', '/api/templates')).body as Template[]
  expect(await templates()).toEqual(standardTemplates)
  const entries = [{ name: 'Thanks', english: 'Thank you, {name}', hindi: '', odia: '' }]
  const { status } = await asha.call('PATCH', '/api/manageLists/templates', {
    body: { version: '', entries },
  })
  expect(status).toBe(200)
  expect(await templates()).toEqual(entries)
  const [row] = await api.db.sql<{ count: string }>(
    `select count(*) from pg_policies where tablename = 'page_lists' and roles = '{anon}' and qual like '%templates%'`,
  )
  expect(Number(row?.count)).toBe(1)
})

test('what waited on a device counts from when it was done: the promise is kept, and the history tells it in order', async () => {
  await send('Bijaya')
  const id = await idOf('Bijaya')
  // The lead came an hour ago, and the promise broke before the connection came back.
  await api.db.sql(
    `update public.leads set created_at = now() - interval '60 minutes', promised_at = now() - interval '10 minutes'
     where id = $1`,
    [id],
  )
  const called = new Date(Date.now() - 30 * 60_000).toISOString()
  const moved = new Date(Date.now() - 29 * 60_000).toISOString()
  const touch = (body: object) =>
    asha.call('POST', `/api/lead/${id}/touches`, { body: { id: randomUUID(), words: '', ...body } })
  expect((await touch({ kind: 'note', words: 'Meanwhile' })).status).toBe(200)
  expect((await touch({ kind: 'call', words: 'Spoke', saidAt: called })).status).toBe(200)
  const { lead } = await read(id)
  expect(lead.answeredAt).toBe(called)
  const change = { version: lead.version, stage: 'contacted', saidAt: moved }
  expect((await asha.call('PATCH', `/api/lead/${id}`, { body: change })).status).toBe(200)
  const { events } = await read(id)
  expect(events.map(({ kind, at }) => [kind, at]).slice(0, 2)).toEqual([
    ['call', called],
    ['stage', moved],
  ])
  expect(events.at(-1)).toMatchObject({ kind: 'note', words: 'Meanwhile' })
  expect((await page('tab=all&promise=kept')).leads).toBe(1)
})

test.each([
  ['before the lead came', -24 * 60],
  ['in the future', 24 * 60],
])('a device whose clock says %s is not believed', async (_, minutes) => {
  await send('Bijaya')
  const id = await idOf('Bijaya')
  const before = (await read(id)).lead.createdAt
  const saidAt = new Date(Date.now() + minutes * 60_000).toISOString()
  await asha.call('POST', `/api/lead/${id}/touches`, {
    body: { id: randomUUID(), kind: 'call', words: '', saidAt },
  })
  const { lead, events } = await read(id)
  const moments = [lead.answeredAt, events[0]?.at].map((at) => Date.parse(at ?? ''))
  for (const moment of moments) {
    expect(moment).toBeGreaterThanOrEqual(Date.parse(before))
    expect(moment).toBeLessThanOrEqual(Date.now() + 1000)
  }
})
