import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeKindIds } from '#contract/prices/charge-kinds.ts'
import type { ChargeRuleRecord, OnRoad } from '#contract/prices/charge-rules.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let manager: Caller

beforeAll(async () => {
  api = await startTestApi()
  manager = await api.staffCaller({ userId: 'asha', role: 'manager' })
})

afterAll(() => api.close())

const path = '/api/chargeRules'
const dayIn = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))
const facts = (change: object = {}) => ({
  kind: 'registration',
  fuel: 'any',
  beginsOn: '2024-01-01',
  steps: [{ upTo: '', percent: '', rupees: '300' }],
  insuredPercent: '100',
  gstPercent: '0',
  source: 'The gazette',
  sourceUrl: '',
  isEstimate: true,
  ...change,
})
const add = (change: object = {}) => manager.call('POST', path, { body: facts(change) })
const recordOf = async (change: object) => ((await add(change)).body as { record: ChargeRuleRecord }).record
const shown = async () => (await api.caller().call('GET', '/api/onRoad')).body as OnRoad
const shownOf = async (kind: string) => (await shown()).rules.filter((rule) => rule.kind === kind)

test('a project begins without charges, and says so', async () => {
  expect(await shown()).toEqual({ day: dayIn(0), rules: [], vehicles: [], offers: [] })
})

test('the usual charges come along, count in no price, and are gone once somebody stores them', async () => {
  type Listed = { unchecked: ChargeRuleRecord['facts'][]; rules: ChargeRuleRecord[]; saved: object }
  const listed = async () => (await manager.call('GET', path)).body as Listed
  const { unchecked } = await listed()
  expect(new Set(unchecked.map(({ kind }) => kind))).toEqual(new Set(chargeKindIds))
  expect((await shown()).rules).toEqual([])
  const usual = unchecked.find(({ kind }) => kind === 'smart_card')
  const sent = await manager.call('POST', path, { body: { ...usual, isEstimate: false } })
  const { record } = sent.body as { record: ChargeRuleRecord }
  const after = await listed()
  expect(after.unchecked).toEqual(unchecked.filter((charge) => charge !== usual))
  expect(after.saved).toEqual({ [record.id]: { by: 'asha', at: expect.any(String) } })
  expect((await shown()).rules).toMatchObject([{ kind: 'smart_card', isEstimate: false }])
  const isDone = async () => ((await manager.call('GET', '/api/setup')).body as { charges: boolean }).charges
  expect(await isDone()).toBe(false)
  // Each of them is a charge that staff could have typed.
  for (const body of after.unchecked) expect((await manager.call('POST', path, { body })).status).toBe(201)
  expect(await isDone()).toBe(true)
  await api.db.sql('delete from public.charge_rules')
})

test('a charge is shown from its day on, and ends the one before it', async () => {
  await add()
  await add({ beginsOn: dayIn(0), steps: [{ upTo: '', percent: '', rupees: '₹ 1,500' }] })
  await add({ beginsOn: dayIn(1), steps: [{ upTo: '', percent: '', rupees: '9' }] })
  expect(await shownOf('registration')).toMatchObject([
    { beginsOn: dayIn(0), steps: [{ upTo: null, percent: null, rupees: 1500 }], isEstimate: true },
  ])
  const { body } = await manager.call('GET', path)
  expect((body as { rules: ChargeRuleRecord[] }).rules).toHaveLength(3)
  const rows = await api.db.sql('select id from public.charge_rules where begins_on = $1', [dayIn(1)])
  expect(rows).toHaveLength(1)
})

test('visitors get engines in cc and motors in kW, and nothing where no text says it', async () => {
  await insertVehicle(api.db, { bikeName: 'ONE' })
  await insertVehicle(api.db, { bikeName: 'TWO', category: 'ev' })
  await api.db.sql(
    `update public.vehicles set engine_specification = '{"displacement": "123.94 cc"}' where bike_name = 'ONE'`,
  )
  expect((await shown()).vehicles).toEqual([
    { bikeName: 'ONE', fuel: 'petrol', size: 123.94 },
    { bikeName: 'TWO', fuel: 'electric', size: null },
  ])
})

