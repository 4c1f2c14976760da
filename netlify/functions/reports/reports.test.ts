import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
  await insert('Edge of the day before', '2026-03-10T18:29:59.999Z')
  await insert('First of the day', '2026-03-10T18:30:00Z')
  await insert('Last of the day', '2026-03-11T18:29:59.999Z')
  await insert('Day after', '2026-03-11T18:30:00Z')
  await insert('100% sure_thing \\ (really), ok*', '2026-01-05T06:00:00Z')
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, created_at)
     select gen_random_uuid(), 'Filler ' || n, '90000000' || n, 'f@x.example', 'SP125', 'Red',
       timestamptz '2025-06-01T06:00:00Z' + n * interval '1 minute' from generate_series(1, 25) n`,
  )
})

afterAll(() => api.close())

async function insert(name: string, createdAt: string): Promise<void> {
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, created_at)
     values (gen_random_uuid(), $1, '1', 'a@x.example', 'SP125', 'Red', $2)`,
    [name, createdAt],
  )
}

async function ask(body: object): Promise<ReportPage> {
  const { status, body: answer } = await staff.call('POST', '/api/enquiryReports', { body })
  expect(status).toBe(200)
  return answer as ReportPage
}

const names = ({ data }: ReportPage) => data.map(({ name }) => name)

test('a day is an Indian day, from midnight to midnight', async () => {
  const page = await ask({ fromDate: '2026-03-11', toDate: '2026-03-11' })
  expect(names(page)).toEqual(['Last of the day', 'First of the day'])
  expect(page.data[1]).toMatchObject({ created_date: '11/03/2026', created_time: '12:00 AM' })
})

test('one bound alone is enough', async () => {
  expect(names(await ask({ fromDate: '2026-03-12' }))).toEqual(['Day after'])
  expect((await ask({ toDate: '2025-12-31' })).totalRecords).toBe(25)
})

test.each(['%', '_', '\\', '(really)', ',', '*', '100%', 'SURE_THING'])(
  '%s is searched as text',
  async (search) => {
    expect(names(await ask({ search }))).toEqual(['100% sure_thing \\ (really), ok*'])
  },
)

test('the other name of the search box works too', async () => {
  expect((await ask({ searchTerm: 'filler' })).totalRecords).toBe(25)
})

test('pages are ten rows, newest first, without gap or repeat', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => ask({ page, search: 'Filler' })))
  expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5])
  expect(pages[0]).toMatchObject({ totalPages: 3, totalRecords: 25 })
  expect(pages.flatMap(names)).toEqual(Array.from({ length: 25 }, (_, index) => `Filler ${25 - index}`))
})

test('a page past the end is an empty list with true totals', async () => {
  expect(await ask({ page: 999, search: 'Filler' })).toMatchObject({
    data: [],
    totalPages: 3,
    totalRecords: 25,
    isCapped: false,
  })
})

test.each([
  { page: -1 },
  { limit: 0 },
  { fromDate: '2026-02-30' },
  { fromDate: '2026-03-12', toDate: '2026-03-11' },
])('%o is refused in words', async (body) => {
  expect(await staff.call('POST', '/api/enquiryReports', { body })).toMatchObject({ status: 422 })
})

test('nobody but staff reads a report', async () => {
  expect(await api.caller().call('POST', '/api/enquiryReports', { body: {} })).toMatchObject({ status: 401 })
})

test('a search counts to a thousand and says that there are more', async () => {
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, created_at)
     select gen_random_uuid(), 'Crowd ' || n, '1', 'c@x.example', 'SP125', 'Red', timestamptz '2024-01-01T00:00:00Z'
     from generate_series(1, 1001) n`,
  )
  expect(await ask({ search: 'crowd' })).toMatchObject({
    totalRecords: 1000,
    totalPages: 100,
    isCapped: true,
  })
  expect(await ask({ toDate: '2024-12-31' })).toMatchObject({ totalRecords: 1001, isCapped: false })
  await api.db.sql("delete from public.product_enquiries where name like 'Crowd %'")
  expect(await ask({ toDate: '2024-12-31' })).toMatchObject({ data: [], totalRecords: 0 })
})

test.each(['୯୦୦୦୦୦୦୦୧୩', '९०००० ०००१३', '90 00 00 00 13', '+91 90000 00013', '(0) 90000-00013'])(
  'the number %s finds its caller',
  async (searchTerm) => {
    expect(names(await ask({ searchTerm }))).toEqual(['Filler 13'])
  },
)

test('a model is shown by its name and found by it, by its name in links, and by what else was sent', async () => {
  await insertVehicle(api.db, { bikeName: "CB350H'ness", displayName: "H'ness CB350", rupees: 210_000 })
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, created_at)
     values (gen_random_uuid(), 'Of today', '1', 'a@x.example', $1, 'Red', '2023-01-02T06:00:00Z'),
       (gen_random_uuid(), 'Of long ago', '1', 'a@x.example', 'CD100SS', 'Red', '2023-01-01T06:00:00Z')`,
    ["CB350H'ness"],
  )
  const page = await ask({ toDate: '2023-12-31' })
  expect(page.data.map(({ model }) => model)).toEqual(["H'ness CB350", 'CD100SS'])
  for (const search of ["h'ness cb350", "CB350H'ness", "cb350h'n"])
    expect(names(await ask({ search })), search).toEqual(['Of today'])
  expect(names(await ask({ search: 'CD100' }))).toEqual(['Of long ago'])

  const exported = await staff.call('POST', '/api/reports/enquiry/export', {
    body: { search: "H'ness CB350" },
  })
  expect(exported.bytes.toString()).toContain(`"model":"H'ness CB350"`)
})

test('a day that was counted wrongly shows nothing, and fails no report and no dashboard', async () => {
  await api.db.sql(`insert into private.report_day_counts (enquiry_table, day, row_count, quarantined_count, aside_count)
    values ('amc_enquiries', private.indian_day(now()), 1, -1, 3)`)
  await api.db.sql(`insert into private.lead_days (place, day, family, dimension, value, leads)
    values (0, private.indian_day(now()), 'sales', 'kind', 'finance_enquiries', -1),
      (0, private.indian_day(now()), 'sales', 'promise', 'open', -1)`)
  const dashboard = await staff.call('GET', '/api/dashboard')
  expect([dashboard.status, dashboard.body]).toMatchObject([200, [{ amc: 0 }]])
  for (const quarantined of [false, true]) {
    const report = await staff.call('POST', '/api/amcReports', { body: { quarantined } })
    expect([report.status, report.body]).toMatchObject([200, { totalRecords: 0 }])
  }
  expect((await staff.call('GET', '/api/dashboard/leads')).status).toBe(200)
})

test('every page says which moment it is, and which day in India', async () => {
  const { today, now } = await ask({})
  expect(today).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(now)))
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
})
