import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Appointment, AppointmentDay } from '#contract/appointments/appointments.ts'
import { dayAfter } from '#domain/days/days.ts'
import type { DueMail } from '#server/data/messages/mails.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { appointmentLink } from '#server/lib/session/appointment-link.ts'
import { noShowMail, reminderMail } from '#server/services/messages/mail/reminder-mails.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, at, comingDay, testRide } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
let sales: Caller
const day = comingDay(3)
const dayBefore = dayAfter(day, -1)
const ten = at(day, '10:00')
const half = at(day, '10:30')
const rule = { purpose: 'test-ride', days: [3], opens: '10:00', closes: '11:00', minutes: 30, places: 2 }
const everyDay = { ...rule, days: [1, 2, 3, 4, 5, 6, 7] }

beforeAll(async () => {
  api = await startTestApi()
  process.env.MAIL_FOLDER = tmpdir()
  forgetEnv()
  await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), 1, [rule])
  sales = await api.staffCaller({ userId: 'sales', name: 'Sales', role: 'sales', outletIds: [] })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['public.product_enquiries', 'private.consents', 'private.mails'])
    await api.db.sql(`delete from ${table}`)
  await api.db.sql('update public.appointment_plans set rules = $1', [[rule]])
})

/** Books a time as a visitor would have three days ago; answers the enquiry. */
async function book(startsAt = ten): Promise<string> {
  const id = randomUUID()
  const context = { slot: { token: randomUUID(), outletId: 1, startsAt, hasLicence: true } }
  await api.db.sql(`select public.take_enquiry('product_enquiries', $1, $2, $3)`, [
    testRide(id),
    randomUUID(),
    context,
  ])
  await api.db.sql(`update private.mails set created_at = $1, sent_at = $1`, [at(dayBefore, '00:00')])
  return id
}

/** The kinds of the mails that are due at a moment. */
async function queuedAt(moment: string): Promise<string[]> {
  await api.db.sql('select private.queue_reminders($1)', [moment])
  const rows = await api.db.sql<{ kind: string }>(
    `select kind from private.mails where kind in ('reminder', 'reminder-soon', 'no-show') order by kind`,
  )
  return rows.map(({ kind }) => kind)
}

const factsOf = async (kind: string) =>
  (
    await api.db.sql<{ mail: DueMail }>(
      'select private.mail_json(mails) as mail from private.mails where kind = $1',
      [kind],
    )
  )[0]?.mail

const list = async () =>
  ((await sales.call('GET', `/api/appointments?day=${day}`)).body as AppointmentDay).data
const only = async () => (await list())[0] as Appointment
const visit = (enquiry: string, change: object) =>
  api.caller().call('PATCH', '/api/visit', { body: { link: appointmentLink(enquiry), ...change } })

