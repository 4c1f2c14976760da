import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutletFacts, OutletRecord } from '#contract/outlets/outlets.ts'
import { type Caller, openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  staff = await api.staffCaller({ userId: 'one' })
})

afterAll(() => api.close())

const day = { opens: '09:30', closes: '19:30' }
const facts: OutletFacts = {
  name: 'Station Road',
  address: 'Station Road, Puri',
  services: ['sales', 'service', 'ev'],
  salesNumber: '06752-000-100',
  serviceNumber: '06752-000-200',
  sparesNumber: '',
  careNumber: '1800-000-0100',
  email: 'station@mahanadi.example',
  serviceEmail: '',
  hours: { sales: [day, day, day, day, day, null, null], service: [day, null, day, day, day, day, null] },
  openTime: '',
  holidays: [{ day: '2040-11-08', word: 'Diwali' }],
  image: '',
  latitude: 19.8,
  longitude: 85.83,
}

const create = (change: Partial<OutletFacts> = {}) =>
  staff.call('POST', '/api/outlets', { body: { ...facts, ...change } })
const made = async (change: Partial<OutletFacts> = {}) =>
  ((await create(change)).body as { record: OutletRecord }).record
const save = ({ id, at }: OutletRecord, change: Partial<OutletFacts>) =>
  staff.call('PATCH', `/api/outlets/${id}`, { body: { expected: at, facts: { ...facts, ...change } } })
const close = ({ id }: OutletRecord, isClosed = true) =>
  staff.call('PATCH', `/api/outlets/${id}/state`, { body: { isClosed } })
const listed = async () => (await api.caller().call('GET', '/api/dealers')).body as { id: number }[]

test('an outlet is made, is seen by visitors at once with its hours in words, and is edited', async () => {
  const record = await made()
  expect(await listed()).toMatchObject([
    {
      id: record.id,
      name: 'Station Road',
      is_showroom: true,
      open_time: 'Monday to Friday, 9:30 am – 7:30 pm',
      holidays: [{ day: '2040-11-08', word: 'Diwali' }],
      location: { geolocation: expect.stringContaining('marker=19.8%2C85.83') },
    },
  ])
  // Texts that staff store are English, in whichever language their address asks for an answer.
  const path = `/api/outlets/${record.id}?language=hi`
  const again = await staff.call('PATCH', path, {
    body: { expected: record.at, facts: { ...facts, latitude: 20 } },
  })
  record.at = (again.body as { record: OutletRecord }).record.at
  expect(await listed()).toMatchObject([{ open_time: 'Monday to Friday, 9:30 am – 7:30 pm' }])
  const moved = await save(record, { services: ['service'], latitude: 20 })
  expect(moved).toMatchObject({ status: 200, body: { message: 'Station Road is saved.' } })
  expect(await listed()).toMatchObject([
    { is_showroom: false, location: { geolocation: expect.stringContaining('marker=20%2C85.83') } },
  ])
  expect(await create()).toMatchObject({
    status: 422,
    body: { error: { fields: { name: expect.any(String) } } },
  })
})

test('a closed outlet leaves list, page, menu, sitemap and the count at once, and comes back', async () => {
  const record = await made({ name: 'Grand Road' })
  const seen = async () => {
    const visitor = api.caller()
    const [page, menu, sitemap] = await Promise.all([
      visitor.call('GET', `/api/dealers/${record.id}`),
      visitor.call('GET', '/api/menu'),
      visitor.call('GET', '/sitemap.xml'),
    ])
    return [
      (await listed()).some(({ id }) => id === record.id),
      page.status === 200,
      JSON.stringify(menu.body).includes('Grand Road'),
      sitemap.bytes.toString().includes(`/dealers/${record.id}<`),
    ]
  }
  expect(await seen()).toEqual([true, true, true, true])
  expect((await close(record)).status).toBe(200)
  expect(await seen()).toEqual([false, false, false, false])
  expect((await staff.call('GET', '/api/outlets')).body).toContainEqual(
    expect.objectContaining({ id: record.id, isClosed: true }),
  )
  await close(record, false)
  expect(await seen()).toEqual([true, true, true, true])
})

