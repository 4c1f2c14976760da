import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Delivery, Door, DoorFacts } from '#contract/doors/doors.ts'
import { signedCall } from '#server/local/vendors/recorded-calls.ts'
import { forgetDoors } from '#server/services/doors/known-doors.ts'
import { expectError } from '#server/testing/helpers/guarded.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ role: 'owner' })
})
afterAll(() => api.close())
beforeEach(() => forgetDoors())

const facts: DoorFacts = {
  title: 'Bike portal',
  isOn: true,
  family: 'service',
  outletId: null,
  pages: [],
  numbers: [],
  fields: { Rider: 'name' },
}
const add = (slug: string, more: object = {}) =>
  owner.call('POST', '/api/doors', { body: { slug, vendor: 'signed', facts, ...more } })
const doorOf = async (slug: string) =>
  ((await owner.call('GET', '/api/doors')).body as Door[]).find((one) => one.slug === slug)

test('the owner makes a door, whose secret is shown once and stored sealed', async () => {
  const made = await add('portal')
  const { secret } = made.body as { secret: string }
  expect([made.status, secret.length]).toEqual([201, 32])
  expect(await doorOf('portal')).toMatchObject({ slug: 'portal', vendor: 'signed', facts })
  expect(JSON.stringify((await owner.call('GET', '/api/doors')).body)).not.toContain(secret)
  const kept = await api.db.sql('select sealed from private.door_secrets')
  expect(JSON.stringify(kept)).not.toContain(secret)
  expect((await add('meta-door', { vendor: 'meta' })).body).toMatchObject({ secret: null })
})

test.each(['portal', 'meta', 'calls', 'list'])('a name that is taken is refused: %s', async (slug) => {
  await add('portal')
  const answer = await add(slug)
  expectError(answer, 'invalid_fields')
})

test('a save is never over a newer one, and a repeat changes nothing', async () => {
  await add('saved')
  const before = await doorOf('saved')
  const wanted = { ...facts, title: 'Another name', isOn: false }
  const save = (expected = before?.at) =>
    owner.call('PATCH', '/api/doors/saved', { body: { expected, facts: wanted } })
  expect((await save()).body).toMatchObject({ door: { facts: wanted } })
  expect((await save()).status).toBe(200)
  const other = owner.call('PATCH', '/api/doors/saved', { body: { expected: before?.at, facts } })
  expectError(await other, 'conflict')
  const trail = await api.db.sql(
    `select action, subject from public.audit_events where table_name = 'doors' and subject like 'Another%'`,
  )
  expect(trail).toEqual([{ action: 'Changed', subject: 'Another name' }])
})

test('a new secret leaves a line in the trail, and no secret in it', async () => {
  await add('renewed', { facts: { ...facts, title: 'Renewed' } })
  const answer = await owner.call('POST', '/api/doors/renewed/secret')
  const { secret } = answer.body as { secret: string }
  const lines = await api.db.sql(`select * from public.audit_events where table_name = 'doors'`)
  expect(lines).toContainEqual(expect.objectContaining({ subject: 'Renewed · secret', after: 'made anew' }))
  expect(JSON.stringify(lines)).not.toContain(secret)
  expectError(await owner.call('POST', '/api/doors/meta-door/secret'), 'not_found')
})

test('the owner sees what came through a door and what became of it, page by page', async () => {
  const { secret } = (await add('busy')).body as { secret: string }
  const ids = Array.from({ length: 3 }, () => randomUUID())
  for (const id of ids) {
    const lead = { id, at: new Date(), name: '', mobile: '98765 43210', model: '' }
    const { path, headers, body } = signedCall('busy', lead, secret, { Rider: 'Asha' })
    expect((await api.caller().call('POST', path, { headers, body })).status).toBe(200)
  }
  const read = async (query = '') =>
    (await owner.call('GET', `/api/doors/busy/deliveries${query}`)).body as Delivery[]
  const all = await read()
  expect(all.map(({ vendorId }) => vendorId)).toEqual(ids.toReversed())
  // What came in one call came at one moment.
  await api.db.sql('update private.deliveries set came_at = now() where vendor_id = any ($1)', [ids])
  const [newest, ...older] = await read()
  expect(await read(`?before=${newest?.id}`)).toEqual(older)
  expect(all[0]).toMatchObject({ state: 'made', note: '', tries: 0, leadId: expect.any(String) })
  const sheet = await owner.call('GET', `/api/lead/${all[0]?.leadId}`)
  expect(sheet.body).toMatchObject({
    lead: { kind: 'outside', family: 'service', name: 'Asha', source: 'busy' },
    enquiry: { door: 'busy' },
  })
  expect((await owner.call('GET', '/api/intakeHealth')).body).toContainEqual(
    expect.objectContaining({ slug: 'busy', today: { came: 3, made: 3, wrong: 0 }, asked: null }),
  )
})

test('what was sent is kept for 30 days, and its id for 13 months', async () => {
  const age = (days: number) =>
    api.db.sql(`update private.deliveries set came_at = now() - make_interval(days => $1)`, [days])
  const kept = () => api.db.sql('select body, digits from private.deliveries')
  // The secret that a door had before is there to check what had come by then.
  await api.db.sql(
    `insert into private.former_door_secrets (door_id, sealed, ended_at)
     select id, 'sealed', now() - make_interval(days => days) from public.doors, unnest(array[29, 31]) as days
     where slug = 'busy'`,
  )
  await age(29)
  await api.runScheduled()
  expect((await kept()).every(({ body }) => body !== '')).toBe(true)
  expect(
    await api.db.sql(`select sealed, ended_at > now() - interval '30 days' as is_young
      from private.former_door_secrets where sealed = 'sealed'`),
  ).toEqual([{ sealed: 'sealed', is_young: true }])
  await age(31)
  await api.runScheduled()
  expect(await kept()).toEqual(Array(3).fill({ body: '', digits: '' }))
  await age(397)
  await api.runScheduled()
  expect(await kept()).toEqual([])
})
