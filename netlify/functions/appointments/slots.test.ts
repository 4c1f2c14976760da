import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VisitorAppointment } from '#contract/appointments/appointment-parts.ts'
import type { Slots } from '#contract/appointments/slots.ts'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import type { Accepted } from '#contract/enquiries/form-definition.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { dayAfter } from '#domain/days/days.ts'
import type { DueMail } from '#server/data/messages/mails.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { appointmentLink } from '#server/lib/session/appointment-link.ts'
import { appointmentMail } from '#server/services/messages/mail/receipt-mail.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, at, comingDay } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
const wednesday = comingDay(3)
// The two days after a day, even where the coming Thursday is before the coming Wednesday.
const thursday = dayAfter(wednesday, 1)
const friday = dayAfter(thursday, 1)
const ten = at(wednesday, '10:00')
const rule = (purpose: string, given: object = {}) => ({
  purpose,
  days: [3],
  opens: '10:00',
  closes: '11:00',
  minutes: 30,
  places: 1,
  ...given,
})
const plan = [
  rule('test-ride'),
  rule('paid-service', { places: 2 }),
  rule('test-ride', { days: [4, 5, 6, 7], opens: '00:00', closes: '00:30', minutes: 15 }),
]

beforeAll(async () => {
  api = await startTestApi()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 1, plan, [{ day: friday, word: 'Festival' }])
  await addOutlet(run, 2, [])
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('delete from public.appointments')
  await api.db.sql('delete from private.charges')
  await api.db.sql('update public.appointment_plans set rules = $1::text::jsonb where outlet_id = 1', [
    JSON.stringify(plan),
  ])
})

const call = (method: string, path: string, body?: unknown, ip?: string) =>
  api.caller(ip).call(method, path, body === undefined ? {} : { body })
const slots = async (query: string) => (await call('GET', `/api/slots?${query}`)).body as Slots
const hold = (token: string, given: object = {}) =>
  call('POST', '/api/slots/holds', {
    purpose: 'test-ride',
    outletId: 1,
    startsAt: ten,
    token,
    hasLicence: true,
    ...given,
  })
const holdFrom = (ip: string) =>
  call(
    'POST',
    '/api/slots/holds',
    { purpose: 'test-ride', outletId: 1, startsAt: ten, token: randomUUID(), hasLicence: true },
    ip,
  )
const freeAt = async (startsAt: string, purpose = 'test-ride') =>
  (await slots(`purpose=${purpose}&outlet=1&from=${wednesday}`)).slots.find(
    (slot) => slot.startsAt === startsAt,
  )?.free ?? 0

interface Sent {
  id?: string
  startsAt?: string
  signals?: string
  slot?: object
  ip?: string
}
async function send(
  token: string,
  { id = randomUUID(), startsAt = ten, signals = 't=41000;h=0', slot, ip }: Sent = {},
) {
  const { status, body } = await api.caller(ip).call('POST', '/api/postBooking', {
    body: { name: 'Asha', mobileNo: '9876543210', emailId: 'a@mail.example', model: 'SP125', color: 'Red' },
    headers: {
      'idempotency-key': id,
      [formSignalsHeader]: signals,
      [enquiryContextHeader]: writeEnquiryContext({
        slot: { token, outletId: 1, startsAt, hasLicence: true, ...slot },
      }),
    },
  })
  return { status, id, ...(body as Accepted) }
}
const setPlaces = async (places: number) => {
  await api.db.sql('update public.appointment_plans set rules = $1::text::jsonb where outlet_id = 1', [
    JSON.stringify([rule('test-ride', { places })]),
  ])
  return places
}
const runOut = () =>
  api.db.sql(`update public.appointments set held_until = now() - interval '1 second' where state = 'held'`)
const ownAppointmentOf = async (link: string) => call('POST', '/api/visit', { link })
const change = (link: string, to: object | null, ip?: string) => call('PATCH', '/api/visit', { link, to }, ip)