test('numbers go on behind those of closed outlets, and an order is one line', async () => {
  const [one, other] = [await made({ name: 'Sea Beach' }), await made({ name: 'Bus Stand' })]
  await close(other)
  const next = await made({ name: 'Temple Road' })
  expect(next.id).toBe(other.id + 1)
  const expected = ((await staff.call('GET', '/api/outlets')).body as OutletRecord[]).map(({ id }) => id)
  const ids = [next.id, ...expected.filter((id) => id !== next.id)]
  const answer = await staff.call('PATCH', '/api/outletOrder', { body: { ids, expected } })
  expect((await listed()).map(({ id }) => id)).toEqual(ids.filter((id) => id !== other.id))
  const events = await api.db.sql(
    'select subject, before, after from public.audit_events where request_id = $1',
    [answer.headers.get('x-request-id')],
  )
  expect(events).toEqual([
    {
      subject: 'Outlets · order',
      before: expect.stringMatching(/Sea Beach, Bus Stand, Temple Road$/),
      after: expect.stringMatching(/^Temple Road, .*Sea Beach, Bus Stand$/),
    },
  ])

  // A caller who saw another order, or sends half of one, changes nothing.
  const late = { ids: [one.id, ...ids.filter((id) => id !== one.id)], expected }
  expect((await staff.call('PATCH', '/api/outletOrder', { body: late })).status).toBe(409)
  const half = { ids: [one.id, next.id], expected: ids }
  expect((await staff.call('PATCH', '/api/outletOrder', { body: half })).status).toBe(409)
  expect((await staff.call('PATCH', '/api/outletOrder', { body: { ids, expected } })).status).toBe(200)
  expect((await listed())[0]).toMatchObject({ id: next.id })
})

test('the second of two who save is told who was first', async () => {
  const record = await made({ name: 'Lions Gate' })
  expect((await save(record, { name: 'Lions Gate', address: 'One' })).status).toBe(200)
  expect((await save(record, { name: 'Lions Gate', address: 'One' })).status).toBe(200)
  expect(await save(record, { name: 'Lions Gate', address: 'Two' })).toMatchObject({
    status: 409,
    body: { error: { newer: { by: 'one' } } },
  })
})

test.each([
  [
    'a day that closes before it opens',
    { hours: { sales: [{ opens: '19:00', closes: '09:00' }, ...Array.from({ length: 6 }, () => day)] } },
  ],
  ['a week of six days', { hours: { sales: [day, day, day, day, day, day] } }],
  ['one holiday twice', { holidays: [...facts.holidays, ...facts.holidays] }],
  ['no hours at all', { hours: {}, openTime: '' }],
  ['a place that is none', { latitude: 120 }],
])('%s is refused', async (_what, change) => {
  expect((await create({ name: 'Refused', ...change } as Partial<OutletFacts>)).status).toBe(422)
})

test('a day of all outlets closes each of them, beside its own days, until it is deleted', async () => {
  const own = { day: '2040-12-24', word: 'Moving house' }
  const record = await made({ name: 'Swargadwar', holidays: [own] })
  const days = async () => (await api.caller().call('GET', `/api/dealers/${record.id}`)).body
  const add = (day: string, words: string) => staff.call('POST', '/api/closedDays', { body: { day, words } })
  const added = await add('2040-08-15', 'Independence Day')
  expect(added.status).toBe(201)
  await add('2040-12-24', 'Everybody')
  expect(await days()).toMatchObject([{ holidays: [{ day: '2040-08-15', word: 'Independence Day' }, own] }])
  expect(await add('2040-08-15', 'Again')).toMatchObject({
    status: 422,
    body: { error: { fields: { day: expect.any(String) } } },
  })
  const { closedDay } = added.body as { closedDay: { id: number } }
  const remove = () => staff.call('DELETE', `/api/closedDays/${closedDay.id}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  expect(await days()).toMatchObject([{ holidays: [own] }])
  expect((await staff.call('GET', '/api/closedDays')).body).toMatchObject([{ day: '2040-12-24' }])
  await save(record, { name: 'Swargadwar', holidays: [] })
  expect(await days()).toMatchObject([{ holidays: [{ day: '2040-12-24', word: 'Everybody' }] }])
})
