import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderStepIds } from '#contract/orders/order-steps.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { OwnOrder } from '#contract/orders/own-order.ts'
import { refundCaseIds } from '#contract/payments/payment-lists.ts'
import type { PaymentSettingsRecord } from '#contract/payments/payment-settings.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import { returnedPaise } from '#domain/payments/refund-table.ts'
import { orderLink } from '#server/lib/session/order-link.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
const callers: Record<string, Caller> = {}
const by = (userId: string) => callers[userId] as Caller
const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))

const lines = [
  { when: 'days', days: 3, keptPercent: 0 },
  { when: 'not-available', days: 0, keptPercent: 0 },
  { when: 'after-registered', days: 0, keptPercent: 100 },
  { when: 'otherwise', days: 0, keptPercent: 10 },
]

beforeAll(async () => {
  api = await startTestApi()
  const run = async (query: string, params?: unknown[]) => ({ rows: await api.db.sql(query, params) })
  await addOutlet(run, 1, [])
  await addOutlet(run, 2, [])
  await api.db.sql(`update public.dealership set gstin = '21AAAAA0000A1ZP'`)
  for (const [userId, role, outletIds] of [
    ['owner', 'owner', []],
    ['manager', 'manager', []],
    ['sales', 'sales', []],
    ['far', 'sales', [2]],
    ['service', 'service', []],
  ] as const)
    callers[userId] = await api.staffCaller({ userId, name: userId, role, outletIds: [...outletIds] })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('truncate public.payments, private.paper_numbers cascade')
  for (const table of ['public.product_enquiries', 'private.mails']) await api.db.sql(`delete from ${table}`)
  await api.db.sql(
    `update public.payment_settings set upi_id = 'showroom@bank', payee = 'Sample Motors', token_paise = 500000,
       cap_paise = 1000000, refund_lines = $1`,
    [JSON.stringify(lines)],
  )
})

