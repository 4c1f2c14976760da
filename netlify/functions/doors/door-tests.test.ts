import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Delivery, DoorFacts } from '#contract/doors/doors.ts'
import { forgetDoors } from '#server/services/doors/known-doors.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller
let manager: Caller

const facts: DoorFacts = {
  title: 'A door',
  isOn: true,
  family: 'sales',
  outletId: null,
  pages: [],
  numbers: [],
  fields: {},
}

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ role: 'owner' })
  manager = await api.staffCaller({ role: 'manager' })
  for (const [slug, vendor] of [
    ['google', 'google'],
    ['calls', 'calls'],
    ['portal', 'signed'],
    ['meta', 'meta'],
  ])
    expect((await owner.call('POST', '/api/doors', { body: { slug, vendor, facts } })).status).toBe(201)
})
afterAll(() => api.close())
beforeEach(forgetDoors)

const came = async (slug: string) =>
  (await owner.call('GET', `/api/doors/${slug}/deliveries`)).body as Delivery[]

test.each(['google', 'calls', 'portal'])('a test comes in through %s, and makes no lead', async (slug) => {
  expect(await owner.call('POST', `/api/doors/${slug}/test`)).toMatchObject({
    status: 200,
    body: { message: 'The test came in. It makes no lead.' },
  })
  expect(await came(slug)).toMatchObject([{ state: 'test', leadId: null }])
  expect(await api.db.sql('select id from public.leads')).toEqual([])
  // The text of a test of Google has the key in it.
  expect(await api.db.sql(`select id from private.deliveries where body <> ''`)).toEqual([])
})

test('a test is refused in words where a lead would be: a closed door, a lost secret, Meta without its values', async () => {
  const [door] = (await owner.call('GET', '/api/doors')).body as { at: string }[]
  await owner.call('PATCH', '/api/doors/google', {
    body: { expected: door?.at, facts: { ...facts, isOn: false } },
  })
  await api.db.sql(`update private.door_secrets set sealed = 'x'
    where door_id = (select id from public.doors where slug = 'portal')`)
  const said = async (slug: string) =>
    (await owner.call('POST', `/api/doors/${slug}/test`)) as { status: number; body: { message: string } }
  expect(await said('google')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^The door is closed/) },
  })
  expect(await said('portal')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/no longer be read/) },
  })
  expect(await said('meta')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/values of Meta are not set/) },
  })
  expect((await said('none')).status).toBe(404)
  expect((await manager.call('POST', '/api/doors/calls/test')).status).toBe(403)
})

test('a delivery that failed is due again, and one that became a lead is not', async () => {
  await api.db.sql(`insert into private.deliveries (id, door_id, vendor_id, state, body, tries)
    select '11111111-1111-4111-8111-111111111111', id, 'l:1', 'failed', '{}', 9 from public.doors where slug = 'calls'`)
  const attempt = (id: string, by = owner) => by.call('POST', `/api/doors/calls/deliveries/${id}/try`)
  const failed = '11111111-1111-4111-8111-111111111111'
  expect((await attempt(failed, manager)).status).toBe(403)
  expect(await attempt(failed)).toMatchObject({ status: 200 })
  expect((await came('calls')).find(({ id }) => id === failed)).toMatchObject({
    state: 'waiting',
    nextTryAt: expect.any(String),
  })
  const tested = (await came('calls')).find(({ state }) => state === 'test')
  expect((await attempt(tested?.id ?? '')).status).toBe(409)
})
