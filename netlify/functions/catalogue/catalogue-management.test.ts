import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VehicleDocument, VehicleRecord, VehicleSummary } from '#contract/catalogue/vehicle-record.ts'
import { makeForm, makePng, pictureFile } from '#server/testing/helpers/files/files.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { seedCatalogue } from '../../../supabase/seed/catalogue.ts'

let api: TestApi
let staff: Caller
let other: Caller

beforeAll(async () => {
  api = await startTestApi()
  await seedCatalogue(async (sql, params) => ({ rows: await api.db.sql(sql, params) }))
  staff = await api.staffCaller({ userId: 'asha' })
  other = await api.staffCaller({ userId: 'bijaya' })
})
afterAll(() => api.close())

const list = async () => (await staff.call('GET', '/api/catalogue')).body as VehicleSummary[]
const read = async (id: number) => (await staff.call('GET', `/api/catalogue/${id}`)).body as VehicleRecord
const idOf = async (name: string) => (await list()).find((vehicle) => vehicle.name === name)?.id ?? 0
const save = (caller: Caller, id: number, expected: number, changes: object) =>
  caller.call('PATCH', `/api/catalogue/${id}`, { body: { expected, changes } })
const setState = (id: number, state: string) =>
  staff.call('PATCH', `/api/catalogue/${id}/state`, { body: { state } })
const visit = (path: string) => api.caller().call('GET', path)
const lineOf = async ({ headers }: Answer) => {
  const lines = await api.db.sql<{
    id: string
    action: string
    subject: string
    before: string
    after: string
  }>('select id, action, subject, before, after from public.audit_events where request_id = $1', [
    headers.get('x-request-id'),
  ])
  expect(lines).toHaveLength(1)
  return lines[0]
}
const takeBack = (id: string | undefined) => staff.call('POST', `/api/auditTrail/${id}/takeBack`)

const facts: VehicleDocument['facts'] = {
  name: 'STAR 150',
  displayName: 'Star 150',
  menuName: '',
  isInMenu: true,
  category: 'motorcycle',
  bodyType: 'naked',
  tagline: 'A new star',
  details: 'Light and quick.',
  engine: '149 cc single',
  power: '10 kW',
  transmission: '5-speed',
  mileage: '50 km/l',
  sources: { engine: 'maker', power: '', mileage: '', range: '', weight: '', seatHeight: '' },
}

