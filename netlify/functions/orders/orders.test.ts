import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Slots } from '#contract/appointments/slots.ts'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import { orderStepIds } from '#contract/orders/order-steps.ts'
import type { Order, OrderPage } from '#contract/orders/orders.ts'
import type { OwnOrder } from '#contract/orders/own-order.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { appointmentLink } from '#server/lib/session/appointment-link.ts'
import { orderLink } from '#server/lib/session/order-link.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, at, comingDay, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
const callers: Record<string, Caller> = {}
const by = (userId: string) => callers[userId] as Caller

beforeAll(async () => {
  api = await startTestApi()
  // Buyers are told of steps only where mails can be sent.
  process.env.MAIL_FOLDER = tmpdir()
  forgetEnv()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 1, [])
  await addOutlet(run, 2, [])
  for (const [userId, role, outletIds] of [
    ['owner', 'owner', []],
    ['sales', 'sales', []],
    ['far', 'sales', [2]],
    ['service', 'service', []],
    ['hr', 'people', []],
  ] as const)
    callers[userId] = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['public.product_enquiries', 'private.consents', 'private.mails'])
    await api.db.sql(`delete from ${table}`)
})

/** The id of a quotation of a lead, in one state. */
async function quote(leadId: string, state: string): Promise<string> {
  const id = randomUUID()
  const line = {
    id: 'ex_showroom',
    label: 'Price',
    paise: 10_000_000,
    taker: 'dealer',
    isOptional: false,
    isEstimate: false,
  }
  const sheet = {
    day: '2026-11-27',
    name: 'SP125',
    lines: [line],
    isFrom: false,
    rules: [],
    covers: [],
    gstin: '',
  }
  await api.db.sql(
    `insert into public.quotations (id, first_id, lead_id, number, version, state, outlet_id, bike_name, variant, colour,
       sheet, total_paise, discount_paise, valid_until, sent_at)
     values ($1, $1, $2, $5, 1, $3, 2, 'SP125', 'Disc', 'Red', $4, 10000000, 0, '2030-01-01', now())`,
    [id, leadId, state, JSON.stringify({ ...sheet, gst: null, loan: null }), id.slice(0, 30)],
  )
  return id
}

/** The Indian calendar day so many days from now. */
const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))

