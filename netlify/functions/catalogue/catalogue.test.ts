import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertVehicle, startTestApi, type TestApi } from '#server/testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  const id = await insertVehicle(api.db, { bikeName: "CB350H'ness", category: 'bigwing', rupees: 210_500 })
  await insertVehicle(api.db, { bikeName: 'HORNET2.0' })
  await insertVehicle(api.db, { bikeName: 'OLD', isActive: false })
  await api.db.sql(
    `insert into public.variants (vehicle_id, name, price_paise, sort_order)
     values ($1, 'DLX Pro', 21560050, 2), ($1, 'DLX', 21050000, 1)`,
    [id],
  )
})

afterAll(() => api.close())

test('cards of all active models, motorcycles first', async () => {
  const { status, body } = await api.caller().call('GET', '/api/allModals')
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      bike_name: 'HORNET2.0',
      name: 'HORNET2.0',
      image: '/media/l.webp',
      category: 'motorcycle',
      price: 91_771,
    },
    {
      bike_name: "CB350H'ness",
      name: "CB350H'ness",
      image: '/media/l.webp',
      category: 'bigwing',
      price: 210_500,
    },
  ])
})

test('a listing holds the active bikes of its category alone', async () => {
  const { body } = await api.caller().call('GET', '/api/bikes')
  expect(body).toMatchObject([
    {
      bikeName: 'HORNET2.0',
      nameImg: '/media/n.webp',
      bikeIcon: '/media/i.webp',
      specs: { document: '/media/b.pdf' },
    },
  ])
  expect((await api.caller().call('GET', '/api/scooters')).body).toEqual([])
  expect((await api.caller().call('GET', '/api/ev')).body).toEqual([])
})

test.each(["/api/bikeView/CB350H'ness", '/api/bikeView/CB350H%27ness'])(
  '%s answers the bike, labels in order',
  async (path) => {
    const { status, body } = await api.caller().call('GET', path)
    expect(status).toBe(200)
    expect(body).toMatchObject({ bike: { bikeName: "CB350H'ness", bikePrice: 210_500 } })
    const { bike } = body as { bike: { bodyDimensions: object } }
    expect(Object.keys(bike.bodyDimensions)).toEqual(['overallLength', 'aWidth'])
  },
)

test('variants come in their order, to the paisa', async () => {
  const { body } = await api.caller().call('GET', "/api/variants/CB350H'ness")
  expect(body).toMatchObject([
    { name: 'DLX', price: 210_500 },
    { name: 'DLX Pro', price: 215_600.5 },
  ])
})

test.each(['/api/bikeView/NOPE', '/api/bikeView/OLD', '/api/variants/OLD'])(
  '%s is not found, in words',
  async (path) => {
    const { status, body } = await api.caller().call('GET', path)
    expect(status).toBe(404)
    expect(body).toMatchObject({
      error: { code: 'not_found' },
      message: expect.stringContaining('We have no model called'),
    })
  },
)

test('answers are kept at the edge under a tag, whatever the query string; failures are not', async () => {
  const { headers } = await api.caller().call('GET', '/api/allModals?x=1')
  expect(headers.get('netlify-cdn-cache-control')).toBe(
    'public, durable, s-maxage=300, stale-while-revalidate=86400',
  )
  expect(headers.get('netlify-cache-tag')).toBe('catalogue')
  expect(headers.get('netlify-vary')).toBe('query=_')
  expect(headers.get('set-cookie')).toBeNull()
  const failed = await api.caller().call('GET', '/api/bikeView/NOPE')
  expect(failed.headers.get('cache-control')).toBe('private, no-store')
})

test('a wrong method is told which one fits', async () => {
  const { status, headers, body } = await api.caller().call('POST', '/api/bikeView/SP125', { body: {} })
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('GET')
  expect(body).toMatchObject({ error: { code: 'method_not_allowed' } })
})
