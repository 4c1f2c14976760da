import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import type { Mail } from '#server/lib/mail/mail.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await api.db.sql('update private.budgets set of_address = null, of_network = null, of_all = null')
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.sql('update public.promise_settings set asks_for_reviews = true')
  await api.db.sql('delete from private.mails')
})

// One day for all tests, also when an Indian midnight passes while they run.
const today = indianDay(new Date())
const indianMoment = (clock: string) => new Date(`${today}T${clock}:00+05:30`)

let lastNumber = 9_000_004_000
/** A lead of an offer whose vehicle was handed over `days` ago; answers its id. */
async function deliver({
  email = '',
  mobile = '',
  days = 2,
  language = 'en',
  model = '',
} = {}): Promise<string> {
  const key = randomUUID()
  const contact = mobile || String(++lastNumber)
  const body = { name: 'Asha', contact, email: email || `n${contact}@mail.example`, agree: true }
  await api.caller().call('POST', `/offer?language=${language}`, {
    body,
    headers: { 'idempotency-key': key, [formSignalsHeader]: 't=41000;h=0' },
  })
  await api.db.sql(`update public.leads set stage = 'delivered', model = $2 where enquiry_id = $1`, [
    key,
    model,
  ])
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads where enquiry_id = $1', [key])
  const id = lead?.id ?? ''
  await api.db.sql(`update private.review_asks set delivered_at = $2 where lead_id = $1`, [
    id,
    new Date(noon().getTime() - days * 86_400_000 - 60_000),
  ])
  await api.db.sql(`delete from private.mails where lead_id = $1`, [id])
  return id
}
/** Noon in India, when mails that may wait for the day are written. */
const noon = () => indianMoment('12:00')
const ask = async (at = noon()) => {
  const [row] = await api.db.sql<{ queued: number }>('select private.queue_review_asks($1) as queued', [at])
  return row?.queued
}

async function mails(): Promise<Mail[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-reviews-'))
  try {
    await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
      await sendMails(new Date(Math.max(Date.now(), noon().getTime()) + 60_000))
    })
    const names = await readdir(folder)
    const all = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
    )
    return all.filter(({ text }) => text.includes('/review#'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('two days after a hand-over the review is asked for once, in the language of the visitor', async () => {
  await deliver({ email: 'asha@mail.example', language: 'or', days: 2 })
  await deliver({ days: 1 })
  await deliver({ days: 10 })
  expect([await ask(), await ask()]).toEqual([1, 0])
  const [mail, other] = await mails()
  expect(other).toBeUndefined()
  expect(mail?.to).toEqual(['asha@mail.example'])
  expect(mail?.text).toMatch(/ଭଲ ହେଉ କି ଖରାପ.*\/or\/review#[0-9a-f-]{36}\.[\w-]+/)
  expect(mail?.text).not.toContain('Asha')
})

test('nobody is asked at night, before the owner turns it on, or about what was taken back', async () => {
  const id = await deliver()
  expect(await ask(indianMoment('21:00'))).toBe(0)
  await api.db.sql('update public.promise_settings set asks_for_reviews = false')
  expect(await ask()).toBe(0)
  await api.db.sql('update public.promise_settings set asks_for_reviews = true')
  await api.db.sql(`update public.leads set stage = 'booked' where id = $1`, [id])
  expect(await ask()).toBe(0)
  expect(await api.db.sql('select from private.review_asks where lead_id = $1', [id])).toEqual([])
})

test('a withdrawal, a "do not call" and a review that came meanwhile win', async () => {
  const withdrawn = await deliver({ email: 'gone@mail.example' })
  await api.db.sql(
    `insert into private.consents (kind, email, enquiry_table, enquiry_id, channel)
     values ('withdrawal', 'gone@mail.example', 'offer_enquiries', $1, 'email')`,
    [withdrawn],
  )
  await deliver({ mobile: '9000004901' })
  await api.db.sql(`insert into public.contact_marks (digits, mark) values ('9000004901', 'do-not-call')`)
  await deliver({ mobile: '9000004902' })
  await api.db.sql(
    `insert into public.reviews (id, message, name, mobile) values (gen_random_uuid(), 'Good', 'Asha', '9000004902')`,
  )
  expect(await ask()).toBe(0)
})

test('one person is asked once about one vehicle, about another again, and after a no never', async () => {
  const email = 'mita@mail.example'
  await deliver({ email, model: 'SP125' })
  await deliver({ email: 'Mita@mail.example', model: 'sp125' })
  expect(await ask()).toBe(1)
  const second = await deliver({ email, model: 'Activa' })
  expect(await ask()).toBe(1)
  const link = /review#(\S+)/.exec((await mails()).find(({ text }) => text.includes(second))?.text ?? '')?.[1]
  const caller = api.caller()
  expect((await caller.call('POST', '/api/reviewAsk', { body: { link } })).body).toEqual({
    vehicle: '',
    outlet: '',
    google: '',
    isRefused: false,
  })
  expect((await caller.call('PATCH', '/api/reviewAsk', { body: { link } })).status).toBe(200)
  expect((await caller.call('POST', '/api/reviewAsk', { body: { link } })).body).toMatchObject({
    isRefused: true,
  })
  await deliver({ email, model: 'Shine' })
  expect(await ask()).toBe(0)
  for (const wrong of [`${second}.${'a'.repeat(43)}`, randomUUID(), ''])
    expect((await caller.call('PATCH', '/api/reviewAsk', { body: { link: wrong } })).status).toBe(404)
})

test('the profile on Google stands beside our own form, in the mail and behind its link', async () => {
  const google = 'https://g.page/r/kalinga/review'
  await api.db.sql('update public.dealership set google_reviews = $1', [google])
  const id = await deliver()
  expect(await ask()).toBe(1)
  const [mail] = await mails()
  expect(mail?.text).toMatch(
    /good or bad: \S+\/review#\S+\nOr write it on Google: https:\/\/g\.page\/r\/kalinga\/review\n/,
  )
  const link = mail?.text.split('/review#')[1]?.split('\n')[0] ?? ''
  expect(link).toContain(id)
  expect((await api.caller().call('POST', '/api/reviewAsk', { body: { link } })).body).toMatchObject({
    google,
  })
})
