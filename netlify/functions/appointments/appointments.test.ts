import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Plan } from '#contract/appointments/appointment-plans.ts'
import type { Appointment, AppointmentDay } from '#contract/appointments/appointments.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { InboxCounts } from '#contract/leads/leads.ts'
import type { OutletRecord } from '#contract/outlets/outlets.ts'
import type { TodayCounts } from '#contract/reports/dashboard.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import type { DueMail } from '#server/data/messages/mails.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { appointmentMail } from '#server/services/messages/mail/receipt-mail.ts'
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
  // Visitors are told of changes only where mails can be sent.
  process.env.MAIL_FOLDER = tmpdir()
  forgetEnv()
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
    callers[userId] = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['public.product_enquiries', 'public.walk_ins', 'private.consents', 'private.mails'])
    await api.db.sql(`delete from ${table}`)
  await api.db.sql(`update public.appointment_plans set rules = $1`, [[rule]])
})

const by = (userId: string) => callers[userId] as Caller
async function book(startsAt = ten, outletId = 1): Promise<void> {
  const context = { slot: { token: randomUUID(), outletId, startsAt, hasLicence: true } }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, $3)`, [
    testRide(),
    randomUUID(),
    context,
  ])
}
const dayOf = async (userId = 'sales', query = '') =>
  (await by(userId).call('GET', `/api/appointments?day=${day}${query}`)).body as AppointmentDay
const list = async (userId = 'sales', query = '') => (await dayOf(userId, query)).data
const only = async () => (await list())[0] as Appointment
const change = (id: string, body: object, userId = 'sales') =>
  by(userId).call('PATCH', `/api/appointments/${id}`, { body })
const setTime = (id: string, startsAt: string) =>
  api.db.sql('update public.appointments set starts_at = $1 where id = $2', [startsAt, id])
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

test('whoever closes a day or an outlet is told of what stands there, and the day says which outlets are closed', async () => {
  await book(ten)
  await book(half, 2)
  const message = async (method: 'POST' | 'PATCH', path: string, body: object) =>
    ((await by('manager').call(method, path, { body })).body as { message: string }).message
  const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const stands = (booked: number) => `closed days: ${words.format(new Date(day))} (${booked}).`
  const closedOn = async () => (await dayOf('sales')).outlets.map(({ closed }) => closed)
  expect(await closedOn()).toEqual(['', ''])
  expect(await message('PATCH', '/api/outlets/2/state', { isClosed: true })).toContain(stands(1))
  expect(await closedOn()).toEqual(['', 'closed for good'])
  // Without a booking there, nobody needs to hear of it.
  expect(
    ((await by('sales').call('GET', `/api/appointments?day=${comingDay(4)}`)).body as AppointmentDay).outlets,
  ).toHaveLength(1)
  expect(await message('PATCH', '/api/outlets/2/state', { isClosed: false })).not.toContain('closed days')
  expect(await message('POST', '/api/closedDays', { day: comingDay(4), words: 'Fair' })).not.toContain(
    'stand',
  )
  expect(await message('POST', '/api/closedDays', { day, words: 'Diwali' })).toContain(stands(2))
  expect(await closedOn()).toEqual(['Diwali', 'Diwali'])
  const [open] = (await by('manager').call('GET', '/api/outlets')).body as OutletRecord[]
  const saved = { expected: open?.at, facts: { ...open?.facts, address: 'Another road' } }
  expect(await message('PATCH', '/api/outlets/1', saved)).toContain(stands(1))
  await api.db.sql('delete from public.outlet_closed_days')
})

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

  // A minute before midnight in India belongs to that day, a minute after to the next.
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
  await setTime(id, anHourAgo())
  const done = await change(id, { version, state: 'done' })
  expect(done.body).toMatchObject({ state: 'done', version: version + 1 })
  // The answer was lost, so the device sends the same again.
  expect((await change(id, { version, state: 'done' })).body).toMatchObject({ version: version + 1 })
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

test('nobody came, and nobody stayed away, before the time has come', async () => {
  await book()
  const { id, version } = await only()
  for (const state of ['done', 'no-show']) {
    const early = await change(id, { version, state })
    expect([early.status, JSON.stringify(early.body)]).toEqual([
      409,
      expect.stringContaining('has not begun yet'),
    ])
  }
  expect(await only()).toMatchObject({ state: 'booked', version })
  await setTime(id, new Date().toISOString())
  expect((await change(id, { version, state: 'no-show' })).status).toBe(200)
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

test('a cancelled one whose time has come is taken back without a free place, beside whoever took it', async () => {
  await book(ten)
  const { id } = await only()
  await change(id, { version: 1, state: 'cancelled' })
  await book(ten)
  await api.db.sql(`update public.appointments set starts_at = $1`, [anHourAgo()])
  expect((await change(id, { version: 2, state: 'booked' })).body).toMatchObject({
    state: 'booked',
    version: 3,
  })
  expect(await told()).toEqual([])
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

const ring = (given: object = {}, userId = 'sales') =>
  by(userId).call('POST', '/api/appointments', {
    body: {
      id: randomUUID(),
      mobile: '98765 43210',
      name: 'Asha',
      model: 'SP125',
      purpose: 'test-ride',
      outletId: 1,
      startsAt: ten,
      hasLicence: true,
      ...given,
    },
  })
const leads = () =>
  api.db.sql(
    'select enquiry_table, stage, family, source, name, model, touched_at is not null as touched from public.leads order by created_at',
  )
/** The first lines of the mails that wait for visitors; marks these mails as sent. */
async function told(): Promise<string[]> {
  const rows = await api.db.sql<{ mail: DueMail }>(
    `select private.mail_json(mails) as mail from private.mails where kind = 'appointment' and sent_at is null`,
  )
  await api.db.sql(`update private.mails set sent_at = now(), attempts = 1 where kind = 'appointment'`)
  return rows.flatMap(({ mail }) =>
    mail.kind === 'appointment' && mail.to.length > 0
      ? (appointmentMail(mail.lead, { phone: '' }, new Date())?.text.split('\n')[0] ?? '')
      : [],
  )
}

test('staff book a time for whoever rings: a new lead of theirs, a step further, with its place gone', async () => {
  const freeAt = async (userId: string, startsAt: string) =>
    (await dayOf(userId)).free
      .filter((time) => time.startsAt === startsAt)
      .map(({ outletId, purpose, free }) => [outletId, purpose, free])
  expect((await dayOf('sales')).purposes).toEqual(['test-ride', 'delivery'])
  expect(await freeAt('sales', ten)).toEqual([
    [1, 'test-ride', 1],
    [2, 'test-ride', 1],
  ])
  expect(await freeAt('far', ten)).toEqual([[2, 'test-ride', 1]])
  expect([await freeAt('service', ten), (await dayOf('hr')).purposes]).toEqual([[], []])

  const id = randomUUID()
  const booked = await ring({ id })
  expect([booked.status, booked.body]).toEqual([
    201,
    expect.objectContaining({ state: 'booked', startsAt: ten, name: 'Asha', outletId: 1, isTold: false }),
  ])
  expect((await ring({ id })).body).toEqual(booked.body)
  expect(await leads()).toEqual([
    {
      enquiry_table: 'walk_ins',
      family: 'sales',
      stage: 'test-ride',
      source: 'phone',
      name: 'Asha',
      model: 'SP125',
      touched: true,
    },
  ])
  expect(await freeAt('sales', ten)).toEqual([[2, 'test-ride', 1]])
  const taken = await ring({ mobile: '90000 00001' })
  expect([taken.status, JSON.stringify(taken.body)]).toEqual([
    409,
    expect.stringContaining('is not free any more'),
  ])
  expect(await leads()).toHaveLength(1)
  const { leadId } = booked.body as Appointment
  const { events } = (await by('sales').call('GET', `/api/lead/${leadId}`)).body as LeadDetails
  expect(events.map(({ kind, words, by }) => [kind, words, by])).toEqual([
    ['assigned', '', 'sales'],
    ['appointment', 'Booked, Outlet 1', 'sales'],
  ])
  const traces = await api.db.sql(
    `select subject, after from public.audit_events where row_id = $1 and subject like '%appointment'`,
    [leadId],
  )
  expect(traces).toEqual([{ subject: 'Lead of walk ins · appointment', after: `booked ${day} 10:00` }])
})

test('a time goes on in the open lead of the number, whose visitor gets it in writing; an appointment that counts stays', async () => {
  await book(ten)
  await change((await only()).id, { version: 1, state: 'cancelled' })
  await told()
  const again = await ring({ startsAt: half, name: 'Another', model: 'SHINE' })
  expect(again.body).toMatchObject({ name: 'Asha', model: 'SHINE', startsAt: half, isTold: true })
  expect(await leads()).toHaveLength(1)
  expect(await told()).toEqual(['Your appointment has a new time.'])
  // A visitor with an appointment who rings for another one has two.
  expect((await ring({ startsAt: ten })).body).toMatchObject({ isTold: false })
  expect((await leads()).map(({ enquiry_table }) => enquiry_table)).toEqual(['product_enquiries', 'walk_ins'])
})

test('of several open leads of a number the one goes on beside which it is booked', async () => {
  for (const name of ['First', 'Second'])
    await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, '{}')`, [
      { ...testRide(), name },
      randomUUID(),
    ])
  const [first] = await api.db.sql<{ id: string }>(`select id from public.leads where name = 'First'`)
  const booked = (await ring({ leadId: first?.id, name: '' })).body as Appointment
  expect(booked).toMatchObject({ leadId: first?.id, name: 'First', isTold: true })
  expect(await told()).toEqual(['Your appointment is booked.'])
  // The call on the phone answers the person's other lead too.
  const answers = await api.db.sql('select answered_at is not null as answered from public.leads')
  expect(answers).toEqual([{ answered: true }, { answered: true }])
})