test('free times are those of the plan, by the Indian day; closed days and outlets without a plan have none', async () => {
  const { outlets, slots: free } = await slots(`purpose=test-ride&outlet=1&from=${wednesday}`)
  expect(outlets).toEqual([{ id: 1, name: 'Outlet 1', address: 'Road', latitude: 20, longitude: 85 }])
  // A quarter past midnight on Thursday in India is Wednesday in UTC, and belongs to Thursday.
  expect(free.slice(0, 4).map(({ startsAt }) => startsAt)).toEqual([
    ten,
    at(wednesday, '10:30'),
    at(thursday, '00:00'),
    at(thursday, '00:15'),
  ])
  expect(free.map(({ startsAt }) => startsAt)).not.toContain(at(friday, '00:00'))
  expect((await slots(`purpose=test-ride&outlet=2&from=${wednesday}`)).slots).toEqual([])
  expect((await slots('purpose=free-service')).outlets).toEqual([])
})

test('a line that single outlets have is offered there alone, every other model at all outlets', async () => {
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 3, [rule('test-ride'), rule('free-service')])
  await api.db.sql(`update public.dealers set services = '{sales,service,bigwing}' where id = 3`)
  await api.db.sql(
    `insert into public.vehicles (bike_name, display_name, category, body_type, is_active) values
       ('CB350', 'CB350', 'bigwing', 'retro', false), ('QC1', 'QC1', 'ev', 'electric-scooter', false),
       ('SP125', 'SP 125', 'motorcycle', 'commuter', false)`,
  )
  const offered = async (query: string) => (await slots(query)).outlets.map(({ id }) => id)
  expect(await offered('purpose=test-ride&model=CB350')).toEqual([3])
  expect(await offered('purpose=test-ride&model=CB350%20DLX%20Pro')).toEqual([3])
  expect(await offered('purpose=test-ride&model=SP%20125')).toEqual([1, 3])
  expect(await offered('purpose=test-ride&model=a%20red%20one')).toEqual([1, 3])
  expect(await offered('purpose=free-service&model=CB350')).toEqual([3])
  // No outlet says that it has electric scooters, so all are offered rather than none.
  expect(await offered('purpose=test-ride&model=QC1')).toEqual([1, 3])
  // Nor does any outlet for big bikes do paid services.
  expect(await offered('purpose=paid-service&model=CB350')).toEqual([1])
  await api.db.sql('delete from public.appointment_plans where outlet_id = 3')
  await api.db.sql('delete from public.vehicles')
})

test('a hold takes the place, is told to the next, and comes back by choice, for another time, or by itself', async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()]
  const held = await hold(mine)
  expect(held.status).toBe(200)
  const minutes = (Date.parse((held.body as { heldUntil: string }).heldUntil) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(9.5)
  expect(minutes).toBeLessThanOrEqual(10)
  expect((await hold(mine)).body).toEqual(held.body)
  expect(await freeAt(ten)).toBe(0)
  expect((await hold(theirs)).status).toBe(409)

  expect((await hold(mine, { startsAt: at(wednesday, '10:30') })).status).toBe(200)
  expect([await freeAt(ten), await freeAt(at(wednesday, '10:30'))]).toEqual([1, 0])
  expect((await call('POST', '/api/slots/releases', { token: mine })).status).toBe(200)
  expect(await freeAt(at(wednesday, '10:30'))).toBe(1)

  await hold(mine)
  await runOut()
  expect((await hold(theirs)).status).toBe(200)
})

test.each([
  ['a time between the times', { startsAt: at(wednesday, '10:10') }, 409],
  ['a day without times', { startsAt: at(comingDay(1), '10:00') }, 409],
  ['a closed day', { startsAt: at(friday, '00:00') }, 409],
  ['yesterday', { startsAt: new Date(Date.parse(ten) - 28 * 86_400_000).toISOString() }, 409],
  ['months ahead', { startsAt: new Date(Date.parse(ten) + 56 * 86_400_000).toISOString() }, 409],
  ['an outlet that offers none', { outletId: 2 }, 409],
  ['a ride without a licence', { hasLicence: false }, 422],
])('nobody holds %s', async (_what, given, status) => {
  expect((await hold(randomUUID(), given)).status).toBe(status)
})

