import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import type { Accepted } from '#contract/enquiries/form-definition.ts'
import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { addOutlet, at, comingDay } from '../../../supabase/tests/appointment-fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const insert = `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email,
      map_embed_url, latitude, longitude, sort_order, hours, holidays)
    values ($1::bigint, $2, 'Road', '1', '2', '3', '9', 'a@b.example', 'https://www.google.com/maps/embed?pb=1', 20, 85, $1::bigint, $3, $4)`
  const week = (day: object, sunday: object | null) => [...Array(6).fill(day), sunday]
  const day = { opens: '09:30', closes: '19:30' }
  const hours = { sales: week(day, null), service: week({ opens: '09:00', closes: '13:00' }, null) }
  await api.db.sql(insert, [1, 'Main', hours, [{ day: '2026-11-23', word: 'Festival' }]])
  await api.db.sql(insert, [2, 'Always', { sales: Array(7).fill({ opens: '00:00', closes: '23:59' }) }, []])
  await api.db.sql(insert, [3, 'Silent', {}, []])
  const rides = { purpose: 'test-ride', days: [1], opens: '10:00', closes: '11:00', minutes: 30, places: 1 }
  await addOutlet(async (query, params) => ({ rows: await api.db.sql(query, params) }), 4, [rides])
  await api.db.sql(
    `with made as (
       insert into public.vehicles (bike_name, display_name, category, body_type, is_active)
       values ('SP125', 'SP 125', 'motorcycle', 'commuter', false) returning id)
     insert into public.variants (vehicle_id, name, price_paise) select id, 'Disc', 9000000 from made`,
  )
  const targets = { product_enquiries: 60, finance_enquiries: 60, service_bookings: 60 }
  await api.db.sql('update public.promise_settings set targets = $1', [targets])
  await api.db.sql("insert into public.outlet_closed_days (day, words) values ('2026-12-10', 'Everybody')")
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('delete from private.sign_in_tries'))

const promise = async (table: string, outlet: number | null, at: string) => {
  const [row] = await api.db.sql<{ at: Date | string | null }>(
    `select private.promise_for($1, $2, $3, $4) as at`,
    [table, table === 'service_bookings' ? 'service' : 'sales', outlet, at],
  )
  return row?.at ? new Date(row.at).toISOString() : null
}

test.each([
  [
    'an hour later while it is open',
    'product_enquiries',
    1,
    '2026-11-20T16:08:00+05:30',
    '2026-11-20T17:10:00+05:30',
  ],
  [
    'what is left after closing goes on the next morning',
    'product_enquiries',
    1,
    '2026-11-20T19:00:00+05:30',
    '2026-11-21T10:00:00+05:30',
  ],
  [
    'before it opens the hour begins then',
    'product_enquiries',
    1,
    '2026-11-20T06:00:00+05:30',
    '2026-11-20T10:30:00+05:30',
  ],
  [
    'over a Sunday and a holiday',
    'product_enquiries',
    1,
    '2026-11-21T20:00:00+05:30',
    '2026-11-24T10:30:00+05:30',
  ],
  [
    'over a day on which all outlets are closed',
    'product_enquiries',
    2,
    '2026-12-10T00:30:00+05:30',
    '2026-12-11T01:00:00+05:30',
  ],
  [
    'by the hours of the workshop',
    'service_bookings',
    1,
    '2026-11-20T12:30:00+05:30',
    '2026-11-21T09:30:00+05:30',
  ],
  [
    'of an outlet without hours nothing is promised',
    'product_enquiries',
    3,
    '2026-11-20T12:30:00+05:30',
    null,
  ],
  [
    'of an unknown one those of the first count',
    'product_enquiries',
    99,
    '2026-11-20T10:00:00+05:30',
    '2026-11-20T11:00:00+05:30',
  ],
  [
    'a kind without a target is promised nothing',
    'career_applications',
    1,
    '2026-11-20T10:00:00+05:30',
    null,
  ],
])('%s', async (_what, table, outlet, at, expected) => {
  expect(await promise(table, outlet, at)).toBe(expected && new Date(expected).toISOString())
})

test('contract and database make the same reference', async () => {
  const ids = Array.from({ length: 50 }, () => randomUUID())
  const rows = await api.db.sql<{ id: string; reference: string }>(
    'select id::text, private.reference_of(id) as reference from unnest($1::uuid[]) as id',
    [ids],
  )
  expect(rows.map(({ reference }) => reference)).toEqual(rows.map(({ id }) => referenceOf(id)))
})

async function send({ signals = 't=41000;h=0', outletId = 2, id = randomUUID() as string } = {}) {
  const { status, body } = await api.caller().call('POST', '/finance', {
    body: { name: 'Bijaya', contact: '98765 43210' },
    headers: {
      'idempotency-key': id,
      [formSignalsHeader]: signals,
      [enquiryContextHeader]: writeEnquiryContext({ outletId }),
    },
  })
  expect(status).toBe(201)
  return { id, ...(body as Accepted) }
}
const ask = (reference: string, digits: string, ip?: string) =>
  api.caller(ip).call('POST', '/api/enquiryStatus', { body: { reference, digits } })

test('after sending a visitor is told the promise that staff see, and a repeat tells the same', async () => {
  const sent = await send()
  const [lead] = await api.db.sql<{ promised_at: string }>(
    'select promised_at from public.leads where enquiry_id = $1',
    [sent.id],
  )
  expect(sent.promisedAt).toBe(new Date(lead?.promised_at ?? '').toISOString())
  expect(Date.parse(sent.promisedAt ?? '')).toBeGreaterThan(Date.now() + 55 * 60_000)
  expect(await send({ id: sent.id })).toEqual(sent)
  const { body } = await ask(sent.reference.toLowerCase(), '3210')
  expect(body).toMatchObject({
    kind: 'Loan for a two-wheeler',
    words: 'We have received it and will call you.',
    promisedAt: sent.promisedAt,
    answeredAt: null,
  })
})

test('what is held back is thanked and promised nothing, until staff release it', async () => {
  const held = await send({ signals: 't=41000;h=1' })
  expect(held).toMatchObject({ promisedAt: null, reference: referenceOf(held.id) })
  // The reference finds it all the same, and no call is promised; with other digits nobody finds it.
  expect((await ask(held.reference, '3210')).body).toMatchObject({
    reference: inFours(held.reference),
    kind: 'Loan for a two-wheeler',
    words: 'We have received it.',
    isOpen: true,
    promisedAt: null,
    appointment: null,
  })
  expect((await ask(held.reference, '3211')).status).toBe(404)
  await api.db.sql('update public.finance_enquiries set is_quarantined = false where id = $1', [held.id])
  expect(((await ask(held.reference, '3210')).body as EnquiryStatus).promisedAt).not.toBeNull()
})

test('a call, or a step, answers the promise once, and the visitor reads it; a new owner does not', async () => {
  const { id, reference } = await send()
  const status = async () => (await ask(reference, '3210')).body as EnquiryStatus
  const answered = async () => (await status()).answeredAt
  await api.db.sql('update public.leads set assignee_id = null, stage = stage where enquiry_id = $1', [id])
  expect(await answered()).toBeNull()
  await api.db.sql('update public.leads set touched_at = now() where enquiry_id = $1', [id])
  const first = await answered()
  expect(first).not.toBeNull()
  expect((await status()).words).toBe('We have called you or written to you.')
  await api.db.sql(`update public.leads set stage = 'contacted' where enquiry_id = $1`, [id])
  expect(await answered()).toBe(first)
})

const monday = comingDay(1)
const ride = (startsAt: string) => ({
  token: randomUUID(),
  outletId: 4,
  startsAt,
  hasLicence: true,
})
async function bookRide() {
  await api.db.sql('delete from public.appointments')
  const { body } = await api.caller().call('POST', '/api/postBooking', {
    body: {
      name: 'Asha',
      mobileNo: '98765 43210',
      emailId: 'a@mail.example',
      model: 'SP125',
      variant: 'Disc',
      color: 'Red',
    },
    headers: {
      'idempotency-key': randomUUID(),
      [formSignalsHeader]: 't=41000;h=0',
      [enquiryContextHeader]: writeEnquiryContext({ slot: ride(at(monday, '10:00')) }),
    },
  })
  return body as Accepted
}

test('the page tells of the appointment: what, when and where, and what became of it', async () => {
  const { reference, appointment } = await bookRide()
  const status = async (language = 'en') =>
    (
      await api.caller().call('POST', `/api/enquiryStatus?language=${language}`, {
        body: { reference, digits: '3210' },
      })
    ).body as EnquiryStatus
  const told = await status()
  expect(told).toMatchObject({
    words: 'Your appointment is booked.',
    vehicle: 'SP 125 Disc',
    appointment: {
      state: 'booked',
      purpose: 'test-ride',
      vehicle: 'SP 125 Disc',
      startsAt: at(monday, '10:00'),
      outlet: { name: 'Outlet 4', address: 'Road', phone: '1' },
    },
  })
  expect(JSON.stringify(told)).not.toContain(appointment?.link)
  expect((await status('or')).words).toBe('ଆପଣଙ୍କ ଆପଏଣ୍ଟମେଣ୍ଟ ବୁକ୍ ହୋଇଛି।')
  const change = (to: object | null) =>
    api.caller().call('PATCH', '/api/visit', { body: { link: appointment?.link, to } })
  await change({ outletId: 4, startsAt: at(monday, '10:30') })
  expect(await status()).toMatchObject({
    words: 'Your appointment has a new time.',
    appointment: { startsAt: at(monday, '10:30') },
  })
  await change(null)
  expect(await status()).toMatchObject({
    words: 'Your appointment is cancelled.',
    appointment: { state: 'cancelled' },
  })
  const set = (state: string) =>
    api.db.sql('update public.appointments set state = $1, version = version + 1', [state])
  await set('no-show')
  expect((await status()).words).toBe('We did not see you at the agreed time.')
  await set('done')
  expect((await status()).words).toBe('Your appointment took place. Thank you for coming.')
  // What staff did after the visit says more than the visit.
  await api.db.sql(`update public.leads set stage = 'quoted' where private.reference_of(enquiry_id) = $1`, [
    reference,
  ])
  expect(await status()).toMatchObject({
    words: 'We have given you our price.',
    appointment: { state: 'done' },
  })
})

test('whoever guesses digits is stopped after ten tries; who knows them is never counted', async () => {
  const { reference } = await send()
  for (let time = 0; time < 12; time++) expect((await ask(reference, '3210')).status).toBe(200)
  for (let time = 0; time < 10; time++)
    expect((await ask(reference, String(1000 + time), `10.0.0.${time}`)).status).toBe(404)
  const stopped = await ask(reference, '3210', '10.0.0.99')
  expect([stopped.status, Number(stopped.headers.get('retry-after'))]).toEqual([429, 900])
  expect(stopped.body).toMatchObject({
    error: { fields: { digits: expect.stringMatching(/^Wrong digits/) } },
    message:
      'Wrong digits were typed for this reference ten times, by you or by somebody else, or many times through your connection. It stays closed for 15 minutes.',
  })
})

test('whoever guesses references is stopped at the address, and others are not', async () => {
  const { reference } = await send()
  for (let time = 0; time < 50; time++)
    expect((await ask(referenceOf(randomUUID()), '3210', '10.0.1.1')).status).toBe(404)
  expect((await ask(reference, '3210', '10.0.1.1')).status).toBe(429)
  expect((await ask(reference, '3210', '10.0.1.2')).status).toBe(200)
})