test.each([
  ['a percentage and an amount', { steps: [{ upTo: '', percent: '6', rupees: '1' }] }, 'steps.0.rupees'],
  ['a percentage of words', { steps: [{ upTo: '', percent: 'six', rupees: '' }] }, 'steps.0.percent'],
  ['more than all of it', { steps: [{ upTo: '', percent: '101', rupees: '' }] }, 'steps.0.percent'],
  ['a last step that ends', { steps: [{ upTo: '5', percent: '', rupees: '1' }] }, 'steps.0.upTo'],
  [
    'steps of a fee',
    {
      steps: [
        { upTo: '5', percent: '', rupees: '1' },
        { upTo: '', percent: '', rupees: '2' },
      ],
    },
    'steps.1.upTo',
  ],
  [
    'steps that go down',
    {
      kind: 'road_tax',
      steps: ['5', '4', ''].map((upTo) => ({ upTo, percent: '6', rupees: '' })),
    },
    'steps.1.upTo',
  ],
  [
    'cc and kW in one',
    { kind: 'third_party', steps: ['75', ''].map((upTo) => ({ upTo, percent: '', rupees: '1' })) },
    'fuel',
  ],
  ['no source', { source: ' ' }, 'source'],
  ['a link that runs', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  ['a day that is none', { beginsOn: '2026-02-30' }, 'beginsOn'],
])('%s is refused', async (_what, change, field) => {
  expect(await add({ beginsOn: '2031-01-01', ...change })).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: expect.any(String) } } },
  })
})

test('a line for handling has no kind', async () => {
  expect((await add({ kind: 'handling' })).status).toBe(422)
})

test('two of one kind, fuel and day are one too many', async () => {
  await add({ kind: 'smart_card' })
  expect(await add({ kind: 'smart_card' })).toMatchObject({
    status: 422,
    body: { error: { fields: { beginsOn: expect.stringContaining('already') } } },
  })
})

test('over a charge that somebody else saved nothing is saved, unless it stands there already', async () => {
  const { id, at } = await recordOf({ kind: 'hypothecation' })
  const save = (expected: string, rupees: string) =>
    manager.call('PATCH', `${path}/${id}`, {
      body: { expected, facts: facts({ kind: 'hypothecation', steps: [{ upTo: '', percent: '', rupees }] }) },
    })
  expect((await save(at, '500')).status).toBe(200)
  expect((await save(at, '500')).status).toBe(200)
  expect(await save(at, '600')).toMatchObject({
    status: 409,
    body: { error: { newer: { by: 'asha', at: expect.any(String) } } },
  })
  const [event] = await auditLines(api, `event.table_name = 'charge_rules' and event.action = 'Changed'`)
  expect(event).toMatchObject({
    subject: 'Charge hypothecation from 01/01/2024 · Amounts',
    before: 'Rs. 300',
    after: 'Rs. 500',
  })
})

test('what has not begun is removed, what has begun stays', async () => {
  const coming = await recordOf({ kind: 'number_plate', beginsOn: dayIn(1) })
  const begun = await recordOf({ kind: 'number_plate', beginsOn: dayIn(0) })
  const remove = ({ id }: ChargeRuleRecord) => manager.call('DELETE', `${path}/${id}`)
  expect((await remove(coming)).status).toBe(200)
  expect((await remove(coming)).status).toBe(404)
  expect((await remove(begun)).status).toBe(422)
  expect(await shownOf('number_plate')).toHaveLength(1)
})

test('visitors and sellers change nothing', async () => {
  expect((await api.caller().call('GET', path)).status).toBe(401)
  const caller = await api.staffCaller({ userId: 'bijaya', role: 'sales' })
  expect((await caller.call('POST', path, { body: facts() })).status).toBe(403)
})
