import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ManagedReview, ShownReviews } from '#contract/content/reviews.ts'
import { insertReview, uploadPhoto } from '#server/testing/helpers/files/photos.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let sales: Caller

beforeAll(async () => {
  api = await startTestApi()
  sales = await api.staffCaller({ role: 'sales', userId: 'asha' })
})

beforeEach(async () => {
  await api.db.sql('delete from public.review_decisions')
  await api.db.sql('delete from public.reviews')
})

afterAll(() => api.close())

const shown = async (query = '') =>
  (await api.caller().call('GET', `/api/reviews${query}`)).body as ShownReviews
const listed = async (state: string) =>
  (await sales.call('GET', `/api/manageReviews?state=${state}`)).body as {
    reviews: ManagedReview[]
    counts: Record<string, number>
  }
const decide = (id: string, body: object, caller = sales) =>
  caller.call('PATCH', `/api/manageReviews/${id}`, { body })

test('a review waits, is shown with first name and place alone, answered, hidden and shown again', async () => {
  const id = await insertReview(api)
  expect(await shown()).toEqual({ count: 0, mean: null, reviews: [] })
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [id])
  expect((await listed('waiting')).reviews).toMatchObject([
    { id, name: 'Anita Sahoo', mobile: '9000000002', leadId: lead?.id },
  ])

  const first = await decide(id, { decidedAt: null, state: 'shown', reply: 'Thank you.' })
  expect(first.status).toBe(200)
  const { count, mean, reviews } = await shown()
  expect([count, mean]).toEqual([1, 4])
  expect(reviews).toEqual([
    {
      id,
      name: 'Anita',
      place: 'Banki',
      model: 'SP125',
      rating: 4,
      words: 'A good ride.',
      photos: [],
      reply: 'Thank you.',
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    },
  ])
  expect(JSON.stringify(await shown())).not.toMatch(/Sahoo|9000000002/)

  const { decidedAt } = first.body as ManagedReview
  const hidden = await decide(id, { decidedAt, state: 'hidden', reason: 'Names a neighbour' })
  expect(hidden.status).toBe(200)
  expect((await shown()).count).toBe(0)
  expect((await listed('hidden')).counts).toEqual({ hidden: 1 })
  const again = { decidedAt: (hidden.body as ManagedReview).decidedAt, state: 'shown', reply: '' }
  expect((await decide(id, again)).status).toBe(200)
  expect((await shown()).count).toBe(1)
})

test('each decision is a line of the audit trail, which keeps no word of a person', async () => {
  const id = await insertReview(api)
  const { body } = await decide(id, { decidedAt: null, state: 'shown', reply: 'Thank you, Anita.' })
  const { decidedAt } = body as ManagedReview
  await decide(id, { decidedAt, state: 'declined', reason: 'An advertisement' })
  const lines = await api.db.sql(
    'select user_id, action, subject, before, after from public.audit_events where row_id = $1 order by created_at',
    [id],
  )
  const subject = expect.stringMatching(/^Review of \d{2}\/\d{2}\/\d{4}$/)
  const line = { user_id: 'asha', action: 'Changed', subject }
  expect(lines).toEqual([
    { ...line, before: 'waiting', after: 'shown; answered' },
    { ...line, before: 'shown; answered', after: 'declined; with a reason' },
  ])
})

test('what is declined loses its photographs for good', async () => {
  const photo = await uploadPhoto(api)
  const id = await insertReview(api, [photo])
  expect((await decide(id, { decidedAt: null, state: 'declined', reason: 'Not our vehicle' })).status).toBe(
    200,
  )
  expect(await api.db.sql(`select name from storage.objects where name = $1`, [photo])).toEqual([])
  expect((await listed('declined')).reviews).toMatchObject([{ photos: [], reason: 'Not our vehicle' }])
})

test('two members of staff do not decide over each other, and one decision twice is one', async () => {
  const id = await insertReview(api)
  const decision = { decidedAt: null, state: 'shown', reply: '' }
  expect((await decide(id, decision)).status).toBe(200)
  expect((await decide(id, decision)).status).toBe(200)
  const late = await decide(id, { decidedAt: null, state: 'declined', reason: 'No' })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ error: { newer: { by: 'asha' } } })
})

test('nothing is shown that its writer did not allow, that is in quarantine, or without a reason against it', async () => {
  const id = await insertReview(api)
  await api.db.sql('update public.reviews set may_publish = false where id = $1', [id])
  expect((await listed('private')).reviews).toMatchObject([{ id }])
  expect((await decide(id, { decidedAt: null, state: 'shown' })).status).toBe(422)
  expect((await decide(id, { decidedAt: null, state: 'hidden' })).status).toBe(422)
  await api.db.sql('update public.reviews set may_publish = true, is_quarantined = true where id = $1', [id])
  expect((await decide(id, { decidedAt: null, state: 'shown' })).status).toBe(404)
  expect((await listed('waiting')).reviews).toEqual([])
})

test('is for owner, manager and sales', async () => {
  const id = await insertReview(api)
  for (const role of ['service', 'people'] as const) {
    const caller = await api.staffCaller({ role })
    expect((await caller.call('GET', '/api/manageReviews')).status).toBe(403)
    expect((await decide(id, { decidedAt: null, state: 'shown' }, caller)).status).toBe(403)
  }
})

test('of one model by the name of links and by the name that customers read; the mean is of all that are shown', async () => {
  await api.db.sql(
    `insert into public.vehicles (bike_name, display_name, category, body_type, is_active) values ('SP125', 'SP 125 Sport', 'motorcycle', 'commuter', false)
     on conflict do nothing`,
  )
  const ids = [await insertReview(api), await insertReview(api), await insertReview(api)]
  await api.db.sql(`update public.reviews set model = 'sp 125 sport', rating = 5 where id = $1`, [ids[1]])
  await api.db.sql(`update public.reviews set model = 'Dio', rating = 1 where id = $1`, [ids[2]])
  for (const id of ids) await decide(id, { decidedAt: null, state: 'shown' })
  expect(await shown('?bikeName=SP125')).toMatchObject({ count: 2, mean: 4.5 })
  expect(await shown()).toMatchObject({ count: 3, mean: 3.3 })
  const names = (reviews: { model: string }[]) => reviews.map(({ model }) => model).toSorted()
  expect(names((await shown()).reviews)).toEqual(['Dio', 'SP 125 Sport', 'sp 125 sport'])
  expect(names((await listed('shown')).reviews)).toEqual(['Dio', 'SP 125 Sport', 'sp 125 sport'])
  expect((await shown('?page=2')).reviews).toEqual([])
})
