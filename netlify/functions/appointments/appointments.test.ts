import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Plan } from '#contract/appointment-plans.ts'
import type { Appointment, AppointmentDay } from '#contract/appointments.ts'
import type { LeadDetails } from '#contract/lead-work.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, at, comingDay, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
const callers: Record<string, Caller> = {}
const day = comingDay(3)
const ten = at(day, '10:00')
const half = at(day, '10:30')
const rule = { purpose: 'test-ride', days: [3], opens: '10:00', closes: '11:00', minutes: 30, places: 1 }

beforeAll(async () => {
  api = await startTestApi()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 1, [rule])
  await addOutlet(run, 2, [rule])
  for (const [userId, role, outletIds] of [
    ['owner', 'owner', []],
    ['manager', 'manager', []],
    ['sales', 'sales', []],
    ['far', 'sales', [2]],
    ['service', 'service', []],
    ['hr', 'people', []],
  ] as const) {
    const member = await api.db.createStaff({ userId, name: userId, role, outletIds: [...outletIds] })
    const caller = api.caller()
    await caller.signIn(userId, member.password)
    callers[userId] = caller
  }
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('delete from public.product_enquiries'))

const by = (userId: string) => callers[userId] as Caller
async function book(startsAt = ten, outletId = 1): Promise<void> {
  const context = { slot: { token: randomUUID(), outletId, startsAt, hasLicence: true } }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, $3)`, [
    testRide(),
    randomUUID(),
    context,
  ])
}
const list = async (userId = 'sales', query = '') =>
  ((await by(userId).call('GET', `/api/appointments?day=${day}${query}`)).body as AppointmentDay).data
const only = async () => (await list())[0] as Appointment
const change = (id: string, body: object, userId = 'sales') =>
  by(userId).call('PATCH', `/api/appointments/${id}`, { body })

test('each sees the day of the work and the outlets that are theirs, by time, and a visitor nothing', async () => {
  await book(half)
  await book(ten)
  await book(ten, 2)
  const seen = async (userId: string) =>
    (await list(userId)).map(({ outletId, startsAt }) => [outletId, startsAt])
  const all = [
    [1, ten],
    [2, ten],
    [1, half],
  ]
  expect((await seen('owner')).toSorted()).toEqual(all.toSorted())
  expect((await seen('sales')).at(-1)).toEqual([1, half])
  expect(await seen('far')).toEqual([[2, ten]])
  expect([await seen('service'), await seen('hr')]).toEqual([[], []])
  expect(await list('sales', '&outlet=2')).toHaveLength(1)
  expect(await only()).toMatchObject({ name: 'Asha', mobile: '9876543210', model: 'SP125', hasLicence: true })
  expect((await api.caller().call('GET', '/api/appointments')).status).toBe(401)

  // A minute before midnight in India is that day, a minute after is the next.
  await api.db.sql(`update public.appointments set starts_at = $1 where starts_at = $2 and outlet_id = 1`, [
    at(day, '23:59'),
    half,
  ])
  await api.db.sql(`update public.appointments set starts_at = $1 where starts_at = $2 and outlet_id = 2`, [
    new Date(Date.parse(at(day, '23:59')) + 120_000).toISOString(),
    ten,
  ])
  expect((await list('owner')).map(({ startsAt }) => startsAt)).toEqual([ten, at(day, '23:59')])
})

test('what became of it is said once, can be taken back, and stands on the lead', async () => {
  await book()
  const { id, version, leadId } = await only()
  const done = await change(id, { version, state: 'done' })
  expect(done.body).toMatchObject({ state: 'done', version: version + 1 })
  expect((await change(id, { version, state: 'no-show' })).status).toBe(409)
  expect((await change(id, { version: version + 1, state: 'booked' })).body).toMatchObject({
    state: 'booked',
  })
  const { appointment, events } = (await by('sales').call('GET', `/api/lead/${leadId}`)).body as LeadDetails
  expect(appointment).toMatchObject({ id, state: 'booked' })
  expect(events.map(({ kind, words }) => [kind, words])).toEqual([
    ['appointment', 'Booked by the visitor, Outlet 1'],
    ['appointment', 'Done, Outlet 1'],
    ['appointment', 'Booked again, Outlet 1'],
  ])
  for (const userId of ['far', 'service', 'hr'])
    expect((await change(id, { version: 3, state: 'done' }, userId)).status).toBe(404)
})

test('moved to a free time, never to one that is taken; a cancelled one comes back only while its time is free', async () => {
  await book(ten)
  await book(half)
  const [first, second] = await list()
  const { id, version } = first as Appointment
  expect((await change(id, { version, startsAt: half, outletId: 1 })).status).toBe(409)
  expect((await change(id, { version, startsAt: half, outletId: 2 })).body).toMatchObject({
    outletId: 2,
    startsAt: half,
  })

  const other = second as Appointment
  await change(other.id, { version: other.version, state: 'cancelled' })
  await book(half)
  expect((await change(other.id, { version: other.version + 1, state: 'booked' })).status).toBe(409)
})

test('owner and manager set the times; what would say two things of one time is refused, and so is who comes second', async () => {
  const plans = async () => (await by('manager').call('GET', '/api/appointmentPlans')).body as Plan[]
  const [plan] = await plans()
  const save = (rules: object[], userId = 'manager', expected = plan?.at) =>
    by(userId).call('PATCH', '/api/appointmentPlans/1', { body: { expected, facts: { rules } } })
  const twice = await save([rule, { ...rule, opens: '10:30', closes: '12:00' }])
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([
    422,
    expect.stringContaining('facts.rules.1.opens'),
  ])
  await expect(
    api.db.sql(`update public.appointment_plans set rules = $1`, [
      [rule, { ...rule, opens: '10:30', closes: '12:00' }],
    ]),
  ).rejects.toMatchObject({ code: '23514' })
  expect((await save([{ ...rule, places: 4 }])).status).toBe(200)
  expect((await save([rule], 'owner')).status).toBe(409)
  expect((await save([rule], 'sales')).status).toBe(403)
  expect((await by('service').call('GET', '/api/appointmentPlans')).status).toBe(403)
  expect((await plans())[0]?.facts.rules).toEqual([{ ...rule, places: 4 }])
})
