import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Appointment, AppointmentDay } from '#contract/appointments/appointments.ts'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import type { UnsentMessage, WhatsApp } from '#contract/messages/whatsapp.ts'
import type { Notice } from '#contract/privacy/notices.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { dayAfter } from '#domain/days/days.ts'
import { appointmentLink } from '#server/lib/session/appointment-link.ts'
import { type ToldAnswer, type ToldStatus, whatsAppCall } from '#server/local/phone/whatsapp-calls.ts'
import { forgetWhatsAppOutages } from '#server/services/messages/whatsapp/receive-call.ts'
import { runWhatsApp } from '#server/services/messages/whatsapp/send-messages.ts'
import { askForTemplates } from '#server/services/messages/whatsapp/templates.ts'
import {
  type MessagesApi,
  openMessagesApi,
  whatsAppVariables,
} from '#server/testing/helpers/meta/messages-api.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, at, comingDay, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
let meta: MessagesApi
let sales: StaffCaller
const day = comingDay(3)
const dayBefore = dayAfter(day, -1)
const rule = { purpose: 'test-ride', days: [3], opens: '10:00', closes: '11:00', minutes: 30, places: 2 }
const number = '9876543210'

beforeAll(async () => {
  api = await startTestApi()
  meta = await openMessagesApi()
  await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), 1, [rule])
  sales = await api.staffCaller({ userId: 'sales', name: 'Sales', role: 'sales', outletIds: [] })
})
afterAll(async () => {
  meta.close()
  await api.close()
})
beforeEach(async () => {
  meta.got.length = 0
  meta.refusal = undefined
  meta.templateStatus = 'APPROVED'
  forgetWhatsAppOutages()
  for (const table of [
    'public.product_enquiries',
    'public.warranty_enquiries',
    'public.outside_enquiries',
    'private.consents',
    'private.mails',
    'private.charges',
    'private.whatsapp_messages',
    'private.whatsapp_deliveries',
    'private.whatsapp_days',
    'public.contact_marks',
  ])
    await api.db.sql(`delete from ${table}`)
  await api.db.sql(
    `update private.whatsapp_settings set off_kinds = '{}', cap_rupees = 500, connected_at = now()`,
  )
  await askForTemplates()
})

const allow = (mobile = number, kind = 'opt-in') =>
  api.db.sql(
    `insert into private.consents (kind, channel, number_end, enquiry_table, enquiry_id)
     values ($1, 'whatsapp', $2, 'opt_ins', gen_random_uuid())`,
    [kind, mobile],
  )