test.each([
  ['work of another role', { purpose: 'paid-service' }, 'sales', 403],
  ['a ride by the workshop', {}, 'service', 403],
  ['anything by HR', {}, 'hr', 403],
  ['an outlet of others', {}, 'far', 422],
  ['a ride without a licence', { hasLicence: false }, 'sales', 422],
  ['a number that is not whole', { mobile: '98765' }, 'sales', 422],
  ['a time that is not offered', { startsAt: at(day, '10:10') }, 'sales', 409],
])('nobody books %s', async (_what, given, userId, status) => {
  expect((await ring(given, userId)).status).toBe(status)
  expect(await leads()).toEqual([])
})

test('a visitor is told once what staff move or cancel, and nothing else', async () => {
  await book(ten)
  const { id, isTold } = await only()
  let version = 1
  const act = async (body: object) => {
    const changed = (await change(id, { version, ...body })).body as Appointment
    version = changed.version
    return changed.version
  }
  expect(isTold).toBe(true)
  expect(await act({ startsAt: ten, outletId: 1 })).toBe(1)
  await setTime(id, anHourAgo())
  for (const state of ['done', 'booked', 'no-show', 'booked', 'booked']) await act({ state })
  expect([await told(), version]).toEqual([[], 5])
  await setTime(id, ten)
  await act({ startsAt: half, outletId: 1 })
  expect(await told()).toEqual(['Your appointment has a new time.'])
  await act({ state: 'cancelled' })
  expect(await told()).toEqual(['Your appointment is cancelled.'])
  await act({ state: 'booked' })
  expect(await told()).toEqual(['Your appointment has a new time.'])

  // A cancellation that is taken back before its mail left changes nothing, but an earlier move is still
  // told.
  await act({ state: 'cancelled' })
  await act({ state: 'booked' })
  expect(await told()).toEqual([])
  await act({ startsAt: ten, outletId: 1 })
  await act({ state: 'cancelled' })
  await act({ state: 'booked' })
  expect(await told()).toEqual(['Your appointment has a new time.'])
})

