import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DoorFacts } from '#contract/doors/doors.ts'
import { forgetEnv } from '#server/lib/env.ts'
import {
  callerDeskCall,
  exotelCall,
  googleCall,
  metaAnswer,
  metaCall,
  type SentLead,
  signedCall,
  type VendorCall,
} from '#server/local/vendors/recorded-calls.ts'
import { forgetIntakeOutages } from '#server/services/doors/intake.ts'
import { forgetDoors } from '#server/services/doors/known-doors.ts'
import { nobodyListens, pointedTo } from '#server/testing/helpers/faulty-supabase.ts'
import { type FakeGraph, openFakeGraph } from '#server/testing/helpers/meta/leads-api.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: StaffCaller
let graph: FakeGraph
const secrets = { meta: 'app-secret', google: '', calls: '', portal: '' }

const facts: DoorFacts = {
  title: 'A door',
  isOn: true,
  family: 'sales',
  outletId: null,
  pages: [],
  numbers: [],
  fields: {},
}

async function addDoor(slug: string, vendor: string, more: Partial<DoorFacts> = {}): Promise<string> {
  const answer = await owner.call('POST', '/api/doors', {
    body: { slug, vendor, facts: { ...facts, ...more } },
  })
  expect(answer.status).toBe(201)
  return (answer.body as { secret: string | null }).secret ?? ''
}

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  owner = await api.staffCaller({ role: 'owner' })
  graph = await openFakeGraph()
  Object.assign(process.env, {
    META_APP_SECRET: secrets.meta,
    META_VERIFY_TOKEN: 'verify',
    META_ACCESS_TOKEN: 'page-token',
    META_GRAPH_URL: graph.url,
  })
  forgetEnv()
  await addDoor('meta', 'meta')
  secrets.google = await addDoor('google', 'google')
  secrets.calls = await addDoor('calls', 'calls', { numbers: [{ number: '0671 234 5678', outletId: 2 }] })
  secrets.portal = await addDoor('bike-portal', 'signed', { fields: { 'Contact Person': 'name' } })
})

afterAll(async () => {
  await graph.close()
  await api.close()
})

beforeEach(() => {
  forgetDoors()
  forgetIntakeOutages()
  graph.refuse()
})

let people = 0
function person(more: Partial<SentLead> = {}): SentLead {
  people++
  return {
    id: randomUUID(),
    at: new Date(Date.now() - 60_000),
    name: 'ସୁମତି Behera',
    mobile: `+9198610${String(people).padStart(5, '0')}`,
    model: 'SP 125',
    ...more,
  }
}

const send = ({ method, path, headers, body }: VendorCall) =>
  api.caller().call(method, path, { headers, ...(body !== undefined && { body }) })

const leads = (where: string, values: unknown[] = []) =>
  api.db.sql(`select * from public.leads where ${where} order by created_at`, values)
const deliveries = (id: string) => api.db.sql('select * from private.deliveries where vendor_id = $1', [id])
const leadOf = async (id: string) => {
  const [lead] = await leads(`enquiry_id = (select id from private.deliveries where vendor_id = $1)`, [id])
  return lead
}

test('Meta checks the address with the verify token', async () => {
  const ask = (token: string) =>
    api
      .caller()
      .call('GET', `/api/intake/meta?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`)
  const answer = await ask('verify')
  expect([answer.status, answer.bytes.toString()]).toEqual([200, '1158201444'])
  expect((await ask('other')).status).toBe(401)
})

