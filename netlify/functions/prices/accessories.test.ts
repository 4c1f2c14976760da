import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller
let id: number

beforeAll(async () => {
  api = await startTestApi()
  const vehicle = await insertVehicle(api.db, {
    bikeName: "CB350H'ness",
    displayName: "H'ness CB350",
    category: 'bigwing',
  })
  const [row] = await api.db.sql<{ id: number }>(
    `insert into public.accessories (vehicle_id, heading, image, part_number, price_paise)
     values ($1, 'Guard', '/media/a.webp', '08P-1', 100000) returning id`,
    [vehicle],
  )
  id = Number(row?.id)
  staff = await api.staffCaller()
})

afterAll(() => api.close())

test('a new price is what the list and the visitor see', async () => {
  const item = {
    id,
    heading: 'Guard',
    part_no: '08P-1',
    price: 1_250.5,
    bike_name: "CB350H'ness",
    display_name: "H'ness CB350",
  }
  expect(
    await staff.call('PATCH', `/api/manageAccessories/${id}`, { body: { price: '₹ 1,250.50' } }),
  ).toMatchObject({ status: 200, body: { message: texts.accessory.success, item } })
  expect((await staff.call('GET', '/api/manageAccessories')).body).toEqual([item])
  expect((await api.caller().call('GET', "/api/bikeAccessories/CB350H'ness")).body).toMatchObject([
    { price: 1_250.5 },
  ])
})

test.each([{ price: '' }, { price: 0 }, {}, { price: 1, heading: 'x' }])('%o is refused', async (body) => {
  expect((await staff.call('PATCH', `/api/manageAccessories/${id}`, { body })).status).toBe(422)
})

test('an accessory nobody has is not found', async () => {
  const answer = await staff.call('PATCH', '/api/manageAccessories/9999', { body: { price: 1 } })
  expect(answer.status).toBe(404)
})

test('a price that changed meanwhile stays, and the answer says so', async () => {
  const set = (body: object) => staff.call('PATCH', `/api/manageAccessories/${id}`, { body })
  expect((await set({ price: 1300 })).status).toBe(200)
  expect(await set({ price: 1400, expected: 1250.5 })).toMatchObject({
    status: 409,
    body: { error: { current: { price: 1300, by: expect.stringMatching(/./), at: expect.any(String) } } },
  })
  expect((await set({ price: 1400, expected: 1300 })).status).toBe(200)
})