/** The id of a lead that just came; its sender gave an address unless it is said otherwise. */
async function newLead(given: object = {}): Promise<string> {
  const sent = { ...testRide(), ...given }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2)`, [sent, randomUUID()])
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [
    sent.id,
  ])
  return lead?.id ?? ''
}

const bookingOf = (leadId: string, given: object = {}) => ({
  id: randomUUID(),
  leadId,
  outletId: 1,
  bikeName: 'SP125',
  variant: 'Disc',
  colour: 'Red',
  price: '1,05,000',
  token: '5000',
  papersWanted: ['proof-of-address'],
  steps: planDays(inDays(0), inDays(9), orderStepIds),
  ...given,
})
const book = (leadId: string, given: object = {}, userId = 'sales') =>
  by(userId).call('POST', '/api/orders', { body: bookingOf(leadId, given) })
const booked = async (given: object = {}, lead: object = {}) =>
  (await book(await newLead(lead), given)).body as Order
const setStep = (id: string, body: object, userId = 'sales') =>
  by(userId).call('PATCH', `/api/orders/${id}/steps`, { body })
const done = (id: string, step: string, more: object = {}, userId = 'sales') =>
  setStep(id, { step, doneOn: inDays(0), ...more }, userId)
const listed = async (body: object = {}, userId = 'sales') =>
  (await by(userId).call('POST', '/api/orders/list', { body })).body as OrderPage
const sheet = async (leadId: string) =>
  (await by('sales').call('GET', `/api/lead/${leadId}`)).body as LeadDetails
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message

test('a lead with an open order is delivered by its order alone, which asks for number and plate', async () => {
  const leadId = await newLead()
  await book(leadId)
  const { version } = (await sheet(leadId)).lead
  const answer = await by('owner').call('PATCH', `/api/lead/${leadId}`, {
    body: { version, stage: 'delivered' },
  })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    error: { fields: { stage: expect.stringMatching(/^The order of this lead/) } },
  })
  const many = { leads: [{ id: leadId, version }], stage: 'delivered' }
  await by('owner').call('PATCH', '/api/leads', { body: many })
  expect((await sheet(leadId)).lead.stage).toBe('booked')
})

test('an order is booked from the quotation that its buyer was given, and from no other', async () => {
  const [leadId, otherLead] = [await newLead(), await newLead({ mobile: '9437000099' })]
  await quote(leadId, 'ready')
  expect((await sheet(leadId)).quotation).toBeNull()
  const given = await quote(leadId, 'sent')
  expect((await sheet(leadId)).quotation).toMatchObject({
    id: given,
    price: 100_000,
    outletId: 2,
    variant: 'Disc',
  })
  expect((await book(otherLead, { quotationId: given })).body).toMatchObject({ quotation: '' })
  expect((await book(leadId, { quotationId: given })).body).toMatchObject({ quotation: given.slice(0, 30) })
})

test('an order moves its lead to Booked, stands on its sheet, and a repeat books nothing more', async () => {
  const leadId = await newLead()
  const body = bookingOf(leadId)
  const first = await by('sales').call('POST', '/api/orders', { body })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    state: 'open',
    price: 105_000,
    token: 5000,
    bookedBy: 'sales',
    nextStep: 'vehicle-set-aside',
    isTold: true,
    isToRing: false,
  })
  expect((await by('sales').call('POST', '/api/orders', { body })).body).toEqual(first.body)
  const { lead, order, events } = await sheet(leadId)
  expect([lead.stage, lead.outletId]).toEqual(['booked', 1])
  expect(order?.steps.map(({ step }) => step)).toEqual([...orderStepIds])
  expect(events.map(({ kind, value }) => [kind, value])).toContainEqual(['order', 'booked'])
  const second = await book(leadId)
  expect([second.status, messageOf(second)]).toEqual([
    409,
    'This lead has an order already. It is shown as it stands now.',
  ])
})

test('steps that do not apply are left out at the booking, a handover never is, and no plan lies in the past', async () => {
  const leadId = await newLead()
  const withoutHandover = await book(leadId, { steps: [{ step: 'insured', plannedOn: inDays(2) }] })
  expect(withoutHandover.status).toBe(422)
  const past = await book(leadId, { steps: [{ step: 'handed-over', plannedOn: inDays(-1) }] })
  expect((past.body as { error: { fields: object } }).error.fields).toEqual({
    steps: 'Handed over: this day is over.',
  })
  expect((await book(leadId, { token: '2,00,000' })).status).toBe(422)
  const { body } = await book(leadId, {
    steps: planDays(
      inDays(0),
      inDays(5),
      orderStepIds.filter((step) => step !== 'loan-sanctioned'),
    ),
  })
  expect((body as Order).steps.map(({ step }) => step)).not.toContain('loan-sanctioned')
})

test('nobody takes a vehicle home without number and fitted plate; only the owner says why, and the trail keeps it', async () => {
  const { id, leadId } = await booked()
  const gate = await done(id, 'handed-over')
  expect(gate.status).toBe(422)
  expect(messageOf(gate)).toMatch(/without its registration number and fitted plate/)
  expect((await done(id, 'registered')).status).toBe(422)
  expect((await done(id, 'registered', { registrationNumber: 'XX 02 1' })).status).toBe(422)
  const registered = await done(id, 'registered', { registrationNumber: 'od 02-ab 1234' })
  expect((registered.body as Order).registrationNumber).toBe('OD02AB1234')
  // A number alone does not do, nor does the reason of somebody who is not the owner.
  expect((await done(id, 'handed-over', { releasedBecause: 'In a hurry' })).status).toBe(422)
  expect((await done(id, 'plate-fitted')).status).toBe(200)
  expect((await done(id, 'handed-over')).status).toBe(200)
  expect((await sheet(leadId ?? '')).lead.stage).toBe('delivered')
  // While the vehicle is with the buyer, the plate cannot be taken back.
  expect((await setStep(id, { step: 'plate-fitted', doneOn: null })).status).toBe(422)
  expect((await setStep(id, { step: 'handed-over', doneOn: null })).status).toBe(200)
  expect((await sheet(leadId ?? '')).lead.stage).toBe('booked')

  const other = await booked()
  const released = await done(
    other.id,
    'handed-over',
    { releasedBecause: 'Temporary number, other state' },
    'owner',
  )
  expect((released.body as Order).releasedBecause).toBe('Temporary number, other state')
  const trail = await api.db.sql<{ after: string }>(
    `select after from public.audit_events where subject like '%handed over%' order by created_at desc limit 1`,
  )
  expect(trail[0]?.after).toContain('Temporary number, other state')
})

test('a moved day keeps the old one and the reason, is mailed, and without a mail staff are told to ring', async () => {
  const order = await booked()
  const plan = (id: string, days: number, more: object = { because: 'rto' }) =>
    setStep(id, { step: 'registered', plannedOn: inDays(days), ...more })
  expect((await plan(order.id, 12, {})).status).toBe(422)
  await api.db.sql('delete from private.mails')
  const moved = (await plan(order.id, 12)).body as Order
  expect(moved.steps.find(({ step }) => step === 'registered')).toMatchObject({
    plannedOn: inDays(12),
    moves: [{ to: inDays(12), because: 'rto', by: 'sales' }],
  })
  expect(moved.isToRing).toBe(false)
  expect(await api.db.sql('select kind, sent_at from private.mails')).toEqual([
    { kind: 'order', sent_at: null },
  ])

  const unmailed = await booked({}, { email: '' })
  expect(((await plan(unmailed.id, 12)).body as Order).isToRing).toBe(true)
  expect(
    await api.db.sql(`select from private.mails where lead_id = $1 and kind = 'order'`, [unmailed.leadId]),
  ).toEqual([])
  await by('sales').call('POST', `/api/lead/${unmailed.leadId}/touches`, {
    body: { id: randomUUID(), kind: 'call' },
  })
  expect((await sheet(unmailed.leadId ?? '')).order?.isToRing).toBe(false)
})

test('days to come and days before the booking are refused, and the booking itself stands', async () => {
  const { id } = await booked()
  expect((await setStep(id, { step: 'insured', doneOn: inDays(1) })).status).toBe(422)
  expect((await setStep(id, { step: 'insured', doneOn: inDays(-1) })).status).toBe(422)
  expect((await setStep(id, { step: 'booked', doneOn: null })).status).toBe(422)
})

test('two people at once: other steps are kept, the same one is a conflict that says who changed it', async () => {
  const { id } = await booked()
  const seen = { doneOn: null }
  expect((await done(id, 'insured', { seen }, 'owner')).status).toBe(200)
  expect((await done(id, 'invoiced', { seen })).status).toBe(200)
  // The same again arrives once: nothing is in dispute, nothing is added.
  const before = (await listed()).data[0]?.version
  expect((await done(id, 'invoiced', { seen })).status).toBe(200)
  expect((await listed()).data[0]?.version).toBe(before)
  const clash = await setStep(id, { step: 'insured', doneOn: null, seen: { doneOn: inDays(-3) } })
  expect(clash.status).toBe(409)
  expect(messageOf(clash)).toMatch(/^owner changed Insured, done: .+; you wanted not done\.$/)
  // Whoever moves the day of a step that is done has not seen that: the buyer is told no other day of it.
  const moved = await setStep(id, { step: 'insured', plannedOn: inDays(9), because: 'insurance', seen: {} })
  expect([moved.status, messageOf(moved)]).toEqual([409, messageOf(clash)])
  const price = await by('sales').call('PATCH', `/api/orders/${id}`, {
    body: { price: '1,04,000', seen: { price: 105_000 } },
  })
  expect((price.body as Order).price).toBe(104_000)
  const late = await by('owner').call('PATCH', `/api/orders/${id}`, {
    body: { price: '1,03,000', seen: { price: 105_000 } },
  })
  expect(messageOf(late)).toMatch(/^sales changed the price: ₹1,04,000, .+; you wanted ₹1,03,000\.$/)
})

test('a cancelled order is coded: a lost sale is lost, a wrong entry goes back to where it stood', async () => {
  const first = await booked()
  const cancel = (order: Order, because: string, version = order.version) =>
    by('sales').call('POST', `/api/orders/${order.id}/cancel`, { body: { version, because } })
  expect((await cancel(first, 'entered-wrongly', 0)).status).toBe(409)
  expect((await cancel(first, 'entered-wrongly')).body).toMatchObject({ state: 'cancelled', nextStep: null })
  expect((await sheet(first.leadId ?? '')).lead.stage).toBe('new')
  // A lead whose order was cancelled takes another one.
  const second = (await book(first.leadId ?? '')).body as Order
  expect((await cancel(second, 'loan-refused')).status).toBe(200)
  expect((await sheet(first.leadId ?? '')).lead).toMatchObject({
    stage: 'lost',
    lostReason: 'finance',
  })
  expect((await done(second.id, 'insured')).status).toBe(409)
  expect((await book(first.leadId ?? '')).status).toBe(409)
})

test('the list begins with what is late; service sees what to make ready and not whose, and writes nothing', async () => {
  const soon = await booked()
  const late = await booked()
  await api.db.sql(`update public.order_steps set planned_on = $1 where order_id = $2 and done_on is null`, [
    inDays(-2),
    late.id,
  ])
  await api.db.sql(`update public.orders set next_on = $1, lender = 'Bank' where id = $2`, [
    inDays(-2),
    late.id,
  ])
  const all = await listed()
  expect(all.data.map(({ id, lender }) => [id, lender])).toEqual([
    [late.id, 'Bank'],
    [soon.id, soon.lender],
  ])
  expect(all.counts).toEqual({ late: 1, week: 2, open: 2 })
  expect((await listed({ shown: 'late' })).data.map(({ id }) => id)).toEqual([late.id])
  expect((await listed({ outlet: 2 })).data).toEqual([])
  const seen = (await listed({}, 'service')).data[0]
  expect(seen).toMatchObject({
    id: late.id,
    model: expect.any(String),
    leadId: null,
    name: '',
    mobile: '',
    lender: '',
  })
  expect((await done(late.id, 'ready', {}, 'service')).status).toBe(403)
  expect((await book(await newLead(), {}, 'service')).status).toBe(403)
  expect((await by('hr').call('POST', '/api/orders/list', { body: {} })).status).toBe(403)
})

test('an order is found by name, number, model and registration number, late ones and counts with it; never by who sees no name', async () => {
  const asha = await booked({}, { name: 'Asha Behera' })
  await booked({}, { name: 'Bijaya Sahu' })
  await api.db.sql(
    `update public.orders set registration_number = 'OD02AB1234', next_on = $1 where id = $2`,
    [inDays(-2), asha.id],
  )
  for (const q of ['behera asha', 'BEHERA', 'od 02 ab 1234']) {
    const found = await listed({ q })
    expect([q, found.data.map(({ id }) => id), found.counts]).toEqual([
      q,
      [asha.id],
      { late: 1, week: 1, open: 1 },
    ])
  }
  expect((await listed({ q: asha.mobile })).data).toHaveLength(2)
  expect((await listed({ q: 'sahu', shown: 'late' })).counts).toEqual({ late: 0, week: 1, open: 1 })
  expect((await listed({ q: 'Zilpha' })).data).toEqual([])
  expect((await listed({ q: 'behera' }, 'service')).data).toEqual([])
})

test('an account of one outlet neither sees, books nor changes orders of another', async () => {
  const here = await booked()
  expect((await listed({}, 'far')).data).toEqual([])
  expect((await done(here.id, 'insured', {}, 'far')).status).toBe(404)
  expect((await book(await newLead(), {}, 'far')).status).toBe(422)
  const there = await book(await newLead(), { outletId: 2 }, 'far')
  expect(there.status).toBe(201)
  expect((await listed({}, 'far')).data.map(({ outletId }) => outletId)).toEqual([2])
  const away = await by('far').call('PATCH', `/api/orders/${(there.body as Order).id}`, {
    body: { outletId: 1 },
  })
  expect(away.status).toBe(422)
})

test('the link opens the order to its buyer, with what to bring and the moved day, and no other link does', async () => {
  const { id, leadId } = await booked()
  await setStep(id, { step: 'registered', plannedOn: inDays(12), because: 'rto' })
  const read = (link: string) => api.caller().call('POST', '/api/order', { body: { link } })
  const own = (await read(orderLink(id))).body as OwnOrder
  expect(own).toMatchObject({ state: 'open', papers: ['proof-of-address'], outlet: { phone: '1' } })
  expect(own.steps.find(({ step }) => step === 'registered')?.moved).toMatchObject({ because: 'rto' })
  expect(JSON.stringify(own)).not.toMatch(/Asha|9876543210|105000|5000/)
  await by('sales').call('PATCH', `/api/orders/${id}`, { body: { papersSeen: ['proof-of-address'] } })
  expect(((await read(orderLink(id))).body as OwnOrder).papers).toEqual([])
  for (const link of ['', 'x', id, `${orderLink(id)}x`, appointmentLink(id), orderLink(randomUUID())])
    expect((await read(link)).status, link).toBe(404)
  await api.db.sql('update public.leads set is_erased = true where id = $1', [leadId])
  expect((await read(orderLink(id))).status).toBe(404)
})

test('the copy of a person has the order; erasing takes number and lender out and cancels what is open', async () => {
  const { id } = await booked({ lender: 'Barabati Bank' }, { name: 'Zilpha', mobile: '9123456789' })
  await done(id, 'registered', { registrationNumber: 'OD02AB7777' })
  const person = { mobile: '9123456789' }
  const file = await by('owner').call('POST', '/api/privacy/person', { body: person })
  expect(JSON.stringify(file.body)).toMatch(/OD02AB7777.*|Barabati Bank/)
  expect(file.body).toMatchObject([
    { work: { orders: [{ price: 105_000, registrationNumber: 'OD02AB7777' }] } },
  ])
  expect((await by('owner').call('POST', '/api/privacy/erasures', { body: person })).body).toEqual({
    erased: 1,
  })
  expect(
    await api.db.sql(
      'select state, lender, registration_number, cancelled_because, next_on from public.orders where id = $1',
      [id],
    ),
  ).toEqual([
    { state: 'cancelled', lender: '', registration_number: '', cancelled_because: 'erased', next_on: null },
  ])
  expect(
    await api.db.sql(`select from public.audit_events where audit_events::text ~ 'OD02AB7777|Barabati'`),
  ).toEqual([])
})

test('a delivery is booked within its places on days with their marks, and goes with the order', async () => {
  const day = comingDay(3)
  const plan = { purpose: 'delivery', days: [3], opens: '11:00', closes: '12:00', minutes: 60, places: 1 }
  await api.db.sql(`update public.appointment_plans set rules = $1 where outlet_id = 1`, [[plan]])
  await api.db.sql(`insert into public.marked_days (day, words) values ($1, 'Akshaya Tritiya')`, [day])
  const slots = async (purpose: string) =>
    (await api.caller().call('GET', `/api/slots?purpose=${purpose}&outlet=1&from=${day}`)).body as Slots
  const { slots: free, marks } = await slots('delivery')
  expect(free[0]).toMatchObject({ startsAt: at(day, '11:00'), free: 1 })
  expect(marks).toEqual([{ day, words: 'Akshaya Tritiya' }])
  expect((await slots('test-ride')).marks ?? []).toEqual([])

  const order = await booked()
  const deliver = (leadId: string | null, mobile = '9876543210') =>
    by('sales').call('POST', '/api/appointments', {
      body: {
        id: randomUUID(),
        leadId,
        mobile,
        name: '',
        model: 'SP125',
        purpose: 'delivery',
        outletId: 1,
        startsAt: at(day, '11:00'),
        hasLicence: false,
      },
    })
  expect((await deliver(order.leadId)).status).toBe(201)
  const own = async () =>
    (await api.caller().call('POST', '/api/order', { body: { link: orderLink(order.id) } })).body as OwnOrder
  expect((await own()).deliveryAt).toBe(at(day, '11:00'))
  // The one place is taken; the stage of the lead stays that of its order.
  const other = await booked({}, { mobile: '9437000098' })
  expect((await deliver(other.leadId, '9437000098')).status).toBe(409)
  expect((await sheet(order.leadId ?? '')).lead.stage).toBe('booked')
  await by('sales').call('POST', `/api/orders/${order.id}/cancel`, {
    body: { version: order.version, because: 'other-model' },
  })
  expect((await own()).deliveryAt).toBeNull()
  expect((await deliver(other.leadId, '9437000098')).status).toBe(201)
  await api.db.sql('delete from public.marked_days')
  await api.db.sql(`update public.appointment_plans set rules = '[]'`)
})

test('steps that waited without a line are merged with what others did meanwhile, each once', async () => {
  const { id, leadId } = await booked()
  // Seen before the line went down; meanwhile the owner did one of the same and moved another.
  const waited = [
    { step: 'invoiced', doneOn: inDays(0), seen: { doneOn: null } },
    { step: 'insured', doneOn: inDays(0), seen: { doneOn: null } },
  ]
  await done(id, 'insured', { seen: { doneOn: null } }, 'owner')
  await setStep(id, { step: 'invoiced', plannedOn: inDays(8), because: 'maker', seen: {} }, 'owner')
  for (const body of [...waited, ...waited]) expect((await setStep(id, body)).status).toBe(200)
  const { order, events } = await sheet(leadId ?? '')
  const stepOf = (wanted: string) => order?.steps.find(({ step }) => step === wanted)
  expect(stepOf('insured')).toMatchObject({ doneOn: inDays(0), doneBy: 'owner' })
  expect(stepOf('invoiced')).toMatchObject({ doneOn: inDays(0), doneBy: 'sales', plannedOn: inDays(8) })
  const told = events.filter(({ kind, words }) => kind === 'order' && words.startsWith('done'))
  expect(told.map(({ value }) => value).sort()).toEqual(['insured', 'invoiced'])
})

test('retention forgets no buyer whose order is open', async () => {
  const { leadId } = await booked()
  await api.db.sql(`update public.leads set created_at = now() - interval '3 years' where id = $1`, [leadId])
  await api.db.sql(
    `insert into public.retention_rules (enquiry_table, days) values ('product_enquiries', 30)`,
  )
  await api.db.sql('select private.erase_due()')
  expect(await api.db.sql('select is_erased from public.leads where id = $1', [leadId])).toEqual([
    { is_erased: false },
  ])
  await api.db.sql(`delete from public.retention_rules where enquiry_table = 'product_enquiries'`)
})

test('the steps of the database are those of the contract', async () => {
  const [known] = await api.db.sql<{ steps: string[] }>('select private.order_step_ids() as steps')
  expect(known?.steps).toEqual([...orderStepIds])
})