test('a model made from nothing is a draft until it has what its page needs, and then stands on the site', async () => {
  const made = await staff.call('POST', '/api/catalogue', {
    body: { name: ' STAR  150 ', displayName: 'Star 150', category: 'motorcycle', bodyType: 'naked' },
  })
  expect(made.status).toBe(201)
  const { id } = made.body as { id: number }
  expect(await lineOf(made)).toMatchObject({
    action: 'Added',
    subject: 'Star 150',
    after: 'draft, motorcycle',
  })
  const draft = await read(id)
  expect(draft).toMatchObject({
    version: 1,
    state: 'draft',
    price: 0,
    missing: ['price', 'picture', 'engine', 'details'],
  })
  const refused = await setState(id, 'shown')
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('main picture') } },
  })
  // Manage Bikes applies the same rule.
  expect((await staff.call('PATCH', `/api/bikes/${id}/status`, { body: { status: 1 } })).status).toBe(422)
  expect((await visit('/api/bikeView/STAR%20150')).status).toBe(404)

  const { path } = (
    await staff.call('POST', '/api/cataloguePictures', {
      body: makeForm({ image: pictureFile(makePng(40, 30)) }),
    })
  ).body as { path: string }
  expect(path).toMatch(/^\/media\/catalogue\/[0-9a-f]{64}\.40x30\.png$/)
  const saved = await save(staff, id, 1, {
    facts,
    variants: [
      { name: 'Drum', price: '₹ 1,05,000.50' },
      { name: 'Disc', price: 110_000 },
    ],
    colours: [{ name: 'Ink', paint: ['#101010'], image: path, swatch: '' }],
    features: [{ heading: 'LED', description: '', image: '' }],
    accessories: [{ heading: 'Rack', partNumber: '08L-1', price: 900, description: '', image: '' }],
    specification: {
      ...draft.document.specification,
      bodyDimensions: [
        { label: 'Seat height', text: '790 mm' },
        { label: 'kerbWeight', text: '130 kg' },
      ],
    },
    pictures: { ...draft.document.pictures, hero: path, frames: [path, path] },
  })
  expect(saved.status).toBe(200)
  const { record } = saved.body as { record: VehicleRecord }
  expect(record).toMatchObject({ version: 2, by: 'asha', missing: [], price: 105_000.5, state: 'draft' })
  expect(await read(id)).toEqual(record)
  expect((await visit('/api/bikeView/STAR%20150')).status).toBe(404)

  expect((await setState(id, 'shown')).status).toBe(200)
  expect((await visit('/api/bikeView/STAR%20150')).body).toMatchObject({
    bike: {
      name: 'Star 150',
      image: path,
      bikePrice: 105_000.5,
      bodyDimensions: { 'Seat height': '790 mm', kerbWeight: '130 kg' },
    },
  })
  expect((await visit('/api/bikeVariants/STAR%20150')).body).toHaveLength(2)
  expect((await visit('/api/bikes')).body).toContainEqual(
    expect.objectContaining({ bikeName: 'STAR 150', image: path, bikeIcon: path }),
  )
  expect((await visit('/api/menu')).body).toMatchObject({
    models: expect.arrayContaining([{ bikeName: 'STAR 150', label: 'STAR 150', category: 'motorcycle' }]),
  })
  // A shown vehicle cannot lose a fact that its page needs.
  expect((await save(staff, id, (await read(id)).version, { facts: { ...facts, engine: '' } })).status).toBe(
    422,
  )

  expect((await setState(id, 'archived')).status).toBe(200)
  expect((await visit('/api/bikeView/STAR%20150')).status).toBe(404)
  expect((await staff.call('GET', '/api/managePrice')).body).not.toContainEqual(
    expect.objectContaining({ bike_name: 'STAR 150' }),
  )
  expect((await setState(id, 'hidden')).body).toMatchObject({ record: { state: 'hidden' } })
})

test('what is wrong is said under its field, and nothing of it is stored', async () => {
  const id = await idOf('LIVO')
  const { version, document } = await read(id)
  const refused = await save(staff, id, version, {
    facts: { ...document.facts, tagline: 'x'.repeat(121) },
    variants: [{ name: 'Drum', price: 'free' }],
    colours: document.colours.map((colour) => ({ ...colour, name: 'Ink' })),
  })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          'changes.facts.tagline': expect.any(String),
          'changes.variants.0.price': expect.any(String),
          'changes.colours.1.name': 'There is another colour of this name.',
        },
      },
    },
  })
  expect(
    (await save(staff, id, version, { facts: { ...document.facts, name: 'SP125' } })).body,
  ).toMatchObject({
    error: { fields: { 'changes.facts.name': expect.stringContaining('Another model') } },
  })
  expect((await save(staff, id, version, {})).status).toBe(422)
  expect((await save(staff, id, version, { price: 1 })).status).toBe(422)
  expect(await read(id)).toMatchObject({ version, document })
})

test('parts keep their ids, two may change places, and one that is not named any more goes', async () => {
  const id = await idOf('SP125')
  const { version, document } = await read(id)
  const [drum, disc] = document.variants
  const swapped = [
    { ...drum, name: disc?.name },
    { ...disc, name: drum?.name },
    { name: 'Sports', price: 101_000 },
  ]
  const { record } = (await save(staff, id, version, { variants: swapped })).body as { record: VehicleRecord }
  expect(record.document.variants.map((variant) => variant.id).slice(0, 2)).toEqual([drum?.id, disc?.id])
  expect(record.document.variants.map(({ name }) => name)).toEqual(['Disc', 'Drum', 'Sports'])
  const back = await save(staff, id, record.version, { variants: document.variants })
  expect((back.body as { record: VehicleRecord }).record.document).toEqual(document)
  expect(await lineOf(back)).toMatchObject({
    subject: 'SP125 · variants',
    before: expect.stringContaining('Sports, ₹1,01,000'),
  })
})