test('a lead of Meta is stored before the answer, and its fields are fetched afterwards', async () => {
  const lead = person()
  expect((await send(metaCall([lead], secrets.meta))).body).toEqual({ taken: 1 })
  expect(await deliveries(lead.id)).toMatchObject([{ state: 'waiting' }])
  expect(await leadOf(lead.id)).toBeUndefined()
  graph.leads.set(lead.id, metaAnswer(lead))
  await api.runScheduled()
  expect(await leadOf(lead.id)).toMatchObject({
    enquiry_table: 'outside_enquiries',
    family: 'sales',
    name: lead.name,
    mobile: lead.mobile.slice(3),
    model: 'SP125',
    source: 'meta',
  })
  const [sent] = await api.db.sql(
    `select answers, campaign, seen from public.outside_enquiries join public.enquiry_contexts on enquiry_id = id
     where name = $1 and mobile = $2`,
    [lead.name, lead.mobile.slice(3)],
  )
  expect(sent).toMatchObject({
    answers: ['Which model do you want?: SP 125', 'When will you buy?: this_month'],
    campaign: 'Dhanteras 2026',
    seen: { Advertisement: 'Shine 125 in Cuttack', 'Form number': '2098765432101' },
  })
})

test('while Meta gives no answer a lead waits, and is tried again after a pause', async () => {
  const lead = person()
  await send(metaCall([lead], secrets.meta))
  graph.refuse(500)
  await api.runScheduled()
  const [waiting] = await deliveries(lead.id)
  expect(waiting).toMatchObject({ state: 'waiting', note: 'vendor_away', tries: 1 })
  expect(Date.parse(String(waiting?.next_try_at))).toBeGreaterThan(Date.now())
  graph.refuse()
  graph.leads.set(lead.id, metaAnswer(lead))
  await api.runScheduled()
  expect(await leadOf(lead.id)).toBeUndefined()
  await api.db.sql('update private.deliveries set next_try_at = now() where vendor_id = $1', [lead.id])
  await api.runScheduled()
  expect(await leadOf(lead.id)).toMatchObject({ name: lead.name })
})

test('a lead that Meta never told of is found when Meta is asked, and counted', async () => {
  graph.leads.clear()
  const told = person()
  const untold = [person(), person()]
  for (const lead of [told, ...untold]) graph.leads.set(lead.id, metaAnswer(lead))
  await send(metaCall([told], secrets.meta))
  await api.runScheduled()
  for (const lead of untold) expect(await leadOf(lead.id)).toMatchObject({ name: lead.name })
  const health = (await owner.call('GET', '/api/intakeHealth')).body
  expect(health).toContainEqual(
    expect.objectContaining({ slug: 'meta', asked: expect.objectContaining({ sent: 3, here: 3, note: '' }) }),
  )
  graph.refuse(400, 190)
  await api.runScheduled()
  expect((await owner.call('GET', '/api/intakeHealth')).body).toContainEqual(
    expect.objectContaining({
      slug: 'meta',
      asked: expect.objectContaining({ sent: 3, here: 3, note: 'no_access' }),
    }),
  )
})

test('a lead of Google is a lead at once, and a test never is', async () => {
  const lead = person()
  expect((await send(googleCall(lead, secrets.google))).body).toEqual({ taken: 1 })
  expect(await leadOf(lead.id)).toMatchObject({ name: lead.name, source: 'google' })
  const [stored] = await deliveries(lead.id)
  expect(stored?.body).not.toContain(secrets.google)
  const test = person()
  expect((await send(googleCall(test, secrets.google, true))).status).toBe(200)
  expect(await deliveries(test.id)).toMatchObject([{ state: 'test' }])
  expect(await leadOf(test.id)).toBeUndefined()
})

test('a missed call is a lead with a promise that counts from the call, at the outlet that was rung', async () => {
  const at = new Date(Date.now() - 10 * 60_000)
  await api.db.sql(`update public.promise_settings set targets = targets || '{"phone_calls": 30}'`)
  const missed = person({ at })
  expect((await send(exotelCall(missed, secrets.calls))).status).toBe(200)
  const lead = await leadOf(missed.id)
  expect(lead).toMatchObject({
    enquiry_table: 'phone_calls',
    message: 'Missed call',
    mobile: missed.mobile.slice(3),
    outlet_id: 2,
    answered_at: null,
  })
  const [expected] = await api.db.sql<{ promised: Date }>(
    `select private.promise_for('phone_calls', 'sales', 2, date_trunc('second', $1::timestamptz)) as promised`,
    [at],
  )
  expect(lead?.promised_at).toEqual(expected?.promised)
  expect(Date.parse(String(lead?.created_at))).toBe(Math.floor(at.getTime() / 1000) * 1000)
})

