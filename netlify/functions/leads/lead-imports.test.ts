import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BroughtIn, SentLeadList } from '#contract/leads/lead-imports.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { InboxRow } from '#contract/leads/leads.ts'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller
let manager: Caller

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  owner = await api.staffCaller({ userId: 'owner', name: 'Owner', role: 'owner' })
  manager = await api.staffCaller({ userId: 'manager', name: 'Manager', role: 'manager' })
  await api.db.sql(
    `update public.promise_settings set targets = '{"outside_enquiries": 30, "product_enquiries": 30}'`,
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['public.outside_enquiries', 'private.mails']) await api.db.sql(`delete from ${table}`)
})

const rows = [
  {
    name: 'Bijaya Das',
    mobile: '+91 98610-12345',
    model: 'sp125',
    came: '20/11/2026',
    answers: { City: 'Cuttack' },
  },
  { name: 'Chitra', mobile: '94370 12345', message: 'Wants a loan' },
]
const send = async (
  list: Partial<SentLeadList> = {},
  by = manager,
): Promise<Answer & { body: BroughtIn }> => {
  const body = { source: 'Rath Yatra stall', family: 'sales', isDry: false, rows, ...list }
  const answer = await by.call('POST', '/api/leadImports', { body })
  return { ...answer, body: answer.body as BroughtIn }
}
const fates = async (list: Partial<SentLeadList>) =>
  (await send(list)).body.rows.map(({ fate, words }) => (words ? `${fate}: ${words}` : fate))
const inbox = async () => {
  const { body } = await owner.call('POST', '/api/leads', { body: { source: 'Rath Yatra stall' } })
  return (body as { data: InboxRow[] }).data
}

const traces = () =>
  api.db.sql(`select subject, after from public.audit_events where subject like 'List of leads%' order by id`)

test('a dry run says what would become of each row, and changes nothing', async () => {
  const { body } = await send({ isDry: true })
  expect(body).toMatchObject({
    message: '2 leads would be brought in.',
    isDone: false,
    counts: { new: 2, 'same-person': 0, known: 0, refused: 0 },
  })
  expect(await inbox()).toEqual([])
  expect(await traces()).toEqual([])
})

test('the rows are leads of their source, outlet and work, from the day in the list, with what else was in it', async () => {
  const { body } = await send({ outletId: 1 })
  expect(body).toMatchObject({ message: '2 leads brought in.', isDone: true })
  const leads = await inbox()
  expect(leads.find(({ name }) => name === 'Bijaya Das')).toMatchObject({
    kind: 'outside',
    family: 'sales',
    mobile: '9861012345',
    outletId: 1,
    source: 'Rath Yatra stall',
    createdAt: expect.stringMatching(/^2026-11-19T18:30:00/),
  })
  const id = leads.find(({ name }) => name === 'Bijaya Das')?.id
  const { enquiry } = (await owner.call('GET', `/api/lead/${id}`)).body as LeadDetails
  expect(enquiry).toMatchObject({ answers: ['City: Cuttack'] })
  const report = (await manager.call('POST', '/api/outsideReports', { body: {} })).body as ReportPage
  expect(report.data.map((row) => [row.name, row.door]).toSorted()).toEqual([
    ['Bijaya Das', 'Rath Yatra stall'],
    ['Chitra', 'Rath Yatra stall'],
  ])
})