/** Sends an enquiry for a test ride, with a time where one is given; answers its id. */
async function send(
  startsAt?: string,
  { language = 'en', ...more }: { language?: string; mobile?: string } = {},
) {
  const id = randomUUID()
  const slot = startsAt && { token: randomUUID(), outletId: 1, startsAt, hasLicence: true }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, $3)`, [
    { ...testRide(id), ...more },
    randomUUID(),
    { language, ...(slot && { slot }) },
  ])
  return id
}

interface Told {
  statuses?: ToldStatus[]
  answers?: ToldAnswer[]
}
async function tell(told: Told, secret = whatsAppVariables.WHATSAPP_APP_SECRET) {
  const { method, path, headers, body } = whatsAppCall(secret, whatsAppVariables.WHATSAPP_PHONE_ID, told)
  return api.caller().call(method, path, { headers, ...(body !== undefined && { body }) })
}

/** The customer presses a button of the newest message, or writes; what follows is done. */
async function answer(words: string, more: Partial<ToldAnswer> = {}, moment = new Date()) {
  const given = { id: randomUUID(), from: `91${number}`, name: 'Asha', at: new Date(), words, ...more }
  await tell({ answers: [given] })
  await runWhatsApp(moment)
  return given
}
const press = (what: string, moment: Date) => {
  const message = meta.got.at(-1)
  const button = message?.buttons.find((one) => one.press === what)
  if (!message || !button) throw new Error(`no button ${what}`)
  const { vendorId, isTemplate } = message
  return answer(button.title, { press: what, repliedTo: vendorId, isTemplate }, moment)
}

const messages = () =>
  api.db.sql<{ kind: string; reply: string; state: string; failure: string; price_mills: number }>(
    'select kind, reply, state, failure, price_mills from private.whatsapp_messages order by created_at, kind',
  )
const lines = () =>
  api.db.sql<{ kind: string; value: string; words: string }>(
    `select kind, value, words from public.lead_events where kind = 'answer' order by place`,
  )
const only = async () =>
  ((await sales.call('GET', `/api/appointments?day=${day}`)).body as AppointmentDay).data[0] as Appointment

test('Meta checks the address, and a call with a wrong signature is counted and stored nowhere', async () => {
  const ask = (token: string) =>
    api
      .caller()
      .call('GET', `/api/whatsapp/webhook?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`)
  const checked = await ask('verify')
  expect([checked.status, checked.bytes.toString()]).toEqual([200, '42'])
  expect((await ask('other')).status).toBe(401)

  const given = { id: 'one', from: `91${number}`, name: 'Asha', at: new Date(), words: 'Hello' }
  expect((await tell({ answers: [given] }, 'another secret')).status).toBe(401)
  expect(await api.db.sql('select wrong from private.whatsapp_days')).toEqual([{ wrong: 1 }])
  expect(await api.db.sql('select id from private.whatsapp_deliveries')).toEqual([])

  expect((await tell({ answers: [given] })).body).toEqual({ isNew: true })
  expect((await tell({ answers: [given] })).body).toEqual({ isNew: false })
  expect(await api.db.sql('select state from private.whatsapp_deliveries')).toEqual([{ state: 'waiting' }])

  delete process.env.WHATSAPP_TOKEN
  expect((await tell({ answers: [given] })).status).toBe(404)
  process.env.WHATSAPP_TOKEN = whatsAppVariables.WHATSAPP_TOKEN
})

test('a receipt goes to whoever allowed it, in their language, and to nobody else', async () => {
  await send()
  expect(await messages()).toEqual([])

  await allow()
  await send(undefined, { language: 'or' })
  expect(await runWhatsApp(new Date())).toBe(1)
  expect(await runWhatsApp(new Date())).toBe(0)
  expect(meta.got).toMatchObject([{ to: `91${number}`, text: expect.stringMatching(/ରେଫରେନ୍ସ ନମ୍ବର .*‘ବନ୍ଦ’/) }])
  expect(await messages()).toMatchObject([{ kind: 'receipt', state: 'sent', price_mills: 115 }])

  // A second message within a day would be one too many.
  await send()
  await runWhatsApp(new Date())
  expect(meta.got).toHaveLength(1)

  await allow('9876500002')
  await api.db.sql(`insert into public.contact_marks (digits, mark) values ('9876500002', 'do-not-call')`)
  await send(undefined, { mobile: '9876500002' })
  expect(await messages()).toHaveLength(1)
})

test('whoever takes the consent back before the sending is written to no more', async () => {
  await allow()
  await send()
  await allow(number, 'withdrawal')
  expect(await runWhatsApp(new Date())).toBe(0)
  expect(await messages()).toMatchObject([{ state: 'left-out', failure: 'withdrawn', price_mills: 0 }])
})

test('what Meta has no time for is tried again, and what it refuses is left to staff', async () => {
  await allow()
  await send()
  meta.refusal = { status: 429, code: 130429 }
  const now = Date.now()
  await runWhatsApp(new Date(now))
  expect(await messages()).toMatchObject([{ state: 'waiting', failure: 'busy', price_mills: 0 }])
  meta.refusal = undefined
  expect(await runWhatsApp(new Date(now + 60_000))).toBe(0)
  expect(await runWhatsApp(new Date(now + 130_000))).toBe(1)

  for (const [code, failure] of [
    [131026, 'no-whatsapp'],
    [190, 'token'],
    [132015, 'template'],
  ] as const) {
    const mobile = `98765${code.toString().padStart(5, '1')}`.slice(0, 10)
    await allow(mobile)
    await send(undefined, { mobile })
    meta.refusal = { status: 400, code }
    await runWhatsApp(new Date())
    expect(await messages()).toContainEqual(expect.objectContaining({ state: 'failed', failure }))
  }
})

test('what Meta may have taken is tried again only after what it told of that is read', async () => {
  await allow()
  await send()
  const take = async () => {
    const [row] = await api.db.sql<{ taken: { id: string }[] }>(
      'select private.take_whatsapp(now(), 8) as taken',
    )
    return row?.taken ?? []
  }
  // Handed over, and the answer was lost.
  const [message] = await take()
  await api.db.sql('update private.whatsapp_messages set next_at = now()')
  const told = { vendorId: 'wamid.lost', messageId: message?.id ?? '', state: 'sent' as const }
  await tell({ statuses: [{ ...told, at: new Date(), to: `91${number}` }] })
  expect(await take()).toEqual([])
  expect([await runWhatsApp(new Date()), meta.got]).toEqual([0, []])
  expect(await messages()).toMatchObject([{ kind: 'receipt', state: 'sent' }])
})

test('a status moves a message forward alone, and failing gives the price back', async () => {
  await allow()
  await send()
  await runWhatsApp(new Date())
  const [message] = meta.got
  if (!message) throw new Error('nothing was sent')
  const { vendorId, messageId, to } = message
  const states = async (...given: [ToldStatus['state'], Partial<ToldStatus>?][]) => {
    for (const [state, more] of given)
      await tell({ statuses: [{ vendorId, state, at: new Date(), to, ...more }] })
    await runWhatsApp(new Date())
    return (await messages())[0]
  }
  expect(await states(['read'], ['delivered'], ['sent'])).toMatchObject({ state: 'read', price_mills: 115 })
  expect(await states(['failed', { code: 131026 }])).toMatchObject({ state: 'read', failure: '' })

  await api.db.sql(`update private.whatsapp_messages set state = 'waiting', vendor_id = ''`)
  // A status may be here before the answer to the sending was noted.
  expect(await states(['delivered', { messageId, isFree: true }])).toMatchObject({
    state: 'delivered',
    price_mills: 0,
  })
  await api.db.sql(`update private.whatsapp_messages set state = 'sent', price_mills = 115`)
  expect(await states(['failed', { code: 131026, messageId }])).toMatchObject({
    state: 'failed',
    failure: 'no-whatsapp',
    price_mills: 0,
  })
  expect(await states(['delivered', { messageId }])).toMatchObject({ state: 'failed' })
})

test('a reminder goes by WhatsApp and by no mail; its buttons confirm, move and, asked once, cancel', async () => {
  await allow()
  const enquiry = await send(at(day, '10:00'))
  await runWhatsApp(new Date())
  await api.db.sql(`update private.mails set created_at = created_at - interval '2 days'`)
  const noon = new Date(at(dayBefore, '12:00'))
  await runWhatsApp(noon)
  await api.db.sql('select private.queue_reminders($1)', [noon])
  await api.db.sql('select private.queue_reminders($1)', [noon])
  expect(await api.db.sql(`select kind from private.mails where kind = 'reminder'`)).toEqual([])
  await runWhatsApp(noon)
  expect(meta.got.at(-1)?.text).toMatch(/^We expect you: Test ride .*10:00 am at Outlet 1, Road, \d[\d-]*\./)
  expect(meta.got.at(-1)?.buttons.map((one) => one.press)).toEqual(['confirm', 'move', 'cancel'])
  const reminder = meta.got.at(-1)
  expect((await only()).isTold).toBe(true)

  const pressed = await press('confirm', noon)
  expect((await only()).isConfirmed).toBe(true)
  expect(meta.got.at(-1)?.text).toMatch(/^Thank you\. We expect you/)
  // The same answer again, in another call, is one line and one reply.
  await tell({ answers: [pressed, { ...pressed, words: 'Another' }] })
  await runWhatsApp(noon)
  expect(await lines()).toEqual([{ kind: 'answer', value: 'confirm', words: 'Yes, I am coming' }])
  expect(meta.got).toHaveLength(3)

  if (reminder) meta.got.push(reminder)
  await press('move', noon)
  expect(meta.got.at(-1)?.text).toContain(`/appointment#${enquiry}`)
  if (reminder) meta.got.push(reminder)
  await press('cancel', noon)
  expect((await only()).state).toBe('booked')
  await press('cancel-yes', noon)
  expect((await only()).state).toBe('cancelled')
  expect(meta.got.at(-1)?.text).toMatch(/^Your appointment is cancelled\./)
  expect(await messages()).not.toContainEqual(expect.objectContaining({ kind: 'appointment' }))
  // The press of a button of a time that is no more changes nothing.
  if (reminder) meta.got.push(reminder)
  await press('confirm', noon)
  expect((await only()).isConfirmed).toBe(true)
})

