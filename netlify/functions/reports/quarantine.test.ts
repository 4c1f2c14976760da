import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from private.charges')
  await api.db.sql('delete from public.product_enquiries')
})

let people = 0
const human = 't=41000;h=0'

interface Sending {
  signals?: string | undefined
  mobile?: string
  ip?: string
  key?: string
}

function send({ signals = human, mobile, ip = '203.0.113.7', key = randomUUID() }: Sending = {}) {
  const mobileNo = mobile ?? `9${String(++people).padStart(9, '0')}`
  const body = { name: 'Asha', mobileNo, emailId: 'a@mail.example', model: 'SP125', color: 'Red' }
  const headers = { 'idempotency-key': key, ...(signals ? { [formSignalsHeader]: signals } : {}) }
  return api.caller(ip).call('POST', '/api/postBooking', { body, headers })
}

async function report(filters: object = {}): Promise<{ data: { id: string }[]; totalRecords: number }> {
  const { body } = await staff.call('POST', '/api/enquiryReports', { body: { limit: 100, ...filters } })
  return body as never
}

const held = async () => (await report({ quarantined: true })).totalRecords

test.each([
  ['a filled trap', 't=41000;h=1'],
  ['a form filled in within half a second', 't=499;h=0'],
])('%s is thanked and held back', async (_what, signals) => {
  const [robot, person] = [await send({ signals }), await send()]
  const reference = expect.stringMatching(/^[0-9A-Z]{8}$/)
  expect(person.body).toEqual({ ...(robot.body as object), reference })
  expect(robot.status).toBe(person.status)
  expect((await report()).totalRecords).toBe(1)
  expect(await held()).toBe(1)
})

test.each([undefined, '', 'h=0', 't=-1;h=0', 't=1', human, 't=86400000;h=0'])(
  'a form sent with the signals %s counts',
  async (signals) => {
    await send({ signals: signals ?? '' })
    expect([(await report()).totalRecords, await held()]).toEqual([1, 0])
  },
)

const sameNumber = [
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '098765-43210',
  '9876543210',
  '+919876543210',
]

test('of forms without signals the sixth of one number and network within ten minutes is held back, however it is written', async () => {
  for (const [index, mobile] of sameNumber.entries())
    await send({ mobile, ip: `2001:db8:1:${index}::1`, signals: '' })
  await send({ mobile: '9876543211', signals: '' })
  expect([(await report()).totalRecords, await held()]).toEqual([6, 1])
})

test("nobody keeps somebody out by sending forms with that person's number", async () => {
  for (const signals of ['', human])
    for (const mobile of sameNumber.concat(sameNumber[0] ?? '')) await send({ mobile, signals })
  // With signals or without: a browser that lets no script run sends none.
  await send({ mobile: '9876543210', ip: '198.51.100.23' })
  await send({ mobile: '9876543210', ip: '198.51.100.24', signals: '' })
  expect([(await report()).totalRecords, await held()]).toEqual([14, 2])
})

test('a repeat under the same key does not count against its sender', async () => {
  const key = randomUUID()
  for (let round = 0; round < 8; round++) await send({ mobile: '9876543210', key })
  expect([(await report()).totalRecords, await held()]).toEqual([1, 0])
})

test('a shared address is not punished, unless a second thing speaks against it', async () => {
  const together = (count: number, signals: string) =>
    Promise.all(Array.from({ length: count }, () => send({ signals })))
  await together(40, human)
  expect([(await report()).totalRecords, await held()]).toEqual([40, 0])
  await together(5, '')
  await send({ signals: '', ip: '203.0.113.99' })
  expect([(await report()).totalRecords, await held()]).toEqual([41, 5])
})

test('the address is kept nowhere', async () => {
  await send({ ip: '198.51.100.23' })
  const [row] = await api.db.sql('select * from public.product_enquiries')
  const charges = await api.db.sql<{ payer: string }>(
    `select payer from private.charges where budget = 'forms' and payer like 'address%'`,
  )
  expect(charges).toHaveLength(1)
  expect(JSON.stringify(row)).not.toContain(charges[0]?.payer.split(' ')[1])
  expect(JSON.stringify([row, charges])).not.toContain('198.51')
})

test('what is held back stays out of reports, searches, exports and the dashboard', async () => {
  await send({ signals: 't=1;h=1' })
  await send()
  const exported = async (body: object) =>
    (await staff.call('POST', '/api/reports/enquiry/export', { body })).bytes.toString().trim().split('\n')
      .length - 1
  expect(await exported({})).toBe(1)
  expect(await exported({ quarantined: true })).toBe(1)
  expect((await report({ search: 'asha' })).totalRecords).toBe(1)
  expect((await report({ search: 'asha', quarantined: true })).data).toHaveLength(1)
  const { body } = await staff.call('GET', '/api/dashboard')
  expect(body).toMatchObject([{ enquiry_report: 1 }])
})

test('staff release what is genuine, once', async () => {
  await send({ signals: 't=41000;h=1' })
  const [{ id } = { id: '' }] = (await report({ quarantined: true })).data
  const release = (caller: Caller, report = 'enquiry') =>
    caller.call('POST', `/api/reports/${report}/${id}/release`)
  expect((await release(api.caller())).status).toBe(401)
  expect((await release(staff, 'amc')).status).toBe(404)
  expect((await release(staff, 'staff')).status).toBe(404)
  expect((await release(staff)).status).toBe(200)
  expect([await report(), await held()]).toMatchObject([{ totalRecords: 1, data: [{ id }] }, 0])
  expect((await release(staff)).status).toBe(404)
  expect((await report()).totalRecords).toBe(1)
})