test('nobody is promised a call, and no mail or notification tells of a row, while a form still gets both', async () => {
  await send()
  expect((await inbox()).map(({ promisedAt }) => promisedAt)).toEqual([null, null])
  expect(await api.db.sql('select * from private.mails')).toEqual([])
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour)
     values (gen_random_uuid(), 'A', '9000000001', 'a@x.example', 'SP125', 'Red')`,
  )
  expect(await api.db.sql('select kind from private.mails')).toEqual([{ kind: 'lead' }])
})

test('the same list twice changes nothing, in whichever notation its numbers are then', async () => {
  const before = await traces()
  await send()
  const again = await send({
    source: 'Another name',
    rows: rows.map((row) => ({ ...row, mobile: row.mobile.replace(/^\+91 |\D/g, '') })),
  })
  expect(again.body).toMatchObject({
    message: 'Every row is here already. Nothing has changed.',
    counts: { known: 2 },
  })
  expect(await inbox()).toHaveLength(2)
  expect((await traces()).slice(before.length)).toEqual([
    { subject: 'List of leads · Rath Yatra stall', after: '2 leads brought in' },
  ])
})

test('one refused row stops all of them, and says why', async () => {
  const list = [
    ...rows,
    { name: 'Dina', mobile: '9.86E+09' },
    { name: 'Ela', mobile: '9861000000', came: '11/25/2026' },
  ]
  const { body } = await send({ rows: list })
  expect(body).toMatchObject({ isDone: false, message: 'Nothing is brought in: 2 rows are refused.' })
  expect(body.rows.slice(2)).toEqual([
    { fate: 'refused', words: expect.stringContaining('A spreadsheet shortened'), leadId: null },
    { fate: 'refused', words: expect.stringContaining('is no date'), leadId: null },
  ])
  expect(await inbox()).toEqual([])
})

test('a known person is named with the lead, and a row that stands twice makes one lead', async () => {
  await send()
  const lead = (await inbox()).find(({ name }) => name === 'Bijaya Das')
  const list = [
    { name: 'Bijaya', mobile: '9861012345', message: 'Again' },
    { name: 'Ela', mobile: '9861000001' },
    { name: 'ela', mobile: '98610 00001' },
    { name: 'Ela Sahoo', mobile: '98610 00001' },
  ]
  const { body } = await send({ rows: list, isDry: true })
  expect(body.rows[0]).toEqual({
    fate: 'same-person',
    words: 'Same person as Bijaya Das, who asked on 20/11/2026',
    leadId: lead?.id,
  })
  expect(await fates({ rows: list })).toEqual([
    'same-person: Same person as Bijaya Das, who asked on 20/11/2026',
    'new',
    'known: The same as row 2',
    'same-person: Same person as row 2',
  ])
  expect((await api.db.sql('select id from public.outside_enquiries')).length).toBe(5)
})

test('a cell that is too long, or no e-mail address, refuses its row in words', async () => {
  expect(
    await fates({
      rows: [
        { name: 'x'.repeat(200), mobile: '9861000001' },
        { name: 'Ela', mobile: '9861000001', email: 'ela at home' },
        { name: 'Ela', mobile: '9861000001', answers: { Story: 'x'.repeat(600) } },
        { name: 'Ela', mobile: '9861000001', message: 'x'.repeat(12_000) },
        { name: 'Ela', mobile: '9861000002', answers: { ['Title '.repeat(300)]: 'Yes' } },
      ],
    }),
  ).toEqual([
    'refused: Name: Please use at most 120 characters.',
    expect.stringMatching(/^refused: E-mail: Please enter an e-mail address/),
    'refused: A further answer: Please use at most 500 characters.',
    expect.stringMatching(/^refused: Message: Please use at most/),
    'new',
  ])
})

test('a name that lost its letters refuses its row, and one that nobody knew does not', async () => {
  const named = (name: string) => ({ name, mobile: '94370 12345', message: 'Is it in stock???' })
  const lost = ['?????? ???', 'Asha \ufffd', 'à¬…à¬¶à­‹à¬•'].map(named)
  for (const fate of await fates({ rows: lost, isDry: true }))
    expect(fate).toMatch(/^refused: The letters of the name were lost .* “CSV UTF-8”/)
  expect(await fates({ rows: [named('??')], isDry: true })).toEqual(['new'])
})

test('an outlet that does not exist, a list without rows and one of too many are refused', async () => {
  expect(await send({ outletId: 99_999 })).toMatchObject({
    status: 422,
    body: { error: { fields: { outletId: 'There is no such outlet any more.' } } },
  })
  expect((await send({ rows: [] })).status).toBe(422)
  const many = Array.from({ length: 2001 }, (_, at) => ({ mobile: String(9_000_000_000 + at) }))
  expect((await send({ rows: many })).status).toBe(422)
  expect((await send({ source: ' ' })).status).toBe(422)
})

test('a list that is larger than any other body comes in, and each of its leads is counted once', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    name: `Person ${at}`,
    mobile: String(9_100_000_000 + at),
    message: 'Asked at the stall for the price on the road, and when it can be delivered. '.repeat(3),
  }))
  expect((await send({ rows: many })).body).toMatchObject({ isDone: true, counts: { new: 300 } })
  const miscounted = await api.db.sql(`
    select wanted.*, days.leads
    from (
      select place, private.indian_day(created_at) as day, leads.family, dimension, value, count(*) as leads
      from public.leads cross join lateral private.lead_counts(leads) group by 1, 2, 3, 4, 5
    ) as wanted
    full join private.lead_days days using (place, day, family, dimension, value)
    where wanted.leads is distinct from days.leads`)
  expect(miscounted).toEqual([])
})

test('a person who is no customer stays out of lists, and one who was erased does not come back', async () => {
  await send()
  const [first] = await inbox()
  await owner.call('PATCH', `/api/lead/${first?.id}/marks`, { body: { mark: 'not-a-customer', isSet: true } })
  await send({ rows: [{ name: 'Other name', mobile: first?.mobile ?? '' }] })
  expect((await inbox()).map(({ mobile }) => mobile)).not.toContain(first?.mobile)
})

test('sales staff and a manager of one outlet bring no list in', async () => {
  const seller = await api.staffCaller({ userId: 'seller', role: 'sales' })
  const ofOne = await api.staffCaller({ userId: 'one', role: 'manager', outletIds: [1] })
  for (const caller of [seller, ofOne]) expect((await send({}, caller)).status).toBe(403)
  expect(await inbox()).toEqual([])
})
