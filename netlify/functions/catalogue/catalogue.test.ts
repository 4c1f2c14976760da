import { afterAll, beforeAll, expect, test } from 'vitest'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { insertVehicle, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

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
      tagline: '',
      category: 'motorcycle',
      price: 91_771,
    },
    {
      bike_name: "CB350H'ness",
      name: "CB350H'ness",
      image: '/media/l.webp',
      tagline: '',
      category: 'bigwing',
      price: 210_500,
    },
  ])
})

test('facts of all active models are numbers, motorcycles first; what nobody says is null', async () => {
  const { status, body } = await api.caller().call('GET', '/api/modelFacts')
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      bikeName: 'HORNET2.0',
      name: 'HORNET2.0',
      tagline: '',
      category: 'motorcycle',
      bodyType: 'commuter',
      image: '/media/l.webp',
      price: 91_771,
      engine: 124,
      weight: null,
      seatHeight: null,
      mileage: null,
      range: null,
      abs: null,
    },
    expect.objectContaining({ bikeName: "CB350H'ness", category: 'bigwing', price: 210_500 }),
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
    // A new day in India may begin between the call and this line; then the day before is right too.
    const days = [new Date(Date.now() - 60_000), new Date()].map(indianDay)
    expect(body).toMatchObject({
      bike: { bikeName: "CB350H'ness", bikePrice: 210_500, asOn: expect.toBeOneOf(days) },
    })
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

const detailsOf = (what: string) => api.caller().call('GET', `/api/${what}/CB350H%27ness`)

test('features, accessories, colours and frames come in their order', async () => {
  await api.db.sql(
    `with bike as (select id from public.vehicles where bike_name = 'CB350H''ness'),
       f as (insert into public.features (vehicle_id, heading, description, image, sort_order)
         select id, 'Second', '', '/media/2.webp', 2 from bike union all select id, 'First', 'Words', '/media/1.webp', 1 from bike),
       a as (insert into public.accessories (vehicle_id, heading, description, image, part_number, price_paise)
         select id, 'Guard', 'Steel', '/media/a.webp', '08P-1', 125050 from bike),
       c as (insert into public.colours (vehicle_id, name, swatch_image, image, paint, sort_order)
         select id, 'Red', '/media/s.webp', '/media/r.webp', array['#aa0000', '#111111'], 1 from bike)
     insert into public.frames (vehicle_id, position, image)
       select id, n, '/media/f' || n || '.webp' from bike, generate_series(11, 0, -1) n`,
  )
  expect((await detailsOf('bikeFeatures')).body).toEqual([
    { heading: 'First', description: 'Words', image: '/media/1.webp' },
    { heading: 'Second', description: '', image: '/media/2.webp' },
  ])
  expect((await detailsOf('bikeAccessories')).body).toEqual([
    { heading: 'Guard', image: '/media/a.webp', description: 'Steel', part_no: '08P-1', price: 1_250.5 },
  ])
  expect((await detailsOf('bikeColours')).body).toEqual([
    {
      id: expect.any(Number),
      image: '/media/r.webp',
      name: 'Red',
      words: 'Red',
      swatch: '/media/s.webp',
      paint: ['#aa0000', '#111111'],
    },
  ])
  expect((await detailsOf('360Images')).body).toEqual(
    Array.from({ length: 12 }, (_, n) => ({ images: `/media/f${n}.webp` })),
  )
  expect((await detailsOf('bikeVariants')).body).toEqual((await detailsOf('variants')).body)
  expect((await api.caller().call('GET', '/api/360Images/HORNET2.0')).body).toEqual([])

  // Pages offer the 360° view only for vehicles that have one.
  expect((await api.caller().call('GET', '/api/bigWing')).body).toMatchObject([{ hasAngleView: true }])
  expect((await api.caller().call('GET', '/api/bikes')).body).toMatchObject([{ hasAngleView: false }])
  const oneBike = async (name: string) => (await api.caller().call('GET', `/api/bikeView/${name}`)).body
  expect(await oneBike("CB350H'ness")).toMatchObject({ bike: { hasAngleView: true } })
  expect(await oneBike('HORNET2.0')).toMatchObject({ bike: { hasAngleView: false } })
})

test.each([
  '/api/bikeFeatures/OLD',
  '/api/360Images/NOPE',
  '/api/bikeView/true',
  '/api/bikeView/%22HORNET2.0%22',
  '/api/bikeView/NOPE',
  '/api/bikeView/OLD',
  '/api/variants/OLD',
])('%s is not found, in words', async (path) => {
  const { status, body } = await api.caller().call('GET', path)
  expect(status).toBe(404)
  expect(body).toMatchObject({
    error: { code: 'not_found' },
    message: expect.stringContaining('We have no model called'),
  })
})

test('answers are kept at the edge under a tag, whatever the query string; failures are not', async () => {
  const { headers } = await api.caller().call('GET', '/api/allModals?x=1')
  expect(headers.get('netlify-cdn-cache-control')).toBe(
    'public, durable, s-maxage=300, stale-while-revalidate=86400',
  )
  expect(headers.get('netlify-cache-tag')).toBe('catalogue,words')
  expect(headers.get('netlify-vary')).toBe('query=language')
  expect(headers.get('set-cookie')).toBeNull()
  const failed = await api.caller().call('GET', '/api/bikeView/NOPE')
  expect(failed.headers.get('cache-control')).toBe('private, no-store')
})

test('who has the answer already gets 304 without a body, until it changes', async () => {
  const first = await api.caller().call('GET', '/api/bikes')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
  const ask = (value: string) =>
    api.caller().call('GET', '/api/bikes', { headers: { 'if-none-match': value } })
  for (const value of [tag, tag.slice(2), `"other", ${tag}`]) {
    const again = await ask(value)
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('netlify-cache-tag')).toBe('catalogue,words')
  }
  await api.db.sql(`update public.vehicles set price_paise = price_paise + 100 where bike_name = 'HORNET2.0'`)
  expect((await ask(tag)).status).toBe(200)
})

test('a wrong method is told which one fits', async () => {
  const { status, headers, body } = await api.caller().call('POST', '/api/bikeView/SP125', { body: {} })
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('GET')
  expect(body).toMatchObject({ error: { code: 'method_not_allowed' } })
})