test('who took their consent back, or whose time is over, gets no mail', async () => {
  await book(ten)
  const { id, leadId } = await only()
  await api.db.sql('select public.withdraw_consent($1)', [leadId])
  expect((await only()).isTold).toBe(false)
  await change(id, { version: 1, startsAt: half, outletId: 1 })
  expect(await told()).toEqual([])

  await book(ten, 2)
  await api.db.sql('delete from private.consents')
  await setTime(id, anHourAgo())
  await change(id, { version: 2, state: 'cancelled' })
  expect(await told()).toEqual([])
})

test('the dashboard counts what is booked today and still to come, and says when the next one comes', async () => {
  await book(ten)
  await book(half)
  const waiting = async (userId: string) =>
    ((await by(userId).call('GET', '/api/dashboard')).body as [TodayCounts])[0].waiting
  const none = { appointments: 0, nextAppointment: null }
  expect(await waiting('sales')).toMatchObject(none)
  const move = (from: string, to: string) =>
    api.db.sql<{ at: string }>(
      `update public.appointments set starts_at = ${to} where starts_at = $1 returning starts_at as at`,
      [from],
    )
  await move(ten, 'private.indian_day_start(private.indian_day(now()))')
  const [last] = await move(
    half,
    `private.indian_day_start(private.indian_day(now()) + 1) - interval '1 second'`,
  )
  expect(await waiting('sales')).toMatchObject({
    appointments: 1,
    nextAppointment: new Date(last?.at ?? 0).toISOString(),
    unassigned: 2,
  })
  for (const userId of ['far', 'service', 'hr']) expect(await waiting(userId)).toMatchObject(none)
  await api.db.sql(`update public.appointments set state = 'done' where starts_at = $1`, [last?.at])
  expect(await waiting('sales')).toMatchObject(none)
})