test('whom no reminder reaches by WhatsApp any more stands in the list of calls', async () => {
  await allow()
  await send(at(day, '10:00'))
  const isToCall = async () => (await only()).isToCall
  expect(await isToCall()).toBe(false)
  const set = (what: string) => api.db.sql(`update private.whatsapp_settings set ${what}`)
  await set(`off_kinds = '{reminder}'`)
  expect(await isToCall()).toBe(true)
  // Without the receipt, which would be the one message of this day.
  await api.db.sql('delete from private.whatsapp_messages')
  await set(`off_kinds = '{}', cap_rupees = 0`)
  expect(await isToCall()).toBe(true)
  await set('cap_rupees = 500')
  expect(await isToCall()).toBe(false)
})

test('the two reminders of one appointment count as one message of a day', async () => {
  await allow()
  await send(at(day, '10:00'))
  await runWhatsApp(new Date())
  for (const table of ['private.mails', 'private.whatsapp_messages'])
    await api.db.sql(`update ${table} set created_at = created_at - interval '2 days'`)
  await api.db.sql(`update private.whatsapp_messages set taken_at = taken_at - interval '2 days'`)
  for (const moment of [new Date(at(dayBefore, '12:00')), new Date(at(day, '08:30'))]) {
    await runWhatsApp(moment)
    await api.db.sql('select private.queue_reminders($1)', [moment])
    expect(await runWhatsApp(moment)).toBe(1)
  }
  expect((await messages()).map(({ kind, state }) => [kind, state])).toEqual([
    ['receipt', 'sent'],
    ['reminder', 'sent'],
    ['reminder-soon', 'sent'],
  ])
  expect(await api.db.sql(`select kind from private.mails where kind like 'reminder%'`)).toEqual([])
})

