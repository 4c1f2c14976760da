import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller({ userId: 'asha' })
})

afterAll(() => api.close())

const save = (id: string, entries: object[], version: string) =>
  staff.call('PATCH', `/api/manageLists/${id}`, { body: { entries, version } })
const versionOf = async (id: string) =>
  ((await staff.call('GET', `/api/manageLists/${id}`)).body as { version: string }).version

const lender = { name: 'ବରାବାଟୀ Bank', rate: '9.755', fromMonths: '12', toMonths: '48', method: 'flat' }

test.each([
  ['lenders', 'Lenders', lender, { ...lender, rate: 9.76, fromMonths: 12, toMonths: 48 }],
  [
    'team',
    'Staff Members',
    { name: 'Bijaya', role: 'Sales' },
    { name: 'Bijaya', role: 'Sales', department: '', image: '' },
  ],
  [
    'testimonials',
    'Testimonials',
    { name: 'Asha', words: 'Good\r\nride' },
    { name: 'Asha', words: 'Good\nride', model: '' },
  ],
])('%s: empty at first, saved whole, in order, and shown to visitors', async (id, menu, entry, shown) => {
  const list = async () => (await api.caller().call('GET', `/api/${id}`)).body
  expect(await list()).toEqual([])
  const other = { ...entry, name: 'Other' }
  const saved = await save(id, [entry, other], '')
  const stored = (await staff.call('GET', `/api/manageLists/${id}`)).body as object
  expect(saved).toMatchObject({ status: 200, body: stored })
  expect(await list()).toEqual([shown, { ...shown, name: 'Other' }])
  expect((await save(id, [other, entry], await versionOf(id))).status).toBe(200)
  expect(await list()).toEqual([{ ...shown, name: 'Other' }, shown])
  const lines = await auditLines(api, `event.table_name = 'page_lists'`)
  expect(lines.at(-1)?.subject).toBe(`${menu} · Entries`)
})

test('a list that was stored past the site is shown once somebody has saved it', async () => {
  const plan = { vehicle: 'scooter', kind: 'standard', years: 3, km: 36_000, renewYears: 0 }
  await api.db.sql(`insert into public.page_lists (id, entries) values ('warranty-plans', $1)`, [
    JSON.stringify([plan]),
  ])
  const list = async () => (await api.caller().call('GET', '/api/warrantyPlans')).body
  const managed = async () =>
    (await staff.call('GET', '/api/manageLists/warranty-plans')).body as {
      entries: object[]
      checked: unknown
    }
  expect([await list(), (await managed()).checked]).toEqual([[], null])
  const { body: before } = await staff.call('GET', '/api/setup')
  expect(
    (await save('warranty-plans', (await managed()).entries, await versionOf('warranty-plans'))).status,
  ).toBe(200)
  expect([await list(), (await managed()).checked]).toEqual([
    [plan],
    { by: expect.stringMatching(/./), at: expect.any(String) },
  ])
  const { body: after } = await staff.call('GET', '/api/setup')
  expect((before as { unchecked: number }).unchecked - (after as { unchecked: number }).unchecked).toBe(1)
})

test('a model without a code is stored by its name, and a plan needs kilometres unless it is Plus', async () => {
  const model = { name: 'Jet 100', code: '', form: 'service' }
  await save('other-models', [model, { ...model, code: 'old-jet', form: 'club' }], '')
  expect((await api.caller().call('GET', '/api/otherModels')).body).toEqual([
    { ...model, code: 'Jet 100' },
    { ...model, code: 'old-jet', form: 'club' },
  ])
  const plan = { vehicle: 'scooter', kind: 'extended', years: '1', km: '' }
  const version = await versionOf('warranty-plans')
  expect(await save('warranty-plans', [plan], version)).toMatchObject({
    status: 422,
    body: { error: { fields: { '0.km': expect.anything() } } },
  })
  expect((await save('warranty-plans', [{ ...plan, kind: 'plus' }], version)).status).toBe(200)
})

test('templates have standard ones until they have others, and fill in nothing that is not theirs', async () => {
  const list = async () =>
    (await staff.call('GET', '/api/manageLists/templates')).body as { standard: object[] }
  const { standard } = await list()
  expect(await list()).toMatchObject({ entries: [], checked: null })
  expect((await staff.call('GET', '/api/templates')).body).toEqual(standard)
  const own = { name: 'Thanks', english: 'Thank you, {name}', hindi: '', odia: '' }
  expect(await save('templates', [{ ...own, hindi: '{naam}' }], '')).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          '0.hindi': 'Nothing is filled in for {naam}. Filled in here: {name}, {model}, {dealer}, {staff}.',
        },
      },
    },
  })
  expect(await save('templates', [own], '')).toMatchObject({
    status: 200,
    body: { entries: [own], standard },
  })
  expect((await save('templates', [], await versionOf('templates'))).status).toBe(200)
  expect((await staff.call('GET', '/api/templates')).body).toEqual(standard)
})

test('a wrong field is named with its place', async () => {
  const wrong = [
    lender,
    { ...lender, rate: 'cheap', toMonths: '6', method: 'other' },
    { ...lender, name: ' ' },
  ]
  expect(await save('lenders', wrong, await versionOf('lenders'))).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          '1.rate': expect.any(String),
          '1.method': expect.any(String),
          '2.name': expect.any(String),
        },
      },
    },
  })
  expect(await save('lenders', [{ ...lender, toMonths: '6' }], '')).toMatchObject({
    status: 422,
    body: { error: { fields: { '0.toMonths': expect.any(String) } } },
  })
})

test('over a version that somebody replaced nothing is saved, unless it stands there already', async () => {
  const version = await versionOf('lenders')
  expect((await save('lenders', [lender], version)).status).toBe(200)
  expect((await save('lenders', [lender], version)).status).toBe(200)
  for (const old of [version, ''])
    expect(await save('lenders', [], old)).toMatchObject({
      status: 409,
      body: { error: { newer: { by: 'asha', at: expect.any(String) } } },
    })
  expect((await save('lenders', [], await versionOf('lenders'))).status).toBe(200)
})

test('the service plan counts in whole kilometres and months, of vehicles that it knows', async () => {
  const entry = { name: 'Paid service', vehicle: 'scooter', kind: 'every', km: '6000', months: '6' }
  const save = (entries: object[]) =>
    staff.call('PATCH', '/api/manageLists/service-plan', { body: { version: '', entries } })
  expect((await save([{ ...entry, vehicle: 'lorry', km: '6000.5' }])).body).toMatchObject({
    error: { fields: { '0.vehicle': 'Please choose one.', '0.km': expect.stringContaining('6000') } },
  })
  expect((await save([entry])).status).toBe(200)
  expect((await api.caller().call('GET', '/api/servicePlan')).body).toEqual([
    { ...entry, km: 6000, months: 6 },
  ])
})

test('visitors write no list', async () => {
  const body = { entries: [], version: '' }
  expect((await api.caller().call('PATCH', '/api/manageLists/team', { body })).status).toBe(401)
  expect((await staff.call('GET', '/api/manageLists/other')).status).toBe(404)
})
