import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { doorFacts } from '#server/testing/helpers/sample-calls/door-calls.ts'
import { makeWorld } from '#server/testing/helpers/sample-calls/make-world.ts'
import type { World } from '#server/testing/helpers/sample-calls/world.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let world: World
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  world = await makeWorld(api)
  staff = api.caller()
})

beforeEach(() => staff.as(world.staff))

afterAll(() => api.close())

interface Event extends Record<string, unknown> {
  user_id: string
  action: string
  table_name: string
  subject: string
  before: string
  after: string
}

const eventsOf = ({ headers }: Answer) =>
  api.db.sql<Event>('select * from public.audit_events where request_id = $1 order by created_at', [
    headers.get('x-request-id'),
  ])

async function send(endpoint: NamedEndpoint, body?: unknown): Promise<Answer> {
  const sample = sampleCalls.get(endpoint.name)
  const path = pathOf(endpoint, await sample?.params?.(world))
  const given = body ?? (await sample?.body?.(world))
  return staff.call(endpoint.method, path, given === undefined ? {} : { body: given })
}

/** Bodies for calls whose sample repeats the stored value, because only a change is recorded. */
const changing: Record<string, unknown> = {
  setBikeStatus: { status: 0 },
  setScooterStatus: { status: 0 },
  setBigWingStatus: { status: 0 },
  setEvStatus: { status: 0 },
  openSite: { isOpen: false },
}

/** Like `changing`, for calls about rows that must be made first. */
const changingMade: Record<string, () => Promise<unknown>> = {
  changeLeads: async () => ({ leads: [{ id: await world.newLead(), version: 1 }], stage: 'contacted' }),
  saveDoor: async () => {
    const expected = await world.doors.at()
    return { expected, facts: { ...doorFacts, title: 'Another name' } }
  },
  joinLead: async () => ({ into: await world.newLead() }),
  importTranslations: async () => {
    const { body } = await staff.call('GET', '/api/manageWords')
    const [first] = body as { source: string }[]
    return { texts: [{ source: first?.source ?? '', or: 'ଏକ', hi: '' }] }
  },
}

/**
 * Calls that leave no line: a file is no part of the catalogue until a saved vehicle names it; a preview is
 * not stored; the address of a device belongs to its owner alone, and is secret.
 */
const changesNothing = ['addBrochure', 'addCataloguePicture', 'previewPageText', 'setPushDevice']

/**
 * Calls that read by POST, because names and numbers must stand in no address; reading leaves one line an
 * hour.
 */
const reads = ['listLeads', 'findPerson', 'listOrders']

const writes = endpoints.filter(
  ({ name, role, method }) =>
    role === 'staff' &&
    method !== 'GET' &&
    !name.startsWith('report:') &&
    ![...changesNothing, ...reads].includes(name),
)

test.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s leaves a line',
  async (name, endpoint) => {
    const answer = await send(endpoint, (await changingMade[name]?.()) ?? changing[name])
    expect(answer.status).toBe(endpoint.status ?? 200)
    if (name === 'changePassword') {
      // The password of the account is unknown after its change and the other calls need an account, so a new
      // one is made.
      world.staff = await api.db.createStaff()
    }
    const events = await eventsOf(answer)
    expect(events).toHaveLength(1)
    for (const event of events) {
      expect(event).toMatchObject({ actor_id: expect.any(String), subject: expect.stringMatching(/\S/) })
      expect(event.before === '' && event.after === '').toBe(name === 'changePassword')
    }
  },
)

test('a price reads as the dealer says it', async () => {
  const [first] = await eventsOf(
    await staff.call('PATCH', '/api/managePrice/SP125', { body: { price: 85_000 } }),
  )
  const [next] = await eventsOf(
    await staff.call('PATCH', '/api/managePrice/SP125', { body: { price: '1,86,500.5' } }),
  )
  expect(first).toMatchObject({
    action: 'Changed',
    subject: 'SP125',
    changed: 'price_paise',
    after: '₹85,000',
  })
  expect(next).toMatchObject({ before: '₹85,000', after: '₹1,86,500.50' })
})

test('a variant that follows its vehicle needs no line, one that cost something else has its own', async () => {
  const path = '/api/managePrice/SP125'
  const first = `(select id from public.variants
    where vehicle_id = (select id from public.vehicles where bike_name = 'SP125') order by sort_order, id limit 1)`
  await staff.call('PATCH', path, { body: { price: 81_000 } })
  expect(await api.db.sql(`select price_paise::integer from public.variants where id = ${first}`)).toEqual([
    { price_paise: 8_100_000 },
  ])
  await api.db.sql(`update public.variants set price_paise = 8200000 where id = ${first}`)
  const events = await eventsOf(await staff.call('PATCH', path, { body: { price: 83_000 } }))
  expect(events.map(({ table_name, before, after }) => [table_name, before, after])).toEqual([
    ['vehicles', '₹81,000', '₹83,000'],
    ['variants', '₹82,000', '₹83,000'],
  ])
  const alone = await api.db.sql(
    `select * from public.audit_events where table_name = 'variants' and after = '₹82,000'`,
  )
  expect(alone).toHaveLength(1)
})