test('a changed appointment is told within a day and above the cap, and the mail goes where WhatsApp is no way', async () => {
  await allow()
  const enquiry = await send(at(day, '10:00'))
  await runWhatsApp(new Date())
  await api.db.sql('update private.whatsapp_settings set cap_rupees = 0')
  const to = { outletId: 1, startsAt: at(day, '10:30') }
  await api.caller().call('PATCH', '/api/visit', { body: { link: appointmentLink(enquiry), to } })
  await runWhatsApp(new Date())
  expect(meta.got.at(-1)?.text).toMatch(
    /^About your appointment: Your appointment has a new time\. .*10:30 am/,
  )

  await api.db.sql(`update private.mails set created_at = created_at - interval '2 days'`)
  await api.db.sql(`update private.whatsapp_messages set created_at = created_at - interval '2 days'`)
  await api.db.sql('select private.queue_reminders($1)', [at(dayBefore, '12:00')])
  // The cap is spent, so the reminder is a mail.
  expect(await api.db.sql(`select kind from private.mails where kind = 'reminder'`)).toHaveLength(1)
})

test('without an approved template or with its kind switched off WhatsApp is no way', async () => {
  await allow()
  meta.templateStatus = 'PAUSED'
  await askForTemplates()
  await send()
  expect(await messages()).toEqual([])
  meta.templateStatus = 'APPROVED'
  await askForTemplates()
  await api.db.sql(`update private.whatsapp_settings set off_kinds = '{receipt}'`)
  await send()
  expect(await messages()).toEqual([])
})

