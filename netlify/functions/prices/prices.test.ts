import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  await insertVehicle(api.db, { bikeName: "CB350H'ness", category: 'bigwing', rupees: 210_500 })
  await insertVehicle(api.db, { bikeName: 'OLD', isActive: false })
  const member = await api.db.createStaff()
  staff = api.caller()
  await staff.signIn(member.userId, member.password)
})

afterAll(() => api.close())

test('staff see every vehicle, active or not', async () => {
  const { body } = await staff.call('GET', '/api/managePrice')
  expect(body).toEqual([
    { bike_name: "CB350H'ness", bike_price: 210_500 },
    { bike_name: 'OLD', bike_price: 91_771 },
  ])
})

test('a new price is what the next visitor reads', async () => {
  const path = `/api/managePrice/${encodeURIComponent("CB350H'ness")}`
  const { status, body } = await staff.call('PATCH', path, { body: { price: '2,15,999.50' } })
  expect(status).toBe(200)
  expect(body).toEqual({
    message: texts.price.success,
    item: { bike_name: "CB350H'ness", bike_price: 215_999.5 },
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
      bike_price: 91_771,
    })
  },
)

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
    bike_price: 91_771,
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