test('an answered call is a lead that has been answered, in the shape of either provider', async () => {
  for (const call of [
    (lead: SentLead) => exotelCall(lead, secrets.calls, { type: 'completed' }),
    (lead: SentLead) => callerDeskCall(lead, secrets.calls, { status: 'ANSWER' }),
  ]) {
    const answered = person()
    expect((await send(call(answered))).status).toBe(200)
    const lead = await leadOf(answered.id)
    expect(lead).toMatchObject({ message: 'Answered call' })
    expect(lead?.answered_at).toEqual(lead?.created_at)
  }
  const missed = person()
  await send(callerDeskCall(missed, secrets.calls))
  expect(await leadOf(missed.id)).toMatchObject({ message: 'Missed call', answered_at: null })
})

test('what is told of a call later adds to its one row, in whichever order it comes', async () => {
  const events = (lead: SentLead) => [
    exotelCall(lead, secrets.calls),
    exotelCall(lead, secrets.calls, { type: 'completed' }),
  ]
  for (const order of [
    [0, 1],
    [1, 0],
    [1, 1, 0],
    [0, 1, 0],
  ]) {
    const lead = person()
    for (const place of order) await send(events(lead)[place] as VendorCall)
    const found = await leadOf(lead.id)
    expect(found).toMatchObject({ message: 'Answered call' })
    expect(found?.answered_at).toEqual(found?.created_at)
    expect(
      await api.db.sql(
        'select outcome, seconds from public.phone_calls where right(mobile_digits, 10) = $1',
        [lead.mobile.slice(-10)],
      ),
    ).toEqual([{ outcome: 'Answered', seconds: 84 }])
  }
  const together = person()
  await Promise.all(events(together).map(send))
  expect(await leadOf(together.id)).toMatchObject({ message: 'Answered call' })
})

test('what is told of an erased person’s call later brings nothing of the person back', async () => {
  const lead = person()
  await send(exotelCall(lead, secrets.calls))
  const { body } = await owner.call('POST', '/api/privacy/erasures', { body: { mobile: lead.mobile } })
  expect(body).toEqual({ erased: 1 })
  await send(exotelCall(lead, secrets.calls, { type: 'completed' }))
  const [kept] = await api.db.sql<{ words: string }>(
    `select coalesce(string_agg(to_jsonb(deliveries)::text, ''), '') as words from private.deliveries where body like '%' || $1 || '%'`,
    [lead.mobile.slice(-10)],
  )
  expect(kept?.words).toBe('')
})

test('a call that staff made is no enquiry', async () => {
  const made = person()
  expect((await send(exotelCall(made, secrets.calls, { direction: 'outbound-dial' }))).status).toBe(200)
  expect(await deliveries(made.id)).toMatchObject([{ state: 'refused', note: 'outgoing' }])
  expect(await leadOf(made.id)).toBeUndefined()
})

test('a signed lead of any shape is a lead, with what fits nowhere as further answers', async () => {
  const lead = person({ name: '', mobile: 'call my brother' })
  const more = { 'Contact Person': 'Ravi Das', budget: { from: 80000, to: 90000 }, gclid: 'click' }
  expect((await send(signedCall('bike-portal', lead, secrets.portal, more))).body).toEqual({ taken: 1 })
  expect(await deliveries(lead.id)).toMatchObject([{ state: 'made', note: 'no_number' }])
  expect(await leadOf(lead.id)).toMatchObject({ name: 'Ravi Das', mobile: '', model: 'SP125' })
  const [sent] = await api.db.sql(`select answers from public.outside_enquiries where name = 'Ravi Das'`)
  expect(sent?.answers).toEqual(['phone: call my brother', 'budget.from: 80000', 'budget.to: 90000'])
})

