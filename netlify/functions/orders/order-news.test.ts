import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderStepIds } from '#contract/orders/order-steps.ts'
import type { Order } from '#contract/orders/orders.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { planDays } from '#domain/orders/plan-days.ts'
import { runWhatsApp } from '#server/services/messages/whatsapp/send-messages.ts'
import { askForTemplates } from '#server/services/messages/whatsapp/templates.ts'
import { type MessagesApi, openMessagesApi } from '#server/testing/helpers/meta/messages-api.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
let meta: MessagesApi
let sales: Caller
const number = '9876543210'

beforeAll(async () => {
  api = await startTestApi()
  process.env.MAIL_FOLDER = tmpdir()
  meta = await openMessagesApi()
  await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), 1, [])
  sales = await api.staffCaller({ userId: 'sales', name: 'Sales', role: 'sales', outletIds: [] })
})
afterAll(async () => {
  meta.close()
  await api.close()
})
beforeEach(async () => {
  meta.got.length = 0
  for (const table of [
    'public.product_enquiries',
    'private.consents',
    'private.mails',
    'private.whatsapp_messages',
  ])
    await api.db.sql(`delete from ${table}`)
  await api.db.sql(
    `update private.whatsapp_settings set off_kinds = '{}', cap_rupees = 500, connected_at = now()`,
  )
  await askForTemplates()
})

const inDays = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000))
/** Ten minutes from now, when what waits for a few minutes is due. */
const soon = () => new Date(Date.now() + 600_000)

const allow = (kind = 'opt-in') =>
  api.db.sql(
    `insert into private.consents (kind, channel, number_end, enquiry_table, enquiry_id)
     values ($1, 'whatsapp', $2, 'opt_ins', gen_random_uuid())`,
    [kind, number],
  )

