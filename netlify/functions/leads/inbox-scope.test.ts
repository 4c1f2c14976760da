import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { listManagedReviews } from '#contract/content/reviews.ts'
import type { InboxChoices, InboxCounts, InboxRow } from '#contract/leads/leads.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { insertReview, uploadPhoto } from '#server/testing/helpers/files/photos.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
const callers: Record<string, Caller> = {}
const ids: Record<string, string> = {}
let [here, there] = [0, 0]

beforeAll(async () => {
  api = await startTestApi()
  const outlets = await api.db.sql<{ id: number }>(
    `insert into public.dealers (name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url,
       latitude, longitude, sort_order)
     select name, 'Road', '1', '2', '3', '9 to 6', 'a@x.example',
       'https://www.openstreetmap.org/export/embed.html?bbox=1', 20.5, 85.5, 90
     from unnest(array['Here', 'There']) as name returning id`,
  )
  ;[here, there] = outlets.map(({ id }) => Number(id)) as [number, number]
  for (const role of ['owner', 'manager', 'sales', 'service', 'people', 'here']) {
    const caller = await api.staffCaller({ userId: role, name: role })
    await api.db.sql(`update public.staff set role = $2, outlet_ids = $3 where user_id = $1`, [
      role,
      role === 'here' ? 'sales' : role,
      role === 'here' ? [here] : [],
    ])
    ids[role] = caller.account.id
    callers[role] = caller
  }
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('delete from public.leads'))

/** Inserts leads without their enquiries, which these tests do not need. */
async function put(...leads: Partial<Record<'family' | 'name' | 'model' | 'source' | 'mobile', string>>[]) {
  for (const lead of leads)
    await api.db.sql(
      `insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, model, source, created_at)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, clock_timestamp())`,
      [
        lead.family === 'people' ? 'career_applications' : 'product_enquiries',
        lead.family ?? 'sales',
        lead.name ?? '',
        lead.mobile ?? '98765 43210',
        lead.model ?? '',
        lead.source ?? '',
      ],
    )
}
const place = (name: string, outlet: number) =>
  api.db.sql('update public.leads set outlet_id = $2 where name = $1', [name, outlet])
const as = (by: string) => callers[by] as Caller
const list = async (by: string, query = '') =>
  (
    (await as(by).call('POST', '/api/leads', { body: Object.fromEntries(new URLSearchParams(query)) }))
      .body as { data: InboxRow[] }
  ).data.flatMap(({ folded, ...row }) => [row, ...folded])
const names = async (by: string, query = '') => (await list(by, query)).map(({ name }) => name).sort()
const idOf = async (name: string) => (await list('owner')).find((lead) => lead.name === name)?.id ?? ''

test('each role has its families, and an outlet its own leads and those of none', async () => {
  await put(
    { family: 'sales', name: 'sale' },
    { family: 'service', name: 'service' },
    { family: 'people', name: 'applicant' },
    { family: 'other', name: 'other' },
    { family: 'sales', name: 'far away' },
    { family: 'sales', name: 'near' },
  )
  await place('far away', there)
  await place('near', here)
  expect(await names('owner')).toEqual(['applicant', 'far away', 'near', 'other', 'sale', 'service'])
  expect(await names('manager')).toEqual(['far away', 'near', 'other', 'sale', 'service'])
  expect(await names('sales')).toEqual(['far away', 'near', 'other', 'sale'])
  expect(await names('service')).toEqual(['other', 'service'])
  expect(await names('people')).toEqual(['applicant'])
  expect(await names('here')).toEqual(['near', 'other', 'sale'])
  const counts = (await as('here').call('GET', '/api/leads/counts?since=2026-01-01T00:00:00Z')).body
  expect(counts as InboxCounts).toMatchObject({ unassigned: 3, today: 3, fresh: 3 })
})

test('a lead outside of the scope is not there: not to read, change, note, or as the history of a number', async () => {
  await put({ family: 'people', name: 'applicant' }, { family: 'sales', name: 'sale' })
  const id = await idOf('applicant')
  const sales = as('sales')
  const note = { id: randomUUID(), kind: 'note', words: 'x' }
  const statuses = [
    await sales.call('GET', `/api/lead/${id}`),
    await sales.call('PATCH', `/api/lead/${id}`, { body: { version: 1, stage: 'in-talk' } }),
    await sales.call('POST', `/api/lead/${id}/touches`, { body: note }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404])
  expect((await list('sales')).map(({ others }) => others)).toEqual([0])
  expect((await list('owner')).map(({ others }) => others)).toEqual([1, 1])
})

test('a lead goes to nobody who may not see it', async () => {
  await put({ family: 'people', name: 'applicant' }, { family: 'sales', name: 'far away' })
  await place('far away', there)
  const change = async (name: string, to = '') =>
    (
      await as('owner').call('PATCH', `/api/lead/${await idOf(name)}`, {
        body: { version: 1, assigneeId: to },
      })
    ).status
  expect(await change('applicant', ids.sales)).toBe(422)
  expect(await change('far away', ids.here)).toBe(422)
  expect(await change('applicant', ids.people)).toBe(200)
  const { body } = (await as('people').call('GET', '/api/colleagues')) as { body: unknown }
  expect((body as { name: string }[]).map(({ name }) => name).sort()).toEqual(['owner', 'people'])
})

test('a lead goes to another outlet; who does not work there does not keep it, and the promise stays', async () => {
  await put({ name: 'sale' })
  await place('sale', here)
  await api.db.sql(`update public.leads set assignee_id = $1, promised_at = '2026-08-01T10:00:00Z'`, [
    ids.here,
  ])
  const id = await idOf('sale')
  const move = async (by: string, version: number, change: object) =>
    (await as(by).call('PATCH', `/api/lead/${id}`, { body: { version, ...change } })) as {
      status: number
      body: unknown
    }
  expect((await move('here', 1, { outletId: there })).status).toBe(422)
  expect((await move('owner', 1, { outletId: 999 })).status).toBe(422)
  expect((await move('sales', 1, { outletId: there })).body).toMatchObject({
    outlet: 'There',
    assigneeId: null,
    promisedAt: '2026-08-01T10:00:00.000Z',
  })
  expect((await move('sales', 2, { outletId: there, assigneeId: ids.here })).status).toBe(422)
  expect((await move('sales', 2, { outletId: here, assigneeId: ids.here })).body).toMatchObject({
    outlet: 'Here',
    assignee: 'here',
  })
  const told = (
    await api.db.sql<{ kind: string; value: string }>(
      'select kind, value from public.lead_events where lead_id = $1 order by place',
      [id],
    )
  ).map(({ kind, value }) => [kind, value])
  expect(told).toEqual([
    ['outlet', 'There'],
    ['assigned', ''],
    ['outlet', 'Here'],
    ['assigned', 'here'],
  ])
})

test('outlet, model and source narrow the list, and the filters offer what there is', async () => {
  await put(
    { name: 'a', model: 'SP125', source: 'google' },
    { name: 'b', source: 'instagram' },
    { name: 'c', model: 'SP125' },
  )
  await place('b', there)
  expect(await names('owner', '?model=SP125')).toEqual(['a', 'c'])
  expect(await names('owner', '?source=google&model=SP125')).toEqual(['a'])
  expect(await names('owner', `?outlet=${there}`)).toEqual(['b'])
  expect(await names('owner', '?outlet=none')).toEqual(['a', 'c'])
  expect(await names('owner', '?model=')).toEqual(['b'])
  expect(await names('owner', '?source=')).toEqual(['c'])
  expect(await names('owner', '?assignee=none&family=sales')).toEqual(['a', 'b', 'c'])
  expect(await names('owner', `?assignee=${ids.sales}`)).toEqual([])
  const { body } = (await as('here').call('GET', '/api/leads/choices')) as { body: unknown }
  expect(body as InboxChoices).toMatchObject({
    outlets: [{ id: here, name: 'Here' }],
    sources: ['google', 'instagram'],
  })
})

test('many leads are given away at once; what changed meanwhile or is out of scope stays', async () => {
  await put({ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'applicant', family: 'people' })
  const leads = (await list('owner')).map(({ id, version }) => ({ id, version }))
  await as('owner').call('PATCH', `/api/lead/${await idOf('b')}`, {
    body: { version: 1, nextStep: 'Ring' },
  })
  const answer = await as('sales').call('PATCH', '/api/leads', {
    body: { leads, stage: 'contacted', assigneeId: ids.sales },
  })
  expect(answer.body).toEqual({ changed: 2, conflicts: 1, refused: 1 })
  expect(await names('sales', '?tab=mine&stage=contacted')).toEqual(['a', 'c'])
  const lost = await as('sales').call('PATCH', '/api/leads', { body: { leads, stage: 'lost' } })
  expect(lost.status).toBe(422)
})

test('reviews and photographs are those of the outlets whose leads one sees', async () => {
  const photos = [await uploadPhoto(api), await uploadPhoto(api), await uploadPhoto(api)]
  const [near, far] = [
    await insertReview(api, photos.slice(0, 1)),
    await insertReview(api, photos.slice(1, 2)),
  ]
  const exchange = randomUUID()
  await api.db.sql(
    `insert into public.exchange_enquiries (id, name, mobile, make, old_model, year, kilometres, condition, papers, photos)
     values ($1, 'Far', '9000000001', 'Honda', 'Activa', 2019, 100, 'Good', 'All in order', $2)`,
    [exchange, photos.slice(2)],
  )
  await api.db.sql(
    'update public.leads set outlet_id = case enquiry_id when $1 then $2::bigint else $3 end',
    [near, here, there],
  )
  const reviewsOf = async (by: string) => {
    const { reviews, counts } = (await as(by).call('GET', '/api/manageReviews?state=waiting'))
      .body as AnswerOf<typeof listManagedReviews>
    return [reviews.map(({ id }) => id), counts.waiting]
  }
  const opened = (by: string) =>
    Promise.all(photos.map(async (photo) => (await as(by).call('GET', `/api/photos/${photo}`)).status))
  expect([await reviewsOf('here'), await opened('here')]).toEqual([
    [[near], 1],
    [200, 404, 404],
  ])
  expect([await reviewsOf('sales'), await opened('sales')]).toEqual([
    [[far, near], 2],
    [200, 200, 200],
  ])
})