test('24 customers of one carrier choose at once, however many a script asks for; who changes theirs goes on, and so does another address', async () => {
  const first = randomUUID()
  const free = await setPlaces(30)
  await hold(first)
  const statuses: number[] = []
  for (let time = 0; time < 25; time++) statuses.push((await hold(randomUUID())).status)
  expect(statuses).toEqual([...Array(23).fill(200), 429, 429])
  expect((await hold(first, { startsAt: at(wednesday, '10:30') })).status).toBe(200)
  expect((await holdFrom('10.9.8.7')).status).toBe(200)
  expect(free - (await freeAt(ten))).toBe(24)
  await runOut()
  expect((await hold(randomUUID())).status).toBe(200)
})

test('an address holds half of the places of a day at most, so that another one finds some', async () => {
  // Two times of four places each.
  await setPlaces(4)
  const statuses: number[] = []
  for (let time = 0; time < 6; time++)
    statuses.push((await hold(randomUUID(), { startsAt: time < 3 ? ten : at(wednesday, '10:30') })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect((await holdFrom('10.9.8.7')).status).toBe(200)
})

test('all addresses of a network hold 96 times at once, another network goes on', async () => {
  await setPlaces(50)
  await api.db.sql(
    `insert into public.appointments
       (outlet_id, purpose, starts_at, minutes, place, state, has_licence, token_hash, held_until, held_by)
     select 1, 'test-ride', $1, 30, place, 'held', true, 'token ' || place, now() + interval '10 minutes',
       lpad(place::text, 32, '0') || right($2, 32)
     from generate_series(51, 145) as place`,
    [at(wednesday, '10:30'), senderOf('2001:db8:1::1')],
  )
  expect((await holdFrom('2001:db8:1:7::1')).status).toBe(200)
  expect((await holdFrom('2001:db8:1:8::1')).status).toBe(429)
  expect((await holdFrom('2001:db8:2::1')).status).toBe(200)
})

test('an address holds sixty times in ten minutes, and all addresses so many that a flood is bounded', async () => {
  const used = (payer: string, amount: number) =>
    api.db.sql(`update private.charges set amount = $2 where budget = 'held times' and payer like $1`, [
      payer,
      amount,
    ])
  const token = randomUUID()
  await hold(token)
  await used('address%', 60)
  expect((await hold(token, { startsAt: at(wednesday, '10:30') })).status).toBe(429)
  await call('POST', '/api/slots/releases', { token })
  expect((await holdFrom('10.9.8.7')).status).toBe(200)
  await used('all', 1500)
  expect((await holdFrom('10.9.8.8')).status).toBe(429)
})

test('sending books the hold; the lead is a step further, at the outlet, and no call is promised', async () => {
  const token = randomUUID()
  await hold(token)
  const sent = await send(token)
  expect(sent).toMatchObject({
    status: 201,
    promisedAt: null,
    appointment: {
      state: 'booked',
      startsAt: ten,
      minutes: 30,
      outlet: { name: 'Outlet 1' },
      reference: sent.reference,
    },
  })
  const [lead] = await api.db.sql(
    'select id, stage, outlet_id::int, promised_at, answered_at from public.leads where enquiry_id = $1',
    [sent.id],
  )
  expect(lead).toMatchObject({ stage: 'test-ride', outlet_id: 1, promised_at: null, answered_at: null })
  const events = await api.db.sql('select kind, words from public.lead_events where lead_id = $1', [lead?.id])
  expect(events).toEqual([{ kind: 'appointment', words: 'Booked by the visitor, Outlet 1' }])
  expect((await send(token, { id: sent.id })).appointment).toEqual(sent.appointment)
  expect(await freeAt(ten)).toBe(0)
})

test('a hold that ran out is booked all the same while nobody else has the place', async () => {
  const token = randomUUID()
  await hold(token)
  await runOut()
  expect((await send(token)).appointment?.state).toBe('booked')
})

test('an enquiry whose time was taken is stored, says so, and its link books another time', async () => {
  const token = randomUUID()
  await hold(token)
  await runOut()
  await hold(randomUUID())
  const sent = await send(token)
  expect(sent).toMatchObject({ status: 201, appointment: { state: 'missed', startsAt: ten } })
  expect(sent.promisedAt).not.toBeUndefined()
  expect((await send(token, { id: sent.id })).appointment?.state).toBe('missed')
  const link = sent.appointment?.link ?? ''
  expect((await change(link, { outletId: 1, startsAt: ten })).status).toBe(409)
  expect((await change(link, { outletId: 1, startsAt: at(wednesday, '10:30') })).body).toMatchObject({
    state: 'booked',
    startsAt: at(wednesday, '10:30'),
  })
})

test('an address books sixty times a day, held or not, in forms or by links; what it has stays its own to move', async () => {
  const free = await setPlaces(40)
  await api.db.sql(
    `insert into private.charges (budget, payer, amount, ends_at)
     values ('booked times', 'address ' || $1, 50, now() + interval '1 day')`,
    [senderOf('192.0.2.50')],
  )
  const states: (string | undefined)[] = []
  const links: string[] = []
  const book = async (ip: string) => {
    const token = randomUUID()
    if (states.length % 2)
      await call(
        'POST',
        '/api/slots/holds',
        { purpose: 'test-ride', outletId: 1, startsAt: ten, token, hasLicence: true },
        ip,
      )
    const { appointment } = await send(token, { ip })
    links.push(appointment?.link ?? '')
    return appointment?.state
  }
  for (let time = 0; time < 13; time++) states.push(await book('192.0.2.50'))
  expect(states).toEqual([...Array(10).fill('booked'), ...Array(3).fill('missed')])
  expect(free - (await freeAt(ten))).toBe(10)
  expect(await book('192.0.2.51')).toBe('booked')
  const to = { outletId: 1, startsAt: at(wednesday, '10:30') }
  expect(await change(links[12] ?? '', to, '192.0.2.50')).toMatchObject({
    status: 429,
    body: { message: /try again/ },
  })
  expect(await freeAt(to.startsAt)).toBe(free)
  expect((await change(links[0] ?? '', to, '192.0.2.50')).status).toBe(200)
  expect((await change(links[12] ?? '', to, '192.0.2.52')).status).toBe(200)
})

test('a form books no test ride for somebody without a licence, whatever was held before', async () => {
  const token = randomUUID()
  await hold(token)
  const sent = await send(token, { slot: { hasLicence: false } })
  expect([sent.status, sent.appointment]).toEqual([201, undefined])
  expect(await api.db.sql(`select from public.appointments where state = 'booked'`)).toEqual([])
})

test('who booked a time gets a receipt, and word of a change, also when receipts are used up', async () => {
  await setPlaces(40)
  await api.db.sql('delete from private.mails')
  const used = async () =>
    api.db.sql(`update private.charges set amount = 20 where budget = 'receipts' and payer like 'network%'`)
  const mails = async () =>
    (
      await api.db.sql<{ kind: string }>(`select kind from private.mails where kind <> 'lead' order by kind`)
    ).map(({ kind }) => kind)
  await send(randomUUID(), { slot: { outletId: 99 } })
  await used()
  await send(randomUUID(), { slot: { outletId: 99 } })
  expect(await mails()).toEqual(['receipt'])
  const { appointment } = await send(randomUUID())
  expect(await mails()).toEqual(['receipt', 'receipt'])
  const to = { outletId: 1, startsAt: at(wednesday, '10:30') }
  expect((await change(appointment?.link ?? '', to)).status).toBe(200)
  expect(await mails()).toEqual(['appointment', 'receipt', 'receipt'])
})

test('an erased person has no appointment any more: the place is free, and the link is closed', async () => {
  await api.db.sql(`delete from public.product_enquiries`)
  const token = randomUUID()
  await hold(token)
  const { appointment } = await send(token)
  expect(await freeAt(ten)).toBe(0)
  const owner = await api.staffCaller({ userId: 'erasing', role: 'owner' })
  const erased = await owner.call('POST', '/api/privacy/erasures', { body: { mobile: '9876543210' } })
  expect(erased).toMatchObject({ status: 200, body: { erased: 1 } })
  expect(await freeAt(ten)).toBe(1)
  const link = appointment?.link ?? ''
  expect((await ownAppointmentOf(link)).status).toBe(404)
  expect((await change(link, { outletId: 1, startsAt: at(wednesday, '10:30') })).status).toBe(404)
  expect((await change(link, null)).status).toBe(404)
})

test('a network books four times as often as an address', async () => {
  await setPlaces(50)
  await api.db.sql(`update private.budgets set of_address = 2, of_network = 8 where name = 'booked times'`)
  const states: (string | undefined)[] = []
  for (let time = 0; time < 10; time++)
    states.push((await send(randomUUID(), { ip: `2001:db8:1:${time}::1` })).appointment?.state)
  await api.db.sql(`update private.budgets set of_address = 60, of_network = 160 where name = 'booked times'`)
  expect(states).toEqual([...Array(8).fill('booked'), 'missed', 'missed'])
})

test('who sends again with another time has that one, once', async () => {
  const token = randomUUID()
  await hold(token)
  const { id } = await send(token)
  await hold(token, { startsAt: at(wednesday, '10:30') })
  const again = await send(token, { id, startsAt: at(wednesday, '10:30') })
  expect(again.appointment).toMatchObject({ state: 'booked', startsAt: at(wednesday, '10:30') })
  expect([await freeAt(ten), await freeAt(at(wednesday, '10:30'))]).toEqual([1, 0])
})

test('what is held back takes no place; a time that makes no sense loses no enquiry', async () => {
  const token = randomUUID()
  const robot = await send(token, { signals: 't=41000;h=1' })
  expect([robot.status, robot.appointment, await freeAt(ten)]).toEqual([201, undefined, 1])
  const odd = await send(token, { startsAt: 'soon', slot: { outletId: 'here' } })
  expect([odd.status, odd.appointment]).toEqual([201, undefined])
  const never = await send(token, { startsAt: '0000-01-01T00:00:00.000Z' })
  expect([never.status, never.appointment]).toEqual([201, undefined])
  const gone = await send(token, { slot: { outletId: 99 } })
  expect([gone.status, gone.appointment]).toEqual([201, undefined])
})

test('fewer places than booked: what is booked stays, a hold is kept, nobody more gets in', async () => {
  await setPlaces(3)
  const [one, other] = [randomUUID(), randomUUID()]
  await hold(one)
  await send(one)
  await hold(other)
  await setPlaces(1)
  expect((await send(other)).appointment?.state).toBe('booked')
  expect((await hold(randomUUID())).status).toBe(409)
  await setPlaces(3)
  expect(await freeAt(ten)).toBe(1)
})

test('a service is booked by its type, with places of its own', async () => {
  const token = randomUUID()
  await hold(token, { purpose: 'paid-service', hasLicence: false })
  const { body } = await api.caller().call('POST', '/book-service', {
    body: { name: 'Asha', contactNumber: '9876543210', serviceType: 'Paid' },
    headers: {
      'idempotency-key': randomUUID(),
      [formSignalsHeader]: 't=41000;h=0',
      [enquiryContextHeader]: writeEnquiryContext({ slot: { token, outletId: 1, startsAt: ten } }),
    },
  })
  expect((body as Accepted).appointment).toMatchObject({ state: 'booked', purpose: 'paid-service' })
  expect([await freeAt(ten), await freeAt(ten, 'paid-service')]).toEqual([1, 1])
})

test('only the link of an appointment reads, moves and cancels it', async () => {
  const token = randomUUID()
  const sent = await send(token)
  const link = sent.appointment?.link ?? ''
  expect((await ownAppointmentOf(link)).body).toEqual(sent.appointment)
  const other = await send(randomUUID(), { startsAt: at(wednesday, '10:30') })
  const mixed = `${other.id}.${link.split('.')[1]}`
  for (const wrong of ['', 'x', sent.id, `${link}x`, mixed, appointmentLink(randomUUID())])
    expect([(await ownAppointmentOf(wrong)).status, (await change(wrong, null)).status]).toEqual([404, 404])

  expect((await change(link, null)).body).toMatchObject({ state: 'cancelled' })
  expect((await change(link, null)).status).toBe(200)
  expect(await freeAt(ten)).toBe(1)
  expect((await change(link, { outletId: 1, startsAt: ten })).body).toMatchObject({ state: 'booked' })

  // After its time only the dealer decides what became of the appointment.
  await api.db.sql(
    `update public.appointments set starts_at = now() - interval '1 minute' where enquiry_id = $1`,
    [sent.id],
  )
  expect((await change(link, null)).status).toBe(409)
  expect(((await ownAppointmentOf(link)).body as VisitorAppointment).state).toBe('booked')
})

test('a link moves its appointment five times and still cancels it; a move in vain does not count', async () => {
  const sent = await send(randomUUID())
  const link = sent.appointment?.link ?? ''
  const half = at(wednesday, '10:30')
  expect((await change(link, { outletId: 2, startsAt: half })).status).toBe(409)
  const statuses: number[] = []
  for (let move = 0; move < 6; move++)
    statuses.push((await change(link, { outletId: 1, startsAt: move % 2 ? ten : half })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409])
  expect((await change(link, { outletId: 1, startsAt: ten })).body).toMatchObject({
    error: { message: expect.stringContaining('please call 1') },
  })
  expect((await change(link, null)).body).toMatchObject({ state: 'cancelled' })
})

test('whoever changes an appointment by its link gets in writing what stands now, once', async () => {
  await api.db.sql('delete from private.mails')
  const sent = await send(randomUUID())
  const link = sent.appointment?.link ?? ''
  const written = async () => {
    const rows = await api.db.sql<{ mail: DueMail }>(
      `select private.mail_json(mails) as mail from private.mails where kind = 'appointment' and sent_at is null`,
    )
    return rows.map(({ mail }) => ({
      to: mail.to,
      ...(mail.kind === 'appointment' && appointmentMail(mail.lead, { phone: '0671' }, new Date())),
    }))
  }
  expect(await written()).toEqual([])
  await change(link, { outletId: 1, startsAt: at(wednesday, '10:30') })
  await change(link, { outletId: 1, startsAt: ten })
  expect(await written()).toEqual([
    {
      to: ['a@mail.example'],
      subject: expect.stringMatching(/^Test ride on .*, 10:00 am at Outlet 1$/),
      text: expect.stringMatching(
        /^Your appointment has a new time\.[\s\S]+10:00 am at Outlet 1[\s\S]+\/appointment#/,
      ),
    },
  ])
  await api.db.sql(`update private.mails set sent_at = now() where kind = 'appointment'`)
  await change(link, null)
  await change(link, null)
  expect(await written()).toMatchObject([
    {
      subject: expect.stringMatching(/^Cancelled: Test ride on /),
      text: expect.stringContaining('Your appointment is cancelled.'),
    },
  ])
  // A mail that was on its way while staff noted how the visit went tells nobody that it was cancelled.
  await api.db.sql(`update public.appointments set state = 'done'`)
  expect(await written()).toEqual([{ to: ['a@mail.example'] }])
})

test('a time that waited in the second store is booked when it is drained, once', async () => {
  const token = randomUUID()
  await api.db.sql('alter function public.take_enquiry rename to away')
  const sent = await send(token)
  expect([sent.status, sent.appointment]).toEqual([202, undefined])
  await api.db.sql('alter function public.away rename to take_enquiry')
  await api.runScheduled()
  await api.runScheduled()
  expect((await ownAppointmentOf(appointmentLink(sent.id))).body).toMatchObject({
    state: 'booked',
    startsAt: ten,
  })
  expect(await freeAt(ten)).toBe(0)
})

test('an appointment names nobody: it stays with an erased enquiry, and goes with a deleted one', async () => {
  const sent = await send(randomUUID())
  await api.db.sql(`select private.erase_enquiry('product_enquiries', $1, 'asked')`, [sent.id])
  const [row] = await api.db.sql<{ row: string }>(
    'select to_jsonb(appointments)::text as row from public.appointments',
  )
  expect(row?.row).not.toMatch(/Asha|98765|mail\.example/)
  await api.db.sql('delete from public.product_enquiries where id = $1', [sent.id])
  expect(await api.db.sql('select id from public.appointments')).toEqual([])
})