test('who booked a time is reminded the day before, by day, and two hours before, each once', async () => {
  await book()
  expect(await queuedAt(at(dayBefore, '09:59'))).toEqual([])
  expect(await queuedAt(at(dayBefore, '12:00'))).toEqual(['reminder'])
  const due = await factsOf('reminder')
  const mail =
    due?.kind === 'reminder'
      ? reminderMail(due.lead, { phone: '0671' }, new Date(at(dayBefore, '12:00')))
      : undefined
  expect(due?.to).toEqual(['a@mail.example'])
  expect(mail?.subject).toMatch(/^Tomorrow at 10:00 am: Test ride/)
  expect(mail?.text).toMatch(/10:00 am at Outlet 1[\s\S]+driving licence[\s\S]+you come: \S+\/appointment#/)
  expect(await queuedAt(at(dayBefore, '12:10'))).toEqual(['reminder'])
  expect(await queuedAt(at(day, '07:59'))).toEqual(['reminder'])
  expect(await queuedAt(at(day, '08:05'))).toEqual(['reminder', 'reminder-soon'])
})

test('whoever read of the time in the last hours, or took their consent back, is not reminded', async () => {
  await book()
  await api.db.sql(`update private.mails set created_at = $1 where kind = 'receipt'`, [
    at(dayBefore, '11:00'),
  ])
  expect(await queuedAt(at(dayBefore, '12:00'))).toEqual([])
  await api.db.sql('select public.withdraw_consent(id) from public.leads')
  expect(await queuedAt(at(day, '08:05'))).toEqual([])
})

test('a new time is reminded of anew, and what was cancelled is not', async () => {
  const enquiry = await book()
  await queuedAt(at(dayBefore, '12:00'))
  await visit(enquiry, { to: { outletId: 1, startsAt: half } })
  await api.db.sql(`update private.mails set created_at = $1`, [at(dayBefore, '00:00')])
  expect(await queuedAt(at(dayBefore, '14:00'))).toEqual(['reminder'])
  await visit(enquiry, { to: null })
  const due = await factsOf('reminder')
  expect(due?.kind === 'reminder' && reminderMail(due.lead, { phone: '' }, new Date())).toBeUndefined()
})

test('a visitor says by the link that they come, which staff see, and is not asked again', async () => {
  const enquiry = await book()
  expect((await only()).isConfirmed).toBe(false)
  for (const _time of [1, 2])
    expect((await visit(enquiry, { confirms: true })).body).toMatchObject({ isConfirmed: true })
  expect(await only()).toMatchObject({ isConfirmed: true, version: 1 })
  expect(await queuedAt(at(day, '08:05'))).toEqual([])
  expect(await api.db.sql(`select words from public.lead_events where kind = 'appointment'`)).toMatchObject([
    { words: expect.stringContaining('Booked') },
    { words: expect.stringContaining('Confirmed by the visitor') },
  ])
  await visit(enquiry, { to: { outletId: 1, startsAt: half } })
  expect((await only()).isConfirmed).toBe(false)
})

test('staff note on the phone that somebody comes, once', async () => {
  await book()
  const { id, version } = await only()
  const confirm = () => sales.call('PATCH', `/api/appointments/${id}`, { body: { version, confirms: true } })
  for (const _time of [1, 2]) expect((await confirm()).body).toMatchObject({ isConfirmed: true, version })
  const events = `select from public.lead_events where words like 'Confirmed%'`
  expect(await api.db.sql(events)).toHaveLength(1)
})

test('who did not come gets one mail with free times, by whose link they book again', async () => {
  const enquiry = await book()
  const { id } = await only()
  await api.db.sql(`update public.appointments set starts_at = now() - interval '1 hour' where id = $1`, [id])
  await api.db.sql('update public.appointment_plans set rules = $1', [[everyDay]])
  const set = (version: number, state: string) =>
    sales.call('PATCH', `/api/appointments/${id}`, { body: { version, state } })
  await set(1, 'no-show')
  const due = await factsOf('no-show')
  if (due?.kind !== 'no-show') throw new Error('No mail was written down.')
  expect(due.freeTimes).toHaveLength(3)
  const mail = noShowMail(due.lead, due.freeTimes ?? [], { phone: '0671' }, new Date())
  expect(mail?.text).toMatch(/did not see you[\s\S]+times are free:\n(- .*\n){3}\nChoose another time: \S+#/)
  expect(
    await api.db.sql(`select from private.mails where kind = 'no-show' and next_at > now()`),
  ).toHaveLength(1)

  await set(2, 'booked')
  const taken = await factsOf('no-show')
  expect(taken?.kind === 'no-show' && noShowMail(taken.lead, [], { phone: '' }, new Date())).toBeUndefined()
  await set(3, 'no-show')
  const [first = ''] = due.freeTimes ?? []
  const again = await visit(enquiry, { to: { outletId: 1, startsAt: new Date(first).toISOString() } })
  expect(again.body).toMatchObject({ state: 'booked' })
})
