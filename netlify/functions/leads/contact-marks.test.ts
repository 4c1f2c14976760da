import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Accepted } from '#contract/enquiries/form-definition.ts'
import type { ContactMark } from '#contract/leads/lead-stages.ts'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import type { DigestFacts, MailLead } from '#server/data/messages/mails.ts'
import { leadMail } from '#server/services/messages/mail/staff-mails.ts'
import { insertReview } from '#server/testing/helpers/files/photos.ts'
import { type Caller, openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  owner = await api.staffCaller({ userId: 'asha', role: 'owner' })
  const sales = await api.db.createStaff({ userId: 'ravi', role: 'sales' })
  await api.db.sql(
    `insert into public.dealers (id, name, address, sales_no, service_no, customer_no, open_time, email, map_embed_url, latitude, longitude, hours)
     values (1, 'Main', 'Road', '1', '2', '3', '9', 'main@dealer.example', 'https://www.google.com/maps/embed?pb=1', 20, 85, $1)`,
    [{ sales: Array(7).fill({ opens: '00:00', closes: '23:59' }) }],
  )
  await owner.call('PATCH', '/api/leadTurns', { body: { sales: true } })
  await api.db.sql(
    `insert into public.push_subscriptions (staff_id, endpoint, p256dh, auth_secret)
     values ($1, 'https://fcm.googleapis.com/fcm/send/one', repeat('k', 87), repeat('s', 22))`,
    [sales.id],
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['public.finance_enquiries', 'public.contact_marks', 'private.pushes', 'private.mails'])
    await api.db.sql(`delete from ${table}`)
})

async function send(contact = '98765 43210'): Promise<{ id: string; promisedAt: string | null }> {
  const body = { name: 'Bijaya', contact, email: 'b@mail.example' }
  const headers = { 'idempotency-key': randomUUID(), [formSignalsHeader]: 't=41000;h=0' }
  const answer = await api.caller().call('POST', '/finance', { body, headers })
  expect(answer.status).toBe(201)
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [
    headers['idempotency-key'],
  ])
  return { id: lead?.id ?? '', promisedAt: (answer.body as Accepted).promisedAt ?? null }
}
const mark = async (id: string, is: ContactMark, isSet = true) => {
  const body = { mark: is, isSet }
  expect((await owner.call('PATCH', `/api/lead/${id}/marks`, { body })).status).toBe(200)
}
const digest = async () => {
  const [row] = await api.db.sql<{ facts: DigestFacts }>(
    `select private.digest_facts(private.indian_day(now()) + 1) as facts`,
  )
  return row?.facts
}

test('a number that is no customer’s takes nobody’s turn, is mailed to nobody, rings nowhere and is promised nothing', async () => {
  const first = await send()
  expect(first.promisedAt).not.toBeNull()
  expect(await digest()).toMatchObject({ came: 1, unassigned: 0 })
  await mark(first.id, 'not-a-customer')
  await api.db.sql('delete from private.mails')
  await api.db.sql('delete from private.pushes')
  const again = await send()
  const [row] = await api.db.sql(
    `select promised_at, assignee_id, (select count(*)::int from private.mails) as mails,
       (select count(*)::int from private.pushes) as pushes
     from public.leads where id = $1`,
    [again.id],
  )
  expect(row).toEqual({ promised_at: null, assignee_id: null, mails: 0, pushes: 0 })
  expect(again.promisedAt).toBeNull()
  expect(await digest()).toEqual({ came: 0, unassigned: 0, overdue: 0, promised: 0, kept: 0 })
})

test('whoever is not to be called is owed no call any more, and a mail of the next enquiry has no number to call', async () => {
  const [first, called] = [await send(), await send('90000 00001')]
  const promised = async () => {
    const rows = await api.db.sql<{ id: string }>('select id from public.leads where promised_at is not null')
    return rows.map(({ id }) => id)
  }
  await mark(first.id, 'do-not-call')
  expect(await promised()).toEqual([called.id])
  const again = await send()
  expect([again.promisedAt, await promised()]).toEqual([null, [called.id]])
  const [mail] = await api.db.sql<{ lead: MailLead }>(
    `select private.mail_json(mails) -> 'lead' as lead from private.mails where kind = 'lead' and lead_id = $1`,
    [again.id],
  )
  const text = mail ? leadMail({ ...mail.lead, kind: 'Enquiry' }, new Date()).text : ''
  expect(text).toContain('Do not call.')
  expect(text).not.toContain('43210')
})

test('what is known of a number is for staff who see a lead of it', async () => {
  const { id } = await send()
  await mark(id, 'do-not-call')
  const seenBy = async (role: 'sales' | 'service' | 'people') => {
    const caller = await api.staffCaller({ userId: `sees-${role}`, role })
    return (await caller.call('POST', '/api/person', { body: { mobile: '98765 43210' } })).body
  }
  expect(await seenBy('sales')).toMatchObject({ leads: [{ id }], marks: ['do-not-call'] })
  for (const role of ['service', 'people'] as const)
    expect(await seenBy(role)).toEqual({ leads: [], marks: [] })
})

test('HR, who sees no lead of a customer, sets no mark for all of them', async () => {
  const { id } = await send()
  const hr = await api.staffCaller({ role: 'people' })
  const body = { mark: 'not-a-customer', isSet: true }
  expect((await hr.call('PATCH', `/api/lead/${id}/marks`, { body })).status).toBe(403)
  const past = await api.db.startSession(hr.account)
  const answer = await api.db.fetch(
    new Request(`${api.db.url}/rest/v1/rpc/mark_contact`, {
      method: 'POST',
      headers: {
        apikey: api.db.publishableKey,
        authorization: `Bearer ${past.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ lead_id: id, mark: 'not-a-customer', is_set: true }),
    }),
  )
  expect(answer.status).toBe(403)
})

test('a review says what is known of its writer’s number', async () => {
  await insertReview(api)
  const { id } = await send('90000 00002')
  await mark(id, 'do-not-call')
  const { body } = await owner.call('GET', '/api/manageReviews?state=waiting')
  expect(body).toMatchObject({ reviews: [{ mobile: '9000000002', marks: ['do-not-call'] }] })
})