test('what changes nothing, is refused or reads what everybody may leaves no line', async () => {
  const path = '/api/managePrice/SP125'
  await staff.call('PATCH', path, { body: { price: 90_000 } })
  const answers = [
    await staff.call('PATCH', path, { body: { price: 90_000 } }),
    await staff.call('PATCH', path, { body: { price: -1 } }),
    await staff.call('PATCH', '/api/managePrice/NONE', { body: { price: 90_000 } }),
    await staff.call('GET', '/api/managePrice'),
    await staff.call('POST', '/api/auditTrail', { body: {} }),
  ]
  for (const answer of answers) expect(await eventsOf(answer)).toEqual([])
})

test('an export tells which rows left, and of a search only that there was one', async () => {
  const body = { fromDate: '2026-01-01', search: 'das' }
  const answer = await staff.call('POST', '/api/reports/booking/export', { body })
  const [event] = await eventsOf(answer)
  expect(event).toMatchObject({
    action: 'Exported',
    subject: 'Booking Report',
    after: `from 2026-01-01, with a search · ${answer.headers.get('x-total-records')} rows`,
  })
})

test('a new password leaves nothing of itself, nor do its sessions', async () => {
  const caller = await api.staffCaller({ userId: 'changer' })
  const newPassword = 'a-secret-of-mine'
  const body = { oldPassword: caller.account.password, newPassword, confirmPassword: newPassword }
  const [event] = await eventsOf(await caller.call('PATCH', '/api/profile/password/changer', { body }))
  expect(event).toMatchObject({
    user_id: 'changer',
    subject: 'Account changer · password',
    before: '',
    after: '',
  })
  const all = JSON.stringify(await api.db.sql('select * from public.audit_events'))
  expect(all).not.toContain(newPassword)
  expect(all).not.toContain(caller.account.password)
})

test.each([
  ['Ex-showroom price', 'SP125 · Ex-showroom price'],
  ['ex-showroom', 'SP125 · Ex-showroom price'],
  ['SP125 · Ex-showroom price', 'SP125 · Ex-showroom price'],
  ['Gallery picture', 'Gallery picture 19 · What the picture shows'],
  ['Gallery picture 19', 'Gallery picture 19 · What the picture shows'],
  ['gallery picture 19 · What the picture shows', 'Gallery picture 19 · What the picture shows'],
  ['Outlet Jagatpur', 'Outlet Jagatpur · Sales'],
  ['WhatsApp Templates', 'WhatsApp Templates'],
  ['Part Exchange', 'Part Exchange · Visitors see it'],
  ['Visitors see it', 'Part Exchange · Visitors see it'],
  ['In the workshop', 'Lead of service bookings · work'],
  ['Hidden', 'Dio · Visitors see it'],
])('a search for %s finds the line that shows it', async (search, subject) => {
  await api.db.sql(
    `insert into public.audit_events (action, table_name, subject, is_row, changed, before, after, new_values)
     values
       ('Changed', 'vehicles', 'SP125', true, 'price_paise', '₹1', '₹2', '{"price_paise": 200}'),
       ('Changed', 'vehicles', 'Dio', true, 'is_active', 'true', 'false', '{"is_active": false}'),
       ('Changed', 'gallery_images', '19', true, 'alt', 'A', 'B', '{"alt": "B"}'),
       ('Changed', 'dealers', 'Jagatpur', true, 'sales_no', '1', '2', '{"sales_no": "2"}'),
       ('Changed', 'page_lists', 'templates', true, '', '', 'x', '{"entries": []}'),
       ('Changed', 'staff', 'counted', true, 'mobile', '1', '2', '{"mobile": "2"}'),
       ('Changed', 'site_parts', 'exchange', true, 'is_on', 'true', 'false', '{"is_on": false}'),
       ('Changed', 'leads', 'Lead of service bookings · work', false, '', 'new', 'in-workshop',
         '{"family": "service", "stage": "in-workshop"}')`,
  )
  const { body } = await staff.call('POST', '/api/auditTrail', { body: { search } })
  const found = (body as { data: { subject: string }[] }).data
  expect(found.map((event) => event.subject)).toContain(subject)
  expect(found.map((event) => event.subject)).not.toContain('Account counted')
})

test('nobody rewrites it, not even the owner of the database', async () => {
  for (const statement of [
    `update public.audit_events set subject = 'nothing'`,
    'delete from public.audit_events',
    'truncate public.audit_events',
  ])
    await expect(api.db.sql(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the report answers it newest first, found by what it says and by its day', async () => {
  await staff.as(await api.db.createStaff({ userId: 'pricer' }))
  await staff.call('PATCH', '/api/managePrice/SP125', { body: { price: 77_777 } })
  const { body } = await staff.call('POST', '/api/auditTrail', { body: { searchTerm: '₹77,777' } })
  expect(body).toMatchObject({
    data: [{ action: 'Changed', user_id: 'pricer', subject: 'SP125 · Ex-showroom price', after: '₹77,777' }],
    totalRecords: 1,
    isCapped: false,
  })
  const none = await staff.call('POST', '/api/auditTrail', { body: { toDate: '2020-01-01' } })
  expect(none.body).toMatchObject({ data: [], totalRecords: 0 })
})
