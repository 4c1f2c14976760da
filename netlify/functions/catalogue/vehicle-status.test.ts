import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { type Caller, insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

const types = [
  { type: 'bikes', category: 'motorcycle', list: '/api/bikes', nameField: 'bikeName' },
  { type: 'scooters', category: 'scooter', list: '/api/scooters', nameField: 'scooterName' },
  { type: 'bigWing', category: 'bigwing', list: '/api/bigWing', nameField: 'bikeName' },
  { type: 'ev', category: 'ev', list: '/api/ev', nameField: 'bikeName' },
] as const

let api: TestApi
let staff: Caller
const ids = new Map<string, number>()

beforeAll(async () => {
  api = await startTestApi()
  for (const { type, category } of types)
    ids.set(
      type,
      await insertVehicle(api.db, { bikeName: `${type}'s one`, displayName: `One of ${type}`, category }),
    )
  staff = await api.staffCaller()
})

afterAll(() => api.close())

const set = (type: string, id: unknown, body: unknown) =>
  staff.call('PATCH', `/api/${type}/${id}/status`, { body })

test.each(types)('$type are listed, hidden from visitors and shown again', async (kind) => {
  const id = ids.get(kind.type)
  const item = { id, [kind.nameField]: `${kind.type}'s one`, displayName: `One of ${kind.type}` }
  const all = async () => (await staff.call('GET', `/api/${kind.type}_admin`)).body
  expect(await all()).toEqual([{ ...item, status: 1 }])

  expect(await set(kind.type, id, { status: 0 })).toMatchObject({
    status: 200,
    body: { message: texts.vehicles.deactivated },
  })
  expect(await all()).toEqual([{ ...item, status: 0 }])
  expect((await api.caller().call('GET', kind.list)).body).toEqual([])
  expect((await staff.call('GET', kind.list)).body).toEqual([])

  expect((await set(kind.type, id, { status: 1 })).body).toEqual({ message: texts.vehicles.activated })
  expect((await api.caller().call('GET', kind.list)).body).toHaveLength(1)
})

test('a vehicle of another type, and one that is not there, are not found', async () => {
  expect((await set('bikes', ids.get('ev'), { status: 0 })).status).toBe(404)
  expect((await set('bikes', 9_999, { status: 0 })).status).toBe(404)
  expect((await set('bikes', 'x', { status: 0 })).status).toBe(404)
})

test.each([{ status: 2 }, { status: true }, { status: '1' }, {}, { status: 1, price_paise: 1 }])(
  '%o is refused',
  async (body) => expect((await set('bikes', ids.get('bikes'), body)).status).toBe(422),
)
