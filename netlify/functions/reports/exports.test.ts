import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportTotalHeader } from '#contract/reports/export.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
  // This process would take so long to make that many leads that an open connection would be closed
  // meanwhile.
  await api.db.sql('alter table public.product_enquiries disable trigger product_enquiries_make_lead')
  // Many rows share one moment, so the key has to order these rows without gap or repeat.
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour, created_at)
     select gen_random_uuid(), 'Customer ' || n, '9', 'f@x.example', 'SP125', 'Red',
       timestamptz '2025-06-01T06:00:00.123456Z' + (n / 700) * interval '1 minute' from generate_series(1, 2500) n`,
  )
})

afterAll(() => api.close())

async function take(body: object, report = 'enquiry') {
  const answer = await staff.call('POST', `/api/reports/${report}/export`, { body })
  const lines = answer.bytes.toString().trimEnd().split('\n')
  return { ...answer, rows: lines.slice(0, -1).map((line) => JSON.parse(line)), last: lines.at(-1) }
}

test('every row of the filter comes once, newest first, with the count it promised', async () => {
  const { status, headers, rows, last } = await take({ limit: 10 })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get(exportTotalHeader)).toBe('2500')
  expect(last).toBe('{"end":2500}')
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2500)
  expect(Object.keys(rows[0])).toEqual([
    'id',
    'name',
    'mobile_no',
    'email_id',
    'model',
    'color',
    'message',
    'created_date',
    'created_time',
    'variant',
    'price',
  ])
  const times = rows.map(({ created_time }) => created_time)
  expect(times).toEqual(times.toSorted().reverse())
})

test('a search and days narrow it; nothing found is an empty export', async () => {
  expect((await take({ search: '34 customer' })).last).toBe('{"end":55}')
  expect((await take({ fromDate: '2025-06-01', toDate: '2025-06-01', search: '%' })).last).toBe('{"end":0}')
  const { rows, last, headers } = await take({}, 'joy-club')
  expect([rows, last, headers.get(exportTotalHeader)]).toEqual([[], '{"end":0}', '0'])
})

test('what arrives meanwhile does not change the number', async () => {
  const { body } = await staff.stream('POST', '/api/reports/enquiry/export', { body: {} })
  if (!body) throw new Error('The export has no body.')
  const reader = body.getReader()
  await reader.read()
  await api.db.sql(
    `insert into public.product_enquiries (id, name, mobile, email, model, colour)
     values (gen_random_uuid(), 'Late', '1', 'a@x.example', 'SP125', 'Red')`,
  )
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    rest += Buffer.from(value).toString()
  }
  expect(rest.trimEnd().split('\n').at(-1)).toBe('{"end":2500}')
})

test('a long export comes in parts that fit, each row once, and is noted once', {
  timeout: 120_000,
}, async () => {
  // A second try of this test would find the rows of the first.
  await api.db.sql("delete from public.reviews where created_at::date = '2025-06-01'")
  await api.db.sql("delete from public.audit_events where subject = 'Review Report'")
  // The steps are small, because the database runs in this process and drops connections that wait too long.
  for (let from = 1; from <= 2000; from += 100) {
    await api.db.sql(
      `insert into public.reviews (id, message, created_at)
       select gen_random_uuid(), n || repeat('ନ', 1990),
         timestamptz '2025-06-01T06:00:00.123456Z' + (n / 700) * interval '1 minute'
       from generate_series(${from}, ${from + 99}) n`,
    )
    await setImmediate()
  }
  const body = { fromDate: '2025-06-01', toDate: '2025-06-01' }
  const parts = [await take(body, 'review')]
  const after = JSON.parse(parts[0]?.last ?? '').next as string
  parts.push(await take({ ...body, after }, 'review'))
  expect(parts.map(({ status, headers }) => [status, headers.get(exportTotalHeader)])).toEqual([
    [200, '2000'],
    [200, '2000'],
  ])
  for (const { bytes } of parts) expect(bytes.length).toBeLessThan(20_000_000)
  expect(parts[1]?.last).toBe('{"end":2000}')
  expect(new Set(parts.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(2000)
  const noted = await api.db.sql(
    "select after from public.audit_events where action = 'Exported' and subject = 'Review Report'",
  )
  expect(noted).toEqual([{ after: 'from 2025-06-01, to 2025-06-01 · 2000 rows' }])

  const stranger = await api.staffCaller()
  const continued = (caller: Caller, given: object, report = 'review') =>
    caller.call('POST', `/api/reports/${report}/export`, { body: { ...body, ...given } })
  const attempts = [
    continued(stranger, { after }),
    continued(staff, { after }, 'enquiry'),
    continued(staff, { after, toDate: '' }),
    continued(staff, { after: after.replace(/^./, 'f') }),
    continued(staff, { after: after.slice(0, 40) }),
    continued(staff, { after: '' }),
  ]
  for (const attempt of attempts) expect((await attempt).status).toBe(400)
})

test('a report nobody has is not found; only staff export', async () => {
  expect((await staff.call('POST', '/api/reports/staff/export', { body: {} })).status).toBe(404)
  expect((await api.caller().call('POST', '/api/reports/enquiry/export', { body: {} })).status).toBe(401)
})