/** Books an order, and forgets what was written until then. */
async function booked(given: object = {}, language = 'en'): Promise<Order> {
  const sent = { ...testRide(), ...given }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, $3)`, [
    sent,
    randomUUID(),
    { language },
  ])
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [
    sent.id,
  ])
  const body = {
    id: randomUUID(),
    leadId: lead?.id,
    outletId: 1,
    bikeName: 'SP125',
    price: '1,05,000',
    steps: planDays(inDays(0), inDays(9), orderStepIds),
  }
  const order = (await sales.call('POST', '/api/orders', { body })).body as Order
  for (const table of ['private.mails', 'private.whatsapp_messages']) await api.db.sql(`delete from ${table}`)
  return order
}
const setStep = async (id: string, body: object) =>
  (await sales.call('PATCH', `/api/orders/${id}/steps`, { body })).body as Order
const done = (id: string, step: string) => setStep(id, { step, doneOn: inDays(0) })
const move = (id: string, days: number) =>
  setStep(id, { step: 'registered', plannedOn: inDays(days), because: 'rto' })

const written = () =>
  api.db.sql<{ kind: string; state: string }>(
    'select kind, state from private.whatsapp_messages order by created_at, kind',
  )
const mails = () => api.db.sql(`select kind from private.mails where sent_at is null`)

test('a step is told by WhatsApp where the buyer allowed it, in their language, and by no mail', async () => {
  await allow()
  const { id } = await booked({}, 'or')
  expect((await done(id, 'vehicle-set-aside')).isTold).toBe(true)
  await done(id, 'invoiced')
  // It waits for some minutes, because a step may be pressed by mistake.
  expect(await runWhatsApp(new Date())).toBe(0)
  expect(await runWhatsApp(soon())).toBe(1)
  expect(meta.got).toMatchObject([
    { to: `91${number}`, text: expect.stringMatching(/ଅର୍ଡର ବିଷୟରେ: .*\/or\/order#.*‘ବନ୍ଦ’/) },
  ])
  expect(await mails()).toEqual([])
})

test('a moved day says old and new day and the reason, also right after another message', async () => {
  await allow()
  const { id } = await booked({ email: '' })
  await done(id, 'vehicle-set-aside')
  await runWhatsApp(soon())
  const order = await move(id, 12)
  expect(order).toMatchObject({ isTold: true, isToRing: false })
  expect(await runWhatsApp(soon())).toBe(1)
  expect(meta.got.at(-1)?.text).toMatch(
    /Registered: .+ instead of .+\. The RTO has not given the number yet\./,
  )
  expect(await written()).toEqual([
    { kind: 'order', state: 'sent' },
    { kind: 'order-day', state: 'sent' },
  ])
})

test('a day that moves while a step waits to be told makes one message of both', async () => {
  await allow()
  const { id } = await booked()
  await done(id, 'vehicle-set-aside')
  await move(id, 12)
  await done(id, 'invoiced')
  expect(await written()).toEqual([{ kind: 'order-day', state: 'waiting' }])
  expect(await runWhatsApp(soon())).toBe(1)
})

test('a second step within a day is mailed, and so is a step above the cap and everything after a STOP', async () => {
  await allow()
  const { id } = await booked()
  await done(id, 'vehicle-set-aside')
  await runWhatsApp(soon())
  await done(id, 'invoiced')
  expect([(await written()).length, await mails()]).toEqual([1, [{ kind: 'order' }]])

  await api.db.sql('delete from private.mails')
  await api.db.sql('update private.whatsapp_settings set cap_rupees = 0')
  await api.db.sql(
    `update private.whatsapp_messages set taken_at = taken_at - interval '2 days', created_at = created_at - interval '2 days'`,
  )
  await done(id, 'insured')
  expect([(await written()).length, await mails()]).toEqual([1, [{ kind: 'order' }]])

  await api.db.sql('delete from private.mails')
  await api.db.sql('update private.whatsapp_settings set cap_rupees = 500')
  await allow('withdrawal')
  await move(id, 14)
  expect([(await written()).length, await mails()]).toEqual([1, [{ kind: 'order' }]])
})

test('a moved day is told above the cap of the month too, as a changed appointment is', async () => {
  await allow()
  const { id } = await booked()
  await api.db.sql('update private.whatsapp_settings set cap_rupees = 0')
  await move(id, 12)
  expect(await written()).toEqual([{ kind: 'order-day', state: 'waiting' }])
  expect([await runWhatsApp(soon()), await mails()]).toEqual([1, []])
})

test('of six moved days in a day each is told, and a seventh is for staff to ring about', async () => {
  await allow()
  const { id } = await booked({ email: '' })
  for (let days = 11; days < 17; days++) {
    expect((await move(id, days)).isToRing).toBe(false)
    expect(await runWhatsApp(soon())).toBe(1)
  }
  // The runs above were ten minutes ahead of the clock of the moves.
  await api.db.sql(`update private.whatsapp_messages set taken_at = taken_at - interval '10 minutes'`)
  expect((await move(id, 20)).isToRing).toBe(true)
  expect(await runWhatsApp(soon())).toBe(0)
})

test('days after the hand-over its buyer is asked for a review, once, where the owner turned that on', async () => {
  const { id } = await booked()
  await setStep(id, { step: 'registered', doneOn: inDays(0), registrationNumber: 'OD 02 AB 1234' })
  await done(id, 'plate-fitted')
  await done(id, 'handed-over')
  await api.db.sql('delete from private.mails')
  const queued = async (days: number) => {
    const noon = new Date(`${inDays(days)}T12:00:00+05:30`)
    const [row] = await api.db.sql<{ asks: number }>('select private.queue_review_asks($1) as asks', [noon])
    return row?.asks
  }
  const turn = (isOn: boolean) =>
    api.db.sql('update public.promise_settings set asks_for_reviews = $1', [isOn])
  await turn(false)
  expect(await queued(3)).toBe(0)
  await turn(true)
  expect([await queued(1), await queued(3), await queued(4)]).toEqual([0, 1, 0])
  expect(await mails()).toEqual([{ kind: 'review' }])
})
