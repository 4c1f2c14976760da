import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  await insertVehicle(api.db, {
    bikeName: "CB350H'ness",
    displayName: "H'ness CB350",
    category: 'bigwing',
    rupees: 210_500,
  })
  await insertVehicle(api.db, { bikeName: 'OLD', isActive: false })
  staff = await api.staffCaller()
})

afterAll(() => api.close())

test('staff see every vehicle, active or not', async () => {
  const { body } = await staff.call('GET', '/api/managePrice')
  expect(body).toEqual([
    { bike_name: "CB350H'ness", display_name: "H'ness CB350", bike_price: 210_500, variants: [] },
    { bike_name: 'OLD', display_name: 'OLD', bike_price: 91_771, variants: [] },
  ])
})

test('a new price is what the next visitor reads', async () => {
  const path = `/api/managePrice/${encodeURIComponent("CB350H'ness")}`
  const { status, body } = await staff.call('PATCH', path, { body: { price: '2,15,999.50' } })
  expect(status).toBe(200)
  expect(body).toEqual({
    message: texts.price.success,
    item: { bike_name: "CB350H'ness", display_name: "H'ness CB350", bike_price: 215_999.5, variants: [] },
  })
  expect((await api.caller().call('GET', "/api/bikeView/CB350H'ness")).body).toMatchObject({
    bike: { bikePrice: 215_999.5 },
  })
})

test.each([{ price: '' }, { price: -1 }, { price: 'free' }, {}, { price: 1, is_active: false }])(
  '%o is refused and changes nothing',
  async (body) => {
    expect((await staff.call('PATCH', '/api/managePrice/OLD', { body })).status).toBe(422)
    expect((await staff.call('GET', '/api/managePrice')).body).toContainEqual({
      bike_name: 'OLD',
      display_name: 'OLD',
      bike_price: 91_771,
      variants: [],
    })
  },
)

test('a price with a digit too many is asked about, and set once it is confirmed', async () => {
  const set = (body: object) => staff.call('PATCH', '/api/managePrice/OLD', { body })
  expect(await set({ price: 917_710 })).toMatchObject({
    status: 422,
    body: { error: { fields: { price: expect.stringContaining('₹91,771 to ₹9,17,710') } } },
  })
  expect(await set({ price: 917_710, confirmed: true })).toMatchObject({ status: 200 })
  expect(await set({ price: 91_771, confirmed: true })).toMatchObject({ status: 200 })
})

test('a vehicle nobody has is not found', async () => {
  expect((await staff.call('PATCH', '/api/managePrice/NOPE', { body: { price: 1 } })).status).toBe(404)
})

test('visitors and other sites change nothing', async () => {
  const body = { price: 1 }
  expect((await api.caller().call('PATCH', '/api/managePrice/OLD', { body })).status).toBe(401)
  const forged = { 'sec-fetch-site': 'cross-site' }
  expect((await staff.call('PATCH', '/api/managePrice/OLD', { body, headers: forged })).status).toBe(403)
  expect((await staff.call('GET', '/api/managePrice')).body).toContainEqual({
    bike_name: 'OLD',
    display_name: 'OLD',
    bike_price: 91_771,
    variants: [],
  })
})

test('the first variant, which the bike page shows, moves with the price; the others stay', async () => {
  const id = await insertVehicle(api.db, { bikeName: 'SHINE125', rupees: 80_000 })
  await api.db.sql(
    `insert into public.variants (vehicle_id, name, price_paise, sort_order)
     values ($1, 'Drum', 8000000, 1), ($1, 'Disc', 8500000, 2)`,
    [id],
  )
  await staff.call('PATCH', '/api/managePrice/SHINE125', { body: { price: 82_500 } })
  expect((await api.caller().call('GET', '/api/variants/SHINE125')).body).toMatchObject([
    { name: 'Drum', price: 82_500 },
    { name: 'Disc', price: 85_000 },
  ])
})

test('a price that changed meanwhile stays, and the answer says what it is, who set it and when', async () => {
  await insertVehicle(api.db, { bikeName: 'LIVO', rupees: 80_000 })
  const other = await api.staffCaller({ userId: 'bijaya' })
  const set = (caller: Caller, price: number, expected?: number) =>
    caller.call('PATCH', '/api/managePrice/LIVO', { body: { price, ...(expected && { expected }) } })
  expect((await set(other, 81_000, 80_000)).status).toBe(200)

  const refused = await set(staff, 82_000, 80_000)
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', current: { price: 81_000, by: 'bijaya', at: expect.any(String) } } },
  })
  const { at } = (refused.body as { error: { current: { at: string } } }).error.current
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  expect((await staff.call('GET', '/api/managePrice')).body).toContainEqual({
    bike_name: 'LIVO',
    display_name: 'LIVO',
    bike_price: 81_000,
    variants: [],
  })
  expect((await set(staff, 82_000, 81_000)).status).toBe(200)
  // The answer was lost, so the same call comes again.
  expect((await set(staff, 82_000, 81_000)).status).toBe(200)
  expect((await set(staff, 83_000)).status).toBe(200)
})

test('every variant has a price to set; the first one is the price of the model', async () => {
  const vehicle = await insertVehicle(api.db, { bikeName: 'SP160', rupees: 120_000 })
  const [single, dual] = await api.db.sql<{ id: number }>(
    `insert into public.variants (vehicle_id, name, price_paise, sort_order)
     values ($1, 'Single Disc', 12000000, 1), ($1, 'Dual Disc', 12500000, 2) returning id`,
    [vehicle],
  )
  const set = (id: unknown, body: object) => staff.call('PATCH', `/api/variantPrices/${id}`, { body })
  const item = (first: number, second: number) => ({
    bike_name: 'SP160',
    display_name: 'SP160',
    bike_price: first,
    variants: [
      { id: Number(single?.id), name: 'Single Disc', price: first },
      { id: Number(dual?.id), name: 'Dual Disc', price: second },
    ],
  })
  expect((await set(dual?.id, { price: '1,27,000', expected: 125_000 })).body).toMatchObject({
    item: item(120_000, 127_000),
  })
  expect((await set(single?.id, { price: 121_000, expected: 120_000 })).body).toMatchObject({
    item: item(121_000, 127_000),
  })
  expect((await staff.call('GET', '/api/managePrice')).body).toContainEqual(item(121_000, 127_000))
  expect((await api.caller().call('GET', '/api/bikeView/SP160')).body).toMatchObject({
    bike: { bikePrice: 121_000 },
  })
  expect(await set(dual?.id, { price: 130_000, expected: 125_000 })).toMatchObject({
    status: 409,
    body: { error: { current: { price: 127_000, by: expect.stringMatching(/./) } } },
  })
  expect((await set(999_999, { price: 1 })).status).toBe(404)
  expect(
    (await api.caller().call('PATCH', `/api/variantPrices/${dual?.id}`, { body: { price: 1 } })).status,
  ).toBe(401)
})
