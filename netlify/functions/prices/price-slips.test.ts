import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OnRoad } from '#contract/prices/charge-rules.ts'
import type { FoundSlip, PriceSlip } from '#contract/prices/price-slips.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let variantId: number

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  const [variant] = await api.db.sql<{ id: number }>(
    `select id from public.variants
     where vehicle_id = (select id from public.vehicles where bike_name = 'SP125') order by sort_order limit 1`,
  )
  variantId = Number(variant?.id)
})

afterAll(() => api.close())

const path = '/api/priceSlips'
const make = (change: object = {}, query = '') =>
  api.caller().call('POST', `${path}${query}`, {
    body: { bikeName: 'SP125', variantId, loan: false, covers: [], accessories: [], ...change },
  })
const read = (number: string) => api.caller().call('GET', `${path}/${encodeURIComponent(number)}`)
const amounts = ({ lines }: PriceSlip) => Object.fromEntries(lines.map(({ id, paise }) => [id, paise]))

test('a slip has every line that was asked for, from the data of the server, and sums exactly', async () => {
  const { status, body } = await make({ loan: true, covers: ['zero_dep'], accessories: ['08P70-K0R-D00'] })
  expect(status).toBe(201)
  const slip = body as PriceSlip
  expect(slip).toMatchObject({ number: expect.stringMatching(/^S-[0-9A-HJKMNP-TV-Z]{6}$/), name: 'SP125' })
  expect(Object.keys(amounts(slip))).toEqual([
    'ex_showroom',
    'road_tax',
    'registration',
    'smart_card',
    'number_plate',
    'hypothecation',
    'third_party',
    'own_damage',
    'zero_dep',
    'accessory:08P70-K0R-D00',
  ])
  expect(amounts(slip)).toMatchObject({ third_party: 454_400, 'accessory:08P70-K0R-D00': 125_000 })
  expect(slip.paise).toBe(slip.lines.reduce((sum, { paise }) => sum + (paise ?? 0), 0))
  expect(slip.rules).toHaveLength(8)
})

test.each([
  ['a price', { price: 1 }],
  ['lines', { lines: [{ id: 'ex_showroom', paise: 1 }] }],
  ['a total', { paise: 1 }],
  ['an accessory with a price', { accessories: [{ partNumber: '08P70-K0R-D00', price: 1 }] }],
])('%s of the browser is refused', async (_what, change) => {
  expect((await make(change)).status).toBe(422)
})

test.each([
  ['a variant of another model', { variantId: 1_000_000 }, 422],
  ['no variant, where there are some', { variantId: null }, 422],
  ['an accessory of another model', { accessories: ['08P70-K3A-D00'] }, 422],
  ['a model that we do not sell', { bikeName: 'NONE' }, 404],
])('%s is refused', async (_what, change, status) => {
  expect((await make(change)).status).toBe(status)
})

test('the rules on a slip are kept as data, whatever its visitor reads', async () => {
  const rulesOf = ({ body }: { body: unknown }) => (body as PriceSlip).lines.map(({ rule }) => rule)
  expect(rulesOf(await make({}, '?language=or'))).toEqual(rulesOf(await make()))
})

test('a slip stays as it was when price and rules change, and says beside it what it costs today', async () => {
  const made = (await make()).body as PriceSlip
  expect((await read(made.number)).body).toEqual({
    slip: made,
    today: { day: made.day, paise: made.paise, isFrom: false },
  })
  await api.db.sql('update public.variants set price_paise = price_paise + 1000000 where id = $1', [
    variantId,
  ])
  await api.db.sql(
    `insert into public.charge_rules (kind, fuel, begins_on, steps, source)
     values ('registration', 'any', '2026-01-01', '[{"upTo": null, "percent": null, "rupees": 1000}]', 'x')`,
  )
  const { slip, today } = (await read(made.number)).body as FoundSlip
  expect(slip).toEqual(made)
  // ₹10,000 more for the model, 6 % of it for the tax, ₹700 for the registration; own damage goes up by ₹188.
  expect(today?.paise).toBe(made.paise + 1_000_000 + 60_000 + 70_000 + 18_800)
})

test('an offer that runs today for the model is a line of the slip, and stays on it when it has ended', async () => {
  const offer = (title: string, rupees: number, models: string[], from: string | null, to: string | null) =>
    api.db.sql(
      `insert into public.offers (title, description, image, rupees_off, models, first_day, last_day)
       values ($1, 'Words', '/media/demo/x.webp', $2, $3, $4, $5)`,
      [title, rupees, models, from, to],
    )
  await offer('Diwali', 2000, ['SP125'], '2020-01-01', '2099-12-31')
  await offer('Of another model', 5000, ['LIVO'], null, null)
  await offer('Over', 6000, [], null, '2020-12-31')
  await offer('Not yet', 7000, [], '2099-01-01', null)
  const made = (await make()).body as PriceSlip
  expect(made.lines.filter(({ id }) => id.startsWith('offer:'))).toEqual([
    expect.objectContaining({ label: 'Diwali', paise: -200_000, since: '2020-01-01', until: '2099-12-31' }),
  ])
  expect(made.paise).toBe(made.lines.reduce((sum, { paise }) => sum + (paise ?? 0), 0))
  const { body } = await api.caller().call('GET', '/api/onRoad')
  expect((body as OnRoad).offers.map(({ title }) => title)).toEqual(['Of another model', 'Diwali'])
  await api.db.sql(`update public.offers set last_day = '2020-12-31' where title = 'Diwali'`)
  const { slip, today } = (await read(made.number)).body as FoundSlip
  expect(slip).toEqual(made)
  expect(today?.paise).toBe(made.paise + 200_000)
})