test('the second of two people is told who was first, and a repeat of the first one is no conflict', async () => {
  const id = await idOf('UNICORN')
  const { version, document } = await read(id)
  const mine = { facts: { ...document.facts, tagline: 'Mine' } }
  expect((await save(other, id, version, mine)).status).toBe(200)
  expect((await save(other, id, version, mine)).status).toBe(200)
  const refused = await save(staff, id, version, { facts: { ...document.facts, tagline: 'Yours' } })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', newer: { by: 'bijaya' } } },
  })
  expect((await read(id)).document.facts.tagline).toBe('Mine')
})

test('a price from Manage Price is a change of the record too', async () => {
  const id = await idOf('SHINE125')
  const { version, document } = await read(id)
  const disc = document.variants[1]
  await other.call('PATCH', `/api/variantPrices/${disc?.id}`, { body: { price: 123_456 } })
  expect(await save(staff, id, version, { variants: document.variants })).toMatchObject({
    status: 409,
    body: { error: { newer: { by: 'bijaya' } } },
  })
})

test('the address of a former name keeps leading to the model; a draft had none', async () => {
  const id = await idOf('SHINE100')
  const { version, document } = await read(id)
  const rename = async (name: string, expected: number) =>
    save(staff, id, expected, { facts: { ...document.facts, name } })
  await rename('SHINE 100 DX', version)
  expect((await visit('/api/bikeView/SHINE100')).body).toMatchObject({ bike: { bikeName: 'SHINE 100 DX' } })
  expect((await visit('/api/bikeVariants/SHINE100')).status).toBe(200)
  expect((await read(id)).formerNames).toEqual(['SHINE100'])
  expect((await visit('/api/formerNames')).body).toContainEqual({
    name: 'SHINE100',
    bikeName: 'SHINE 100 DX',
  })
  // No other vehicle gets the name meanwhile.
  const taken = await staff.call('POST', '/api/catalogue', {
    body: { name: 'SHINE100', displayName: 'x', category: 'ev', bodyType: 'naked' },
  })
  expect(taken).toMatchObject({ status: 422, body: { error: { fields: { name: expect.any(String) } } } })
  await setState(id, 'hidden')
  expect((await visit('/api/bikeView/SHINE100')).status).toBe(404)
  await setState(id, 'shown')
  await rename('SHINE100', (await read(id)).version)
  expect((await read(id)).formerNames).toEqual(['SHINE 100 DX'])

  const copied = await staff.call('POST', `/api/catalogue/${id}/copy`, {
    body: { name: 'COPY', displayName: 'Copy' },
  })
  const copy = await read((copied.body as { id: number }).id)
  expect(copy).toMatchObject({ state: 'draft', missing: [], price: document.variants[0]?.price })
  expect(copy.document.variants.map(({ name }) => name)).toEqual(document.variants.map(({ name }) => name))
  expect(copy.document.pictures).toEqual({
    ...document.pictures,
    brochure: `/media/brochures/vehicle${copy.id}.pdf`,
  })
  await save(staff, copy.id, copy.version, { facts: { ...copy.document.facts, name: 'COPY 2' } })
  expect((await read(copy.id)).formerNames).toEqual([])
})