test.each([
  ['+91 98610 90001', '9861090001'],
  ['0 98610-90002', '9861090002'],
  ['p:+919861090003', '9861090003'],
  ['୯୮୬୧୦୯୦୦୦୪', '9861090004'],
  ['0671 234 5678 / 98610 90005', '6712345678'],
  ['+971 50 123 4567', '+971 50 123 4567'],
])('the number %s is read', async (written, stored) => {
  const lead = person({ mobile: written })
  await send(signedCall('bike-portal', lead, secrets.portal))
  expect(await leadOf(lead.id)).toMatchObject({ mobile: stored })
})

test('a wrong signature or key is refused, counted for its door and day, and stored nowhere', async () => {
  const count = async () => {
    const [row] = await api.db.sql('select count(*)::int as rows from private.deliveries')
    return row?.rows
  }
  const before = await count()
  const lead = person()
  const old = Math.floor(Date.now() / 1000) - 301
  const wrong = [
    metaCall([lead], 'other'),
    { ...metaCall([lead], secrets.meta), headers: { 'content-type': 'application/json' } },
    googleCall(lead, 'other'),
    exotelCall(lead, 'other'),
    callerDeskCall(lead, ''),
    signedCall('bike-portal', lead, 'other'),
    signedCall('bike-portal', lead, secrets.portal, {}, old),
    { ...signedCall('bike-portal', lead, secrets.portal), body: '{"name": "Other"}' },
  ]
  for (const call of wrong) expect((await send(call)).status).toBe(401)
  expect(await count()).toBe(before)
  const days = await api.db.sql(
    'select slug, wrong from private.door_days join public.doors on id = door_id order by slug',
  )
  expect(days).toEqual([
    { slug: 'bike-portal', wrong: 3 },
    { slug: 'calls', wrong: 2 },
    { slug: 'google', wrong: 1 },
    { slug: 'meta', wrong: 2 },
  ])
})

test('a door that is off is not there, and neither is one of another name', async () => {
  const secret = await addDoor('quiet', 'signed', { isOn: false })
  expect((await send(signedCall('quiet', person(), secret))).status).toBe(404)
  expect((await send(signedCall('nobody', person(), secret))).status).toBe(404)
})

test('a new secret takes the place of the one before at once', async () => {
  const old = await addDoor('renewed', 'signed')
  expect((await send(signedCall('renewed', person(), old))).status).toBe(200)
  const answer = await owner.call('POST', '/api/doors/renewed/secret')
  const { secret } = answer.body as { secret: string }
  expect((await send(signedCall('renewed', person(), secret))).status).toBe(200)
  expect((await send(signedCall('renewed', person(), old))).status).toBe(401)
})