const tickWords = 'You may also write to me by WhatsApp.'

/** Sends a form as a browser does, with the tick that allows WhatsApp or without. */
const sendForm = async (byWhatsApp: string | undefined, key = randomUUID(), language = 'en') => {
  const { status } = await api.caller().call('POST', `/warranty?language=${language}`, {
    body: { name: 'Asha', contactNumber: number, noEmail: true },
    headers: {
      'idempotency-key': key,
      [formSignalsHeader]: 't=5000;h=0',
      [enquiryContextHeader]: writeEnquiryContext({ byWhatsApp }),
    },
  })
  expect(status).toBe(201)
  return key
}
const opened = () =>
  api.db.sql(
    `select number_end, notice, purpose, channel, language, way from private.consents where kind = 'opt-in'`,
  )

test('the tick of a form opens WhatsApp, the receipt goes there, and STOP ends it for good', async () => {
  await sendForm(undefined)
  expect([await opened(), await messages()]).toEqual([[], []])

  const key = await sendForm(tickWords, undefined, 'or')
  expect(await opened()).toEqual([
    {
      number_end: number,
      notice: tickWords,
      purpose: 'answer',
      channel: 'whatsapp',
      language: 'or',
      way: 'form',
    },
  ])
  await runWhatsApp(new Date())
  expect(meta.got).toMatchObject([{ to: `91${number}` }])
  expect(await messages()).toMatchObject([{ kind: 'receipt', state: 'sent' }])

  await answer('STOP')
  meta.got.length = 0
  // Neither the same form once more nor a later one without the tick opens what was closed.
  await sendForm(tickWords, key, 'or')
  await sendForm(undefined)
  expect(await opened()).toHaveLength(1)
  expect([await runWhatsApp(new Date()), meta.got]).toEqual([0, []])
})