async function booked(lead: object = {}, given: object = {}): Promise<Order> {
  const sent = { ...testRide(), ...lead }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2)`, [sent, randomUUID()])
  const [row] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [
    sent.id,
  ])
  const body = {
    id: randomUUID(),
    leadId: row?.id,
    outletId: 1,
    bikeName: 'SP125',
    colour: 'Red',
    price: '1,05,000',
    token: '5000',
    steps: planDays(inDays(0), inDays(9), orderStepIds),
    ...given,
  }
  return (await by('sales').call('POST', '/api/orders', { body })).body as Order
}

const paid = (given: object = {}) => ({
  id: randomUUID(),
  amount: '5,000',
  way: 'upi',
  reference: '',
  paidOn: inDays(0),
  seen: 0,
  ...given,
})
const receive = (order: { id: string }, given: object = {}, userId = 'sales') =>
  by(userId).call('POST', `/api/orders/${order.id}/payments`, { body: paid(given) })
const received = async (order: { id: string }, given: object = {}) =>
  (await receive(order, given)).body as Order
const cancel = (order: Order, refund: object, because = 'changed-mind', userId = 'sales') =>
  by(userId).call('POST', `/api/orders/${order.id}/cancel`, {
    body: { version: order.version, because, refund },
  })
const own = async (order: { id: string }) =>
  (await api.caller().call('POST', '/api/order', { body: { link: orderLink(order.id) } })).body as OwnOrder
const fieldsOf = ({ body }: { body: unknown }) => (body as { error: { fields: object } }).error.fields
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message

/** A payment that came through a link and waits, as the provider's calls leave it. */
async function waiting(order: { id: string }, cameAs: string, paise = 500_000): Promise<string> {
  const id = randomUUID()
  await api.db.sql(
    `insert into public.payments (id, order_id, state, came_as, paise, way, reference, paid_on, goods, refund_lines)
     values ($1::uuid, $2, 'waiting', $3, $4, 'link', $1::uuid::text, private.indian_day(now()), 'SP125', '[]')`,
    [id, order.id, cameAs, paise],
  )
  return id
}

test('nothing is asked for or taken before the owner says what is returned', async () => {
  await api.db.sql(`update public.payment_settings set refund_lines = '[]'`)
  const order = await booked()
  expect(order).toMatchObject({ token: 5000, cap: 0, payments: [] })
  expect((await own(order)).token).toEqual({ waiting: 0, asked: null })
  const refused = await receive(order)
  expect([refused.status, messageOf(refused)]).toEqual([
    409,
    'Nothing is taken ahead before the owner has said what is returned.',
  ])
})

test('the owner alone says what holds, over what stood at the moment they saw', async () => {
  const read = (await by('owner').call('GET', '/api/paymentSettings')).body as PaymentSettingsRecord
  expect(read.facts).toMatchObject({ upiId: 'showroom@bank', token: 5000, cap: 10_000 })
  const save = (facts: object, userId = 'owner', expected = read.at) =>
    by(userId).call('PATCH', '/api/paymentSettings', {
      body: { expected, facts: { ...read.facts, ...facts } },
    })
  expect(fieldsOf(await save({ token: 20_000 }))).toEqual({
    'facts.token': 'This is more than the most.',
  })
  expect(fieldsOf(await save({ payee: '' }))).toEqual({
    'facts.payee': 'Please enter the name that the bank shows.',
  })
  expect((await save({ cap: 9000 }, 'manager')).status).toBe(403)
  expect((await save({ cap: 9000 })).status).toBe(200)
  expect((await save({ cap: 8000 })).status).toBe(409)
})

test('the buyer sees what is asked for and returned, then the voucher; staff see who took it', async () => {
  const order = await booked({ name: 'Bijaya' })
  expect((await own(order)).token.asked).toEqual({
    amount: 5000,
    reference: order.reference,
    upiId: 'showroom@bank',
    payee: 'Sample Motors',
    refundLines: lines,
    isOnline: false,
    begunAt: null,
  })
  const body = paid({ reference: 'UTR 1' })
  const first = await by('sales').call('POST', `/api/orders/${order.id}/payments`, { body })
  expect(first.status).toBe(200)
  const [payment] = (first.body as Order).payments
  expect(payment).toMatchObject({
    amount: 5000,
    way: 'upi',
    reference: 'UTR 1',
    receivedBy: 'sales',
    number: expect.stringMatching(/^RV\/\d\d-\d\d\/0001$/),
    gstin: '21AAAAA0000A1ZP',
    goods: 'SP125, Red',
    refund: null,
  })
  // A repeat notes nothing more.
  const again = await by('sales').call('POST', `/api/orders/${order.id}/payments`, { body })
  expect(again.body).toEqual(first.body)
  const page = await own(order)
  expect(page.token.asked).toBeNull()
  expect(page).toMatchObject({
    name: 'Bijaya',
    vouchers: [{ number: payment?.number, amount: 5000, reference: 'UTR 1', refund: null }],
  })
  const [mail] = await api.db.sql(`select from private.mails where kind = 'order'`)
  expect(mail).toBeTruthy()
  const trail = await api.db.sql<{ after: string }>(
    `select after from public.audit_events where subject like '%order, token' order by created_at desc limit 1`,
  )
  expect(trail).toEqual([{ after: `₹5,000 received, ${payment?.number}` }])
})

test('an amount above the cap, a day to come and a reference that is used are refused with a sentence', async () => {
  const [order, other] = [await booked(), await booked({ mobile: '9437000077' })]
  expect(fieldsOf(await receive(order, { amount: '10,001' }))).toEqual({
    amount: 'With this more than ₹10,000 would be taken ahead on one order.',
  })
  expect(fieldsOf(await receive(order, { paidOn: inDays(1) }))).toEqual({
    paidOn: 'This day is still to come.',
  })
  expect((await receive(order, { paidOn: inDays(-70) })).status).toBe(422)
  expect((await receive(other, { reference: 'utr9' })).status).toBe(200)
  expect(fieldsOf(await receive(order, { reference: 'UTR9' }))).toEqual({
    reference: 'Another payment has this reference.',
  })
  // Another way counts its references by itself.
  expect((await receive(order, { reference: 'UTR9', way: 'card' })).status).toBe(200)
})

test('₹2,00,000 in cash for one sale is refused in words, whatever went back of it; by another way it is taken', async () => {
  await api.db.sql('update public.payment_settings set cap_paise = 40000000')
  const order = await booked({}, { price: '4,50,000' })
  expect(fieldsOf(await receive(order, { amount: '2,00,000', way: 'cash' }))).toEqual({
    way: 'With this ₹2,00,000 or more would be taken in cash for one sale, which section 269ST of the Income-tax Act forbids.',
  })
  const some = await received(order, { amount: '1,99,999', way: 'cash' })
  const [payment] = some.payments
  const body = { id: randomUUID(), paymentId: payment?.id, seen: 0, amount: 100_000, because: 'Wish' }
  expect((await by('owner').call('POST', `/api/orders/${order.id}/refunds`, { body })).status).toBe(200)
  expect((await receive(order, { amount: '1', way: 'cash', seen: 99_999 })).status).toBe(422)
  expect((await receive(order, { amount: '1', way: 'card', seen: 99_999 })).status).toBe(200)
})

test('of two who note the same money at once the second is told what stands there', async () => {
  const order = await booked()
  await receive(order, {}, 'owner')
  const second = await receive(order)
  expect([second.status, messageOf(second)]).toEqual([
    409,
    'owner changed what was received: ₹5,000 stands there now. You wanted to add ₹5,000.',
  ])
  expect((await received(order, { seen: 5000, amount: '1,000' })).payments).toHaveLength(2)
})

test('cancelling returns what the table says, and staff press over the amount that they saw', async () => {
  await receive(await booked({ mobile: '9437000078' }))
  const order = await received(await booked())
  await api.db.sql(`update public.payments set paid_on = paid_on - 4 where order_id = $1`, [order.id])
  const stale = await cancel(order, { seen: 5000 })
  expect([stale.status, messageOf(stale)]).toEqual([
    409,
    'The refund table returns another amount by now. It is shown as it stands.',
  ])
  const back = { seen: 4500, way: 'bank-transfer', reference: 'UTR-BACK' }
  const done = (await cancel(order, back)).body as Order
  expect(done.state).toBe('cancelled')
  expect(done.payments[0]?.refund).toMatchObject({
    amount: 4500,
    byTable: 4500,
    because: '',
    way: 'bank-transfer',
    reference: 'UTR-BACK',
    madeBy: 'sales',
    number: expect.stringMatching(/^RF\/\d\d-\d\d\/0001$/),
  })
  expect((await own(order)).vouchers[0]?.refund).toMatchObject({ amount: 4500, reference: 'UTR-BACK' })
  expect((await receive(order, { seen: 500 })).status).toBe(409)
  // The buyer loses nothing for a vehicle that the dealer could not get.
  const failed = await received(await booked({ mobile: '9437000079' }))
  await api.db.sql(`update public.payments set paid_on = paid_on - 4 where order_id = $1`, [failed.id])
  expect((await cancel(failed, { seen: 5000 }, 'not-available')).status).toBe(200)
})

test('another amount goes back only by a manager or the owner, with a reason, and never more than was paid', async () => {
  const order = await received(await booked())
  expect((await cancel(order, { seen: 5000, amount: 4000, because: 'Damage' })).status).toBe(403)
  expect(fieldsOf(await cancel(order, { seen: 5000, amount: 4000 }, 'changed-mind', 'manager'))).toEqual({
    because: 'Please say why another amount goes back.',
  })
  expect(
    fieldsOf(await cancel(order, { seen: 5000, amount: 5001, because: 'Sorry' }, 'changed-mind', 'owner')),
  ).toEqual({ amount: 'This is more than was paid.' })
  expect((await own(order)).state).toBe('open')
  const done = await cancel(order, { seen: 5000, amount: 4000, because: 'Damage' }, 'changed-mind', 'manager')
  expect((done.body as Order).payments[0]?.refund).toMatchObject({
    amount: 4000,
    byTable: 5000,
    because: 'Damage',
  })
})

test('of several payments another amount goes to the oldest first, each with a voucher of its own', async () => {
  const order = await booked()
  await receive(order)
  const both = await received(order, { amount: '2,000', seen: 5000 })
  const done = (await cancel(both, { seen: 7000, amount: 6000, because: 'Agreed' }, 'changed-mind', 'owner'))
    .body as Order
  expect(done.payments.map(({ refund }) => refund?.amount)).toEqual([5000, 1000])
  expect(done.payments.map(({ refund }) => refund?.number.slice(-4))).toEqual(['0001', '0002'])
})

test('money that came otherwise waits for a person, and goes back in full where nobody asked for it', async () => {
  const order = await booked()
  const more = await waiting(order, 'more')
  expect((await own(order)).token).toEqual({ waiting: 5000, asked: null })
  const accept = () =>
    by('sales').call('PATCH', `/api/orders/${order.id}/payments`, { body: { paymentId: more } })
  const taken = (await accept()).body as Order
  expect(taken.payments).toMatchObject([{ state: 'received', number: expect.stringMatching(/0001$/) }])
  expect((await accept()).body).toEqual(taken)
  const body = { id: randomUUID(), paymentId: more, seen: 5000 }
  const refund = () => by('sales').call('POST', `/api/orders/${order.id}/refunds`, { body })
  const back = (await refund()).body as Order
  // Nothing else said, it goes back as it came.
  expect(back.payments[0]?.refund).toMatchObject({ amount: 5000, byTable: 5000, way: 'link' })
  expect((await refund()).body).toEqual(back)
  const twice = await by('owner').call('POST', `/api/orders/${order.id}/refunds`, {
    body: { ...body, id: randomUUID() },
  })
  expect(twice.status).toBe(409)
  // Of what was asked for, nothing goes back while the order stands, unless somebody may say why.
  const asked = (await received(order)).payments[1]
  const some = { id: randomUUID(), paymentId: asked?.id, seen: 0, amount: 500, because: 'Dearer than told' }
  const give = (userId: string, given: object = {}) =>
    by(userId).call('POST', `/api/orders/${order.id}/refunds`, { body: { ...some, ...given } })
  expect((await give('sales')).status).toBe(403)
  expect((await give('owner', { amount: 0 })).status).toBe(422)
  expect((await give('owner')).status).toBe(200)
})

test('who sells nothing sees no payment, and an account of another outlet none of the order', async () => {
  const order = await received(await booked())
  const list = (await by('service').call('POST', '/api/orders/list', { body: {} })).body as { data: Order[] }
  expect(list.data).toMatchObject([{ id: order.id, payments: [], cap: 0 }])
  expect((await receive(order, { seen: 5000 }, 'service')).status).toBe(403)
  expect((await receive(order, { seen: 5000 }, 'far')).status).toBe(404)
  const [payment] = order.payments
  const refund = { id: randomUUID(), paymentId: payment?.id, seen: 0 }
  expect((await by('far').call('POST', `/api/orders/${order.id}/refunds`, { body: refund })).status).toBe(404)
  const accept = { paymentId: payment?.id }
  expect((await by('far').call('PATCH', `/api/orders/${order.id}/payments`, { body: accept })).status).toBe(
    404,
  )
})

test('erasing leaves number, day and amount of a voucher, and nothing that leads to the person', async () => {
  const person = { mobile: '9123450000' }
  const order = await received(await booked({ ...person, name: 'Zilpha' }), { reference: 'UTR-ZILPHA' })
  expect((await cancel(order, { seen: 5000, reference: 'BACK-ZILPHA' })).status).toBe(200)
  const file = await by('owner').call('POST', '/api/privacy/person', { body: person })
  const returned = { returned: 5000, returnedReference: 'BACK-ZILPHA' }
  expect(file.body).toMatchObject([
    { work: { orders: [{ payments: [{ amount: 5000, reference: 'UTR-ZILPHA', ...returned }] }] } },
  ])
  await by('owner').call('POST', '/api/privacy/erasures', { body: person })
  expect(
    await api.db.sql(`select number, paise::int, reference from public.payments where order_id = $1`, [
      order.id,
    ]),
  ).toEqual([{ number: order.payments[0]?.number, paise: 500_000, reference: '' }])
  expect(await api.db.sql(`select paise::int, reference from public.refunds`)).toEqual([
    { paise: 500_000, reference: '' },
  ])
  expect(
    await api.db.sql(`select from public.audit_events where audit_events::text ~ 'ZILPHA|Zilpha'`),
  ).toEqual([])
})

test('the database returns what the domain works out, for every case and amount, and never more than was paid', async () => {
  const order = await booked()
  const paidOn = inDays(-5)
  const line = fc.record({
    when: fc.constantFrom(...refundCaseIds),
    days: fc.nat(12),
    keptPercent: fc.nat(100),
  })
  const payment = fc.record({
    paise: fc.integer({ min: 1, max: 9_999_999 }),
    cameAs: fc.constantFrom('' as const, 'amount' as const, 'more' as const, 'cancelled' as const),
    refundLines: fc.array(line, { maxLength: 4 }),
    because: fc.constantFrom('not-available', 'changed-mind'),
  })
  const cases = fc.sample(payment, { numRuns: 300, seed: 66_2017 })
  for (const isRegistered of [false, true]) {
    if (isRegistered)
      await by('sales').call('PATCH', `/api/orders/${order.id}/steps`, {
        body: { step: 'registered', doneOn: inDays(0), registrationNumber: 'OD02AB1234' },
      })
    const [row] = await api.db.sql<{ returned: number[] }>(
      `select array_agg(private.returned_paise(jsonb_populate_record(null::public.payments, one || $2), one ->> 'because',
         private.indian_day(now()))::int order by place) as returned
       from jsonb_array_elements($1::jsonb) with ordinality as given (one, place)`,
      [
        JSON.stringify(
          cases.map(({ paise, cameAs, refundLines, because }) => ({
            paise,
            because,
            came_as: cameAs,
            refund_lines: refundLines,
          })),
        ),
        { order_id: order.id, paid_on: paidOn },
      ],
    )
    const worked = cases.map((one) =>
      returnedPaise(
        { ...one, paidOn },
        { isSetAside: false, isRegistered, because: one.because, today: inDays(0) },
      ),
    )
    expect(row?.returned).toEqual(worked)
    for (const [at, { paise }] of cases.entries()) {
      expect(worked[at]).toBeGreaterThanOrEqual(0)
      expect(worked[at]).toBeLessThanOrEqual(paise)
    }
  }
})