test('whatever comes doubled and shuffled is one lead for each id', async () => {
  graph.leads.clear()
  const all = Array.from({ length: 200 }, () => person())
  const calls = all.flatMap((lead, index) => {
    const call = [
      googleCall(lead, secrets.google),
      exotelCall(lead, secrets.calls),
      signedCall('bike-portal', lead, secrets.portal),
      metaCall([lead, all[(index + 4) % all.length] ?? lead], secrets.meta),
    ][index % 4]
    if (index % 4 === 3) graph.leads.set(lead.id, metaAnswer(lead))
    return call ? Array<VendorCall>(1 + (index % 3)).fill(call) : []
  })
  const shuffled = calls
    .map((call) => ({ call, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
  for (let first = 0; first < shuffled.length; first += 10)
    for (const answer of await Promise.all(shuffled.slice(first, first + 10).map(({ call }) => send(call))))
      expect(answer.status).toBe(200)
  // On a busy machine some wait in the second store: the first run takes these in, the second fetches what
  // they lack.
  await api.runScheduled()
  await api.runScheduled()
  const ids = all.map(({ id }) => id)
  const [row] = await api.db.sql(
    `select count(*)::int as leads, count(distinct mobile)::int as people from public.leads
     where enquiry_id in (select id from private.deliveries where vendor_id = any ($1))`,
    [ids],
  )
  expect(row).toEqual({ leads: 200, people: 200 })
})

test('while the database is away a delivery waits sealed, and is taken in once', async () => {
  const lead = person()
  const call = signedCall('bike-portal', lead, secrets.portal)
  const forged = signedCall('bike-portal', person(), 'other')
  await pointedTo(api, nobodyListens, async () => {
    forgetDoors()
    expect((await send(call)).body).toEqual({ taken: 0 })
    expect((await send(call)).status).toBe(200)
    expect((await send(forged)).status).toBe(200)
  })
  const files = async () =>
    (await readdir(api.secondStoreFolder, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    )
  expect(await files()).toHaveLength(2)
  await api.runScheduled()
  expect(await files()).toHaveLength(0)
  expect(await deliveries(lead.id)).toMatchObject([{ state: 'made' }])
  expect(Date.parse(String((await leadOf(lead.id))?.created_at))).toBe(lead.at.getTime())
  expect((await send(call)).body).toEqual({ taken: 0 })
})

test('what waited is taken in though its door has another secret by now, and nothing that came since', async () => {
  const [portal, calls] = [await addDoor('late-portal', 'signed'), await addDoor('late-calls', 'calls')]
  const leads = [person(), person()] as const
  const sendBoth = (of: readonly [SentLead, SentLead]) =>
    Promise.all([send(signedCall('late-portal', of[0], portal)), send(exotelCall(of[1], calls))])
  await pointedTo(api, nobodyListens, async () => {
    forgetDoors()
    for (const { body } of await sendBoth(leads)) expect(body).toEqual({ taken: 0 })
  })
  // Twice, because the secret before the last one held when they came.
  for (const slug of ['late-portal', 'late-portal', 'late-calls', 'late-calls'])
    expect((await owner.call('POST', `/api/doors/${slug}/secret`)).status).toBe(200)
  forgetDoors()
  for (const { status } of await sendBoth([person(), person()])) expect(status).toBe(401)
  await api.runScheduled()
  for (const { id } of leads) expect(await deliveries(id)).toMatchObject([{ state: 'made' }])
})

test('an instance that knows the doors refuses a forged call while the database is away', async () => {
  expect((await send(signedCall('bike-portal', person(), secrets.portal))).status).toBe(200)
  await pointedTo(api, nobodyListens, async () => {
    expect((await send(signedCall('bike-portal', person(), 'other'))).status).toBe(401)
  })
})

test('an enquiry that the database refuses is kept all the same', async () => {
  await api.db.sql(
    `alter table public.outside_enquiries add constraint no_shape check (message <> 'refused')`,
  )
  const lead = person()
  expect((await send(signedCall('bike-portal', lead, secrets.portal, { message: 'refused' }))).status).toBe(
    200,
  )
  expect(await deliveries(lead.id)).toMatchObject([{ state: 'waiting', note: '23514', tries: 1 }])
  await api.db.sql('alter table public.outside_enquiries drop constraint no_shape')
  await api.db.sql('update private.deliveries set next_try_at = now() where vendor_id = $1', [lead.id])
  await api.runScheduled()
  expect(await leadOf(lead.id)).toMatchObject({ name: lead.name })
})

test('a number that comes again and again is held back after the fifth time', async () => {
  const { mobile } = person()
  for (let time = 0; time < 6; time++) await send(exotelCall(person({ mobile }), secrets.calls))
  const states = await api.db.sql(
    `select state, count(*)::int as times from private.deliveries where digits = $1 group by state order by state`,
    [mobile.slice(3)],
  )
  expect(states).toEqual([
    { state: 'made', times: 5 },
    { state: 'quarantined', times: 1 },
  ])
})

test('a thousand leads in one call of Meta, and a long parameter of a provider, are not refused', async () => {
  const many = Array.from({ length: 1000 }, () => person())
  const call = metaCall(many, 'other')
  expect(Buffer.byteLength(call.body ?? '')).toBeGreaterThan(200_000)
  expect((await send(call)).status).toBe(401)
  const rung = exotelCall(person(), secrets.calls)
  const more = new URLSearchParams({ RecordingUrl: 'x'.repeat(2500), ['k'.repeat(120)]: '1' })
  expect((await send({ ...rung, path: `${rung.path}&${more}` })).body).toEqual({ taken: 1 })
})