test('what waited in the second store does not open what its sender closed since', async () => {
  const waited = randomUUID()
  await api.db.sql(
    `insert into private.consents (kind, channel, number_end, enquiry_table, enquiry_id)
     values ('withdrawal', 'whatsapp', $1, 'opt_ins', gen_random_uuid())`,
    [number],
  )
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, $3)`, [
    { ...testRide(waited), created_at: new Date(Date.now() - 3_600_000).toISOString() },
    randomUUID(),
    { byWhatsApp: tickWords },
  ])
  expect(await opened()).toEqual([])
  await sendForm(tickWords)
  expect(await opened()).toHaveLength(1)
  // The tick opens WhatsApp alone: the number stays out of exports.
  expect(
    await api.db.sql(
      `select private.messages_by_whatsapp($1) as by_whatsapp, private.is_withheld($1, '') as withheld,
         (select array_agg(number) from private.withdrawn_numbers() as number) as left_out`,
      [number],
    ),
  ).toEqual([{ by_whatsapp: true, withheld: true, left_out: [number] }])
})

test('a form asks for WhatsApp while it is set up and on, and an applicant is never asked', async () => {
  const asks = async (form: string) =>
    ((await api.caller().call('GET', `/api/notices/${form}`)).body as Notice).byWhatsApp
  expect(await asks('sendWarrantyEnquiry')).toBe(true)
  expect(await asks('applyForCareer')).toBe(false)
  await api.db.sql(`update public.site_parts set is_on = false where id = 'whatsapp'`)
  expect(await asks('sendWarrantyEnquiry')).toBe(false)
  await api.db.sql(`update public.site_parts set is_on = true where id = 'whatsapp'`)
})

test.each(['STOP', ' stop. ', 'ବନ୍ଦ', 'बंद', 'बन्द'])('%s takes the consent back at once', async (words) => {
  await allow()
  await send()
  await runWhatsApp(new Date())
  await answer(words)
  expect(meta.got.map(({ text }) => text).slice(1)).toEqual(['We will not write to you here any more.'])
  expect(await api.db.sql(`select number_end, way from private.consents where kind = 'withdrawal'`)).toEqual([
    { number_end: number, way: 'whatsapp' },
  ])
  expect(await lines()).toMatchObject([{ value: 'stop' }])
  await answer(words)
  await send()
  expect(await runWhatsApp(new Date())).toBe(0)
})

test('a call waits out a database that is away, and only a shape that nobody can read is called unreadable', async () => {
  await allow()
  await send()
  await runWhatsApp(new Date())
  const noted = async () => {
    await api.db.sql('update private.whatsapp_deliveries set next_try_at = now()')
    await runWhatsApp(new Date())
    return api.db.sql('select state, note, tries from private.whatsapp_deliveries order by came_at')
  }
  const given = { id: 'kept', from: `91${number}`, name: 'Asha', at: new Date(), words: 'Is the Dio there?' }
  await tell({ answers: [given] })
  await api.db.sql(`create function public.full() returns trigger language plpgsql as $$
    begin raise 'too many connections' using errcode = '53300'; end $$`)
  await api.db.sql(
    'create trigger refuse before insert on public.lead_events for each row execute function public.full()',
  )
  expect(await noted()).toEqual([{ state: 'waiting', note: 'away', tries: 0 }])
  await api.db.sql('drop function public.full cascade')
  await api.db.sql(
    `alter table public.lead_events add constraint no_answers check (kind <> 'answer') not valid`,
  )
  expect(await noted()).toEqual([{ state: 'waiting', note: 'refused', tries: 1 }])
  await api.db.sql('alter table public.lead_events drop constraint no_answers')
  expect(await noted()).toMatchObject([{ state: 'done' }])
  expect(await lines()).toMatchObject([{ words: 'Is the Dio there?' }])

  await api.db.sql(`select private.keep_whatsapp_delivery(gen_random_uuid(), '{"entry": 4}', now())`)
  expect(await noted()).toMatchObject([{ state: 'done' }, { state: 'waiting', note: 'unreadable' }])
})

test('what a customer writes is a line of the lead and work for whoever has it; others make an enquiry', async () => {
  await send()
  const given = await answer('When do you open?\nTomorrow?')
  await tell({ answers: [given] })
  await runWhatsApp(new Date())
  expect(await lines()).toEqual([{ kind: 'answer', value: '', words: 'When do you open?\nTomorrow?' }])
  expect(await api.db.sql('select next_step, due_at > now() as is_due from public.leads')).toEqual([
    { next_step: 'Answer on WhatsApp', is_due: true },
  ])

  await answer('Is the Shine here?', { from: '919861099999', name: 'Sumati' })
  await answer('Hello', { from: '14155550000', name: 'Far' })
  expect(
    await api.db.sql('select name, mobile, message, door from public.outside_enquiries order by name'),
  ).toEqual([
    { name: 'Far', mobile: '+14155550000', message: 'Hello', door: 'whatsapp' },
    { name: 'Sumati', mobile: '9861099999', message: 'Is the Shine here?', door: 'whatsapp' },
  ])
  // Nothing is written by itself to whoever only asked.
  expect(meta.got).toEqual([])
})

test('erasing takes the person out of messages and calls, and leaves what they cost', async () => {
  await allow()
  const enquiry = await send()
  await runWhatsApp(new Date())
  await tell({ answers: [{ id: 'late', from: `91${number}`, name: 'Asha', at: new Date(), words: 'Hello' }] })
  await api.db.sql(`select private.erase_enquiry('product_enquiries', $1, 'asked')`, [enquiry])
  expect(
    await api.db.sql('select number_end, vendor_id, price_mills from private.whatsapp_messages'),
  ).toEqual([{ number_end: '', vendor_id: '', price_mills: 115 }])
  expect(await api.db.sql('select body from private.whatsapp_deliveries')).toEqual([])
})

test('the owner alone sets kinds and limit, with a trace, and reads the cost to the message', async () => {
  const owner = await api.staffCaller({ role: 'owner' })
  const manager = await api.staffCaller({ role: 'manager' })
  await allow()
  await send()
  await runWhatsApp(new Date())
  const facts = {
    offKinds: ['missed-call'],
    capRupees: 900,
    priceMills: 120,
    priceSource: 'Meta',
    priceDay: '2026-11-26',
  }
  expect((await manager.call('PATCH', '/api/whatsapp', { body: facts })).status).toBe(403)
  const { status, body } = await owner.call('PATCH', '/api/whatsapp', { body: facts })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...facts, isConnected: true, spentMills: 115, sent: 1, wrongToday: 0 })
  const { templates } = body as WhatsApp
  expect(templates).toHaveLength(18)
  expect(templates.find(({ name }) => name === 'reminder_or')).toMatchObject({
    state: 'approved',
    text: expect.stringContaining('{{1}}'),
    buttons: [expect.any(String), expect.any(String), expect.any(String)],
  })
  expect(
    await api.db.sql(
      `select is_row, new_values ->> 'cap_rupees' as cap, new_values -> 'off_kinds' as off
       from public.audit_events where table_name = 'whatsapp_settings' and actor_id is not null`,
    ),
  ).toEqual([{ is_row: true, cap: '900', off: ['missed-call'] }])
})

test('what did not go out stands with staff who see its lead, until somebody writes or calls', async () => {
  await allow()
  await send(undefined, { language: 'hi' })
  meta.refusal = { status: 401, code: 190 }
  await runWhatsApp(new Date())
  const unsent = async (caller: StaffCaller) =>
    (await caller.call('GET', '/api/whatsapp/unsent')).body as UnsentMessage[]
  const [message] = await unsent(sales)
  expect(message).toMatchObject({
    name: 'Asha',
    kind: 'receipt',
    why: 'token',
    text: expect.stringMatching(/रेफरेंस नंबर .*‘बंद’/),
  })
  expect(await unsent(await api.staffCaller({ role: 'service' }))).toEqual([])
  await sales.call('POST', `/api/lead/${message?.leadId}/touches`, {
    body: { id: randomUUID(), kind: 'whatsapp', words: '' },
  })
  expect(await unsent(sales)).toEqual([])
})

test('10,000 events, shuffled and doubled, make no second line, and no status goes back', async () => {
  const count = 2_000
  await api.db.sql(
    `insert into private.whatsapp_messages (kind, lead_id, number_end, language, vendor_id, state, about_at)
     select 'reminder', (select id from public.leads limit 1), lpad(i::text, 10, '9'), 'en', 'wamid.' || i, 'sent',
       now() + make_interval(mins => i) from generate_series(1, $1::integer) as i`,
    [count],
  )
  await send(undefined, { mobile: number })
  const [lead] = await api.db.sql<{ id: string }>(
    'select id from public.leads order by created_at desc limit 1',
  )
  // One message in ten was delivered and no more, one failed, all others were read.
  const last = (i: number) => (i % 10 === 0 ? 'delivered' : i % 10 === 1 ? 'failed' : 'read')
  const statuses = Array.from({ length: count }, (_, at) => at + 1).flatMap((i) =>
    (last(i) === 'failed'
      ? ['sent', 'failed']
      : last(i) === 'read'
        ? ['sent', 'delivered', 'read']
        : ['sent', 'delivered']
    ).map((state) => ({
      vendorId: `wamid.${i}`,
      messageId: null,
      state,
      at: new Date(),
      failure: '',
      isFree: false,
    })),
  )
  const answers = Array.from({ length: 200 }, (_, i) => ({
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    from: `91${number}`,
    at: new Date(),
    name: '',
    repliedTo: '',
    sort: '',
    press: '',
    words: `Answer ${i}`,
  }))
  const events = [...statuses, ...statuses, ...answers, ...answers]
    .map((event, place) => ({ event, order: (place * 7919) % 104_729 }))
    .sort((one, other) => one.order - other.order)
    .map(({ event }) => event)
  expect(events.length).toBeGreaterThan(10_000)
  const places = ['sent', 'delivered', 'read']
  const seen = new Map<string, number>()
  for (let first = 0; first < events.length; first += 500) {
    const some = events.slice(first, first + 500)
    const id = randomUUID()
    await api.db.sql(`insert into private.whatsapp_deliveries (id, body) values ($1, '{}')`, [id])
    await api.db.sql('select private.settle_whatsapp($1, $2, $3, now())', [
      id,
      JSON.stringify(some.filter((event) => 'state' in event)),
      JSON.stringify(some.filter((event) => 'words' in event)),
    ])
    for (const { vendor_id, state } of await api.db.sql<{ vendor_id: string; state: string }>(
      `select vendor_id, state from private.whatsapp_messages where vendor_id <> '' and state <> 'failed'`,
    )) {
      if (places.indexOf(state) < (seen.get(vendor_id) ?? 0))
        throw new Error(`${vendor_id} went back to ${state}`)
      seen.set(vendor_id, places.indexOf(state))
    }
  }
  const ends = await api.db.sql<{ vendor_id: string; state: string }>(
    `select vendor_id, state from private.whatsapp_messages where vendor_id <> ''`,
  )
  expect(ends).toHaveLength(count)
  expect(ends.filter(({ vendor_id, state }) => last(Number(vendor_id.slice(6))) !== state)).toEqual([])
  expect(
    await api.db.sql(
      `select count(*)::int as lines, count(distinct words)::int as words from public.lead_events
       where kind = 'answer' and lead_id = $1`,
      [lead?.id],
    ),
  ).toEqual([{ lines: 200, words: 200 }])
}, 120_000)

test('of 20,000 messages to numbers that withdrew none is taken', async () => {
  const [count, people] = [20_000, 4_000]
  const end = `'9' || lpad((i % ${people})::text, 9, '0')`
  await api.db.sql(
    `insert into private.consents (kind, channel, number_end, enquiry_table, enquiry_id)
     select kind, case when kind = 'withdrawal' and i % 3 = 0 then '' else 'whatsapp' end, ${end}, 'opt_ins',
       gen_random_uuid()
     from unnest(array['opt-in', 'withdrawal']) with ordinality as kinds (kind, place),
       generate_series(1, ${people}) as i
     order by place`,
  )
  await api.db.sql(
    `insert into private.whatsapp_messages (kind, number_end, language, next_at)
     select (array['receipt', 'reminder', 'appointment'])[1 + i % 3], ${end}, 'en', now() - interval '1 minute'
     from generate_series(1, ${count}) as i`,
  )
  expect(await api.db.sql('select private.take_whatsapp(now(), 20000) as taken')).toEqual([{ taken: [] }])
  expect(
    await api.db.sql(
      'select state, failure, count(*)::int as rows from private.whatsapp_messages group by 1, 2',
    ),
  ).toEqual([{ state: 'left-out', failure: 'withdrawn', rows: count }])
}, 120_000)