test('the number is found as people type it; one that is none, or nobody has, is not', async () => {
  const { number } = (await make()).body as PriceSlip
  expect((await read(number.replace('-', ' ').toLowerCase())).status).toBe(200)
  expect((await read('S-000000')).status).toBe(404)
  expect((await read('anything')).status).toBe(404)
})

test('of a model that is no longer to be had the slip stays, without a price of today', async () => {
  const { number } = (await make()).body as PriceSlip
  await api.db.sql(`update public.vehicles set is_active = false where bike_name = 'SP125'`)
  expect((await read(number)).body).toMatchObject({ slip: { number }, today: null })
  await api.db.sql(`update public.vehicles set is_active = true where bike_name = 'SP125'`)
})

test('what is unsettled or unknown is asked for, never guessed', async () => {
  const [ev] = await api.db.sql<{ id: number }>(
    `select id from public.variants
     where vehicle_id = (select id from public.vehicles where bike_name = 'QC1') order by sort_order limit 1`,
  )
  const slip = (await make({ bikeName: 'QC1', variantId: Number(ev?.id) })).body as PriceSlip
  expect(slip.isFrom).toBe(true)
  expect(amounts(slip)).toMatchObject({ road_tax: null, third_party: 291_000 })
})

test('slips go after 180 days', async () => {
  const [old, young] = [(await make()).body as PriceSlip, (await make({ loan: true })).body as PriceSlip]
  await api.db.sql(
    `update private.price_slips set created_at = now() - interval '181 days' where number = $1`,
    [old.number],
  )
  await api.db.sql(
    `update private.price_slips set created_at = now() - interval '179 days' where number = $1`,
    [young.number],
  )
  await api.runScheduled()
  expect([(await read(old.number)).status, (await read(young.number)).status]).toEqual([404, 200])
})

test('an address that made sixty in ten minutes waits, and no other one', async () => {
  const body = { bikeName: 'SP125', variantId, loan: false, covers: [], accessories: [] }
  const makeAt = async (ip: string) => (await api.caller(ip).call('POST', path, { body })).status
  expect(await makeAt('192.0.2.8')).toBe(201)
  await api.db.sql(
    `update private.charges set amount = 60 where budget = 'slips in ten minutes' and payer like 'address%'`,
  )
  expect([await makeAt('192.0.2.8'), await makeAt('192.0.2.9')]).toEqual([429, 201])
})

test('the same price of the same day is kept once, whoever asks', async () => {
  const body = { bikeName: 'SP125', variantId, loan: true, covers: ['zero_dep'], accessories: [] }
  const makeAt = async (ip: string) => {
    const answer = await api.caller(ip).call('POST', path, { body })
    expect(answer.status).toBe(201)
    return (answer.body as PriceSlip).number
  }
  const numbers = await Promise.all(['192.0.2.30', '192.0.2.31', '192.0.2.31', '192.0.2.32'].map(makeAt))
  expect(new Set(numbers).size).toBe(1)
})

test('a day takes so many bytes of slips of an address, and says when it takes more', async () => {
  const makeAt = (ip: string, covers: string[]) =>
    api.caller(ip).call('POST', path, {
      body: { bikeName: 'SP125', variantId, loan: false, covers, accessories: ['08P70-K0R-D00'] },
    })
  expect((await makeAt('192.0.2.20', [])).status).toBe(201)
  // The budget ends with the day; in its last hour the refusal would count the minutes instead.
  await api.db.sql(
    `update private.charges set amount = 450000, ends_at = now() + interval '2 hours'
     where budget = 'bytes of slips' and payer like 'address%'`,
  )
  expect(await makeAt('192.0.2.20', ['zero_dep'])).toMatchObject({
    status: 429,
    body: { message: 'Too many slips were made here just now. Please try again after midnight.' },
  })
  expect((await makeAt('192.0.2.21', ['zero_dep'])).status).toBe(201)
  // A slip that is stored already is charged to nobody.
  expect((await makeAt('192.0.2.20', ['zero_dep'])).status).toBe(201)
})

test('past the server nobody reads or writes slips', async () => {
  for (const role of ['anon', 'authenticated'])
    for (const act of [
      'select * from private.price_slips',
      "select public.store_price_slip('{}', 'sender')",
      "select public.find_price_slip('S-000000')",
      'select public.sweep_price_slips()',
    ])
      await expect(
        api.db.sql(`do $$ begin set local role ${role}; execute '${act.replaceAll("'", "''")}'; end $$`),
      ).rejects.toThrow(/permission denied/)
})
