import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnOrder } from '#contract/orders/own-order.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { orderLink } from '#server/lib/session/order-link.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { type TillPayment, tillCall, tillLinkJson } from '#server/local/till/till-call.ts'
import {
  forgetPaymentOutages,
  pullPayments,
  storeKeptPayment,
} from '#server/services/payments/link-payments.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

const secret = 'webhook-secret'
const lines = JSON.stringify([{ when: 'otherwise', days: 0, keptPercent: 10 }])

/** What the provider has: its links with their payments; while it is away it answers nothing of use. */
const links = new Map<string, TillPayment[]>()
let isAway = false
const provider = createServer((request, response) => {
  if (isAway) return response.writeHead(500).end('{}')
  if (request.method === 'POST') {
    const id = `plink_${links.size + 1}`
    links.set(id, [])
    return response.end(JSON.stringify({ id, short_url: `https://pay.example/${id}` }))
  }
  const id = request.url?.split('/').at(-1) ?? ''
  response.end(JSON.stringify(tillLinkJson(id, links.get(id) ?? [])))
})

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  Object.assign(process.env, {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: secret,
    RAZORPAY_URL: `http://localhost:${await listenOnFreePort(provider)}`,
  })
  forgetEnv()
  await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), 1, [])
})
afterAll(async () => {
  provider.close()
  await api.close()
})
beforeEach(async () => {
  links.clear()
  isAway = false
  forgetPaymentOutages()
  await api.db.sql(
    'truncate public.payments, private.payment_links, private.payment_calls, private.paper_numbers cascade',
  )
  await api.db.sql('delete from public.product_enquiries')
  await api.db.sql(
    'update public.payment_settings set token_paise = 500000, cap_paise = 1000000, refund_lines = $1',
    [lines],
  )
})

/** An open order of ₹1,05,000 with a token of ₹5,000, and its link. */
async function asked(): Promise<{ id: string; link: string }> {
  const sent = testRide()
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2)`, [sent, randomUUID()])
  const id = randomUUID()
  await api.db.sql(
    `insert into public.orders (id, lead_id, outlet_id, bike_name, price_paise, token_paise, next_step, next_on)
     select $1, id, 1, 'SP125', 10500000, 500000, 'booked', current_date from public.leads where enquiry_id = $2`,
    [id, sent.id],
  )
  await api.db.sql(
    `insert into public.order_steps (order_id, step, planned_on) values ($1, 'booked', current_date)`,
    [id],
  )
  return { id, link: orderLink(id) }
}
const begin = (link: string) => api.caller().call('POST', '/api/order/payment', { body: { link } })
const own = async (link: string) =>
  (await api.caller().call('POST', '/api/order', { body: { link } })).body as OwnOrder
const lastLink = () => [...links.keys()].at(-1) ?? ''
function pay(linkId: string, amount = 500_000): TillPayment {
  const payment = { id: `pay_${randomUUID().slice(0, 12)}`, amount, at: new Date() }
  links.get(linkId)?.push(payment)
  return payment
}
function tell(linkId: string, payment: TillPayment, key = secret) {
  const { path, headers, body } = tillCall(key, linkId, payment)
  return api.caller().call('POST', path, { headers, body })
}
const stored = () =>
  api.db.sql<{ state: string; came_as: string; paise: number }>(
    'select state, came_as, paise::int from public.payments order by came_at, id',
  )

test('the browser that comes back decides nothing; the signed call does, once, and the voucher follows', async () => {
  const { link } = await asked()
  expect((await begin(link)).body).toEqual({ url: 'https://pay.example/plink_1' })
  // Who presses twice, or comes back, is sent to the same link.
  expect((await begin(link)).body).toEqual({ url: 'https://pay.example/plink_1' })
  expect((await own(link)).token.asked).toMatchObject({ isOnline: true, begunAt: expect.any(String) })
  const payment = pay(lastLink())
  expect((await own(link)).vouchers).toEqual([])
  expect((await tell(lastLink(), payment)).body).toEqual({ outcome: 'received' })
  expect((await tell(lastLink(), payment)).body).toEqual({ outcome: 'repeated' })
  const page = await own(link)
  expect(page.token.asked).toBeNull()
  expect(page.vouchers).toMatchObject([{ amount: 5000, way: 'link', reference: payment.id }])
  expect(await api.db.sql('select from private.payment_calls')).toHaveLength(1)
  expect((await begin(link)).status).toBe(409)
})

test('a wrong signature is counted and stores nothing, and without the provider its addresses are not there', async () => {
  const { link } = await asked()
  await begin(link)
  expect((await tell(lastLink(), pay(lastLink()), 'another-secret')).status).toBe(401)
  expect(await stored()).toEqual([])
  const owner = await api.staffCaller({ userId: 'boss', name: 'Boss', role: 'owner' })
  expect((await owner.call('GET', '/api/paymentSettings')).body).toMatchObject({ wrongToday: 1 })
  expect((await begin('x')).status).toBe(404)
})

test('a lost call is found by the pull, and what the call told is not taken twice', async () => {
  const { link } = await asked()
  await begin(link)
  const payment = pay(lastLink())
  expect(await pullPayments()).toEqual({ asked: 1, taken: 1 })
  expect(await pullPayments()).toEqual({ asked: 1, taken: 0 })
  expect((await tell(lastLink(), payment)).body).toEqual({ outcome: 'repeated' })
  expect(await stored()).toEqual([{ state: 'received', came_as: '', paise: 500_000 }])
})

test('another amount, a second payment and one after the cancelling wait for a person; the buyer is told', async () => {
  const { id, link } = await asked()
  await begin(link)
  await tell(lastLink(), pay(lastLink(), 490_000))
  expect((await own(link)).token).toEqual({ waiting: 4900, asked: null })
  const [step] = await api.db.sql<{ next_step: string }>(
    'select next_step from public.leads where id = (select lead_id from public.orders where id = $1)',
    [id],
  )
  expect(step?.next_step).toMatch(/₹4,900 is not what was asked for/)
  const second = await asked()
  await begin(second.link)
  await tell(lastLink(), pay(lastLink()))
  await tell(lastLink(), pay(lastLink()))
  await api.db.sql(
    `update public.orders set state = 'cancelled', cancelled_because = 'changed-mind', next_step = null, next_on = null
     where id = $1`,
    [second.id],
  )
  await tell(lastLink(), pay(lastLink()))
  expect((await stored()).map(({ state, came_as }) => [state, came_as])).toEqual([
    ['waiting', 'amount'],
    ['received', ''],
    ['waiting', 'more'],
    ['waiting', 'cancelled'],
  ])
})

test('while the provider is away the buyer is told to pay at the showroom', async () => {
  const { link } = await asked()
  isAway = true
  const answer = await begin(link)
  expect(answer.status).toBe(503)
  expect((answer.body as { message: string }).message).toMatch(/Please pay at the showroom/)
  expect(await pullPayments()).toEqual({ asked: 0, taken: 0 })
})

test('a call that waited in the second store is taken in afterwards, also one about something else', async () => {
  const { link } = await asked()
  await begin(link)
  const { body } = tillCall(secret, lastLink(), pay(lastLink()))
  const id = randomUUID()
  await storeKeptPayment(id, { body }, new Date().toISOString())
  await storeKeptPayment(id, { body }, new Date().toISOString())
  await storeKeptPayment(randomUUID(), { body: 'no JSON' }, new Date().toISOString())
  expect(await stored()).toHaveLength(1)
  expect(await api.db.sql('select from private.payment_calls')).toHaveLength(2)
})