test('whoever comes tomorrow and is told nothing is counted for a call, by those who see the lead, until it is clear', async () => {
  await book(half)
  const rung = (await ring({ startsAt: ten })).body as Appointment
  const tomorrow = indianDay(new Date(Date.now() + 86_400_000))
  await api.db.sql(
    `update public.appointments set starts_at = $1::timestamptz + (starts_at - $2::timestamptz)`,
    [at(tomorrow, '10:00'), ten],
  )
  const counted = async (userId: string) => [
    ((await by(userId).call('GET', '/api/dashboard')).body as [TodayCounts])[0].waiting.callsForTomorrow,
    ((await by(userId).call('GET', '/api/leads/counts')).body as InboxCounts).callsForTomorrow,
  ]
  const listed = async () => {
    const { body } = await by('sales').call('GET', `/api/appointments?day=${tomorrow}`)
    return (body as AppointmentDay).data.filter(({ isToCall }) => isToCall).map(({ id }) => id)
  }
  const mark = (statement: string) => api.db.sql(statement, [rung.mobile])
  expect([await counted('sales'), await listed()]).toEqual([[1, 1], [rung.id]])
  for (const userId of ['far', 'service', 'hr']) expect(await counted(userId)).toEqual([0, 0])
  delete process.env.MAIL_FOLDER
  forgetEnv()
  expect([await counted('sales'), (await listed()).length]).toEqual([[2, 2], 2])
  process.env.MAIL_FOLDER = tmpdir()
  forgetEnv()
  await mark(
    `insert into public.contact_marks (digits, mark) values (right(private.number_digits($1), 10), 'do-not-call')`,
  )
  expect([await counted('sales'), await listed()]).toEqual([[0, 0], []])
  await mark('delete from public.contact_marks where digits = right(private.number_digits($1), 10)')
  expect((await change(rung.id, { version: rung.version, confirms: true })).body).toMatchObject({
    isToCall: false,
  })
  expect([await counted('sales'), await listed()]).toEqual([[0, 0], []])
})