test('an order is saved over the order that was seen', async () => {
  const scooters = (await list()).filter(({ category }) => category === 'scooter').map(({ id }) => id)
  const order = (ids: number[], expected: number[]) =>
    staff.call('PATCH', '/api/catalogueOrder', { body: { category: 'scooter', ids, expected } })
  const reversed = scooters.toReversed()
  const answer = await order(reversed, scooters)
  expect(answer.status).toBe(200)
  expect(((await visit('/api/scooters')).body as { id: number }[]).map(({ id }) => id)).toEqual(reversed)
  expect((await order(scooters.slice(1), reversed)).status).toBe(409)
  expect((await order([...scooters.slice(1), ...scooters.slice(0, 1)], scooters)).status).toBe(409)
  expect((await takeBack((await lineOf(answer))?.id)).status).toBe(200)
  expect(((await visit('/api/scooters')).body as { id: number }[]).map(({ id }) => id)).toEqual(scooters)
})

test('staff see the page of a hidden model as visitors would; visitors do not', async () => {
  const id = await idOf('NX200')
  const shown = {
    bike: ((await visit('/api/bikeView/NX200')).body as { bike: object }).bike,
    variants: (await visit('/api/bikeVariants/NX200')).body,
    colours: (await visit('/api/bikeColours/NX200')).body,
    features: (await visit('/api/bikeFeatures/NX200')).body,
    accessories: (await visit('/api/bikeAccessories/NX200')).body,
    frames: (await visit('/api/360Images/NX200')).body,
  }
  await setState(id, 'hidden')
  const preview = await staff.call('GET', `/api/catalogue/${id}/preview`)
  expect(preview.body).toEqual(shown)
  expect(preview.headers.get('cache-control')).toBe('private, no-store')
  expect((await visit(`/api/catalogue/${id}/preview`)).status).toBe(401)
  await setState(id, 'shown')
})

test('a change is taken back from its line, unless something came on top of it', async () => {
  const id = await idOf('HORNET2.0')
  const before = await read(id)
  const colours = before.document.colours.slice(1)
  const saved = await save(staff, id, before.version, {
    colours,
    facts: { ...before.document.facts, tagline: 'Other words' },
  })
  const line = await lineOf(saved)
  expect(line).toMatchObject({
    subject: 'Hornet 2.0 · colours, facts',
    after: 'tagline: Other words',
    before: expect.stringContaining(before.document.colours[0]?.name ?? ''),
  })
  const trail = (await staff.call('POST', '/api/auditTrail', { body: {} })).body as { data: { id: string }[] }
  expect(trail.data.find((row) => row.id === line?.id)).toMatchObject({ can_take_back: true })
  const taken = await takeBack(line?.id)
  expect(taken.status).toBe(200)
  expect((await lineOf(taken))?.after).toContain(before.document.colours[0]?.name)
  const { document } = await read(id)
  expect({ ...document, colours: document.colours.map(withoutId) }).toEqual({
    ...before.document,
    colours: before.document.colours.map(withoutId),
  })
  expect((await takeBack(line?.id)).status).toBe(409)
  expect((await takeBack('00000000-0000-4000-8000-000000000009')).status).toBe(404)
})

test('a price and a switch are taken back too', async () => {
  const id = await idOf('CB650R')
  const { price } = await read(id)
  const raised = await staff.call('PATCH', '/api/managePrice/CB650R', { body: { price: price + 1000 } })
  expect((await takeBack((await lineOf(raised))?.id)).status).toBe(200)
  expect((await read(id)).price).toBe(price)
  const hidden = await staff.call('PATCH', `/api/bigWing/${id}/status`, { body: { status: 0 } })
  expect((await takeBack((await lineOf(hidden))?.id)).status).toBe(200)
  expect((await read(id)).state).toBe('shown')
  const archived = await setState(id, 'archived')
  expect(await lineOf(archived)).toMatchObject({ before: 'shown', after: 'archived' })
  expect((await takeBack((await lineOf(archived))?.id)).status).toBe(200)
  expect((await read(id)).state).toBe('shown')
})

function withoutId<Part extends { id?: number | undefined }>({ id: _id, ...part }: Part) {
  return part
}
