import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataRequest } from '#contract/privacy/data-requests.ts'
import type { Mail } from '#server/lib/mail/mail.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ userId: 'rights', role: 'owner' })
})
afterAll(() => api.close())

const sendOffer = (email: string, contact: string) =>
  api.caller().call('POST', '/offer?language=or', {
    body: { name: 'Asha', email, contact, agree: true },
    headers: { 'idempotency-key': randomUUID() },
  })
const askForCode = (email: string, ip = '192.0.2.7') =>
  api.caller(ip).call('POST', '/api/dataRequests/codes', { body: { email } })
const ask = (email: string, code: string, wish = 'copy', ip = '192.0.2.8') =>
  api.caller(ip).call('POST', '/api/dataRequests/byCode', { body: { email, code, wish, message: '' } })
const requests = async () =>
  ((await owner.call('GET', '/api/privacy/requests')).body as { requests: DataRequest[] }).requests

/** What the outbox has for an address: the mail with the code, or nothing. */
async function mailedTo(email: string): Promise<Mail | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-codes-'))
  try {
    await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
      await sendMails(new Date(Date.now() + 1000))
    })
    const names = await readdir(folder)
    const mails = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
    )
    return mails.find(({ to, text }) => to.includes(email) && /\b\d{6}\b/.test(text))
  } finally {
    await rm(folder, { recursive: true })
  }
}
const codeIn = (mail: Mail | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('an address that wrote to us gets a code in its language, and any other the same answer', async () => {
  await sendOffer('asha@mail.example', '90000 02001')
  const known = await askForCode('Asha@Mail.example')
  const unknown = await askForCode('nobody@mail.example')
  expect(known).toMatchObject({ status: 201, body: unknown.body })
  expect(await api.db.sql('select from private.data_codes')).toHaveLength(1)

  const mail = await mailedTo('asha@mail.example')
  const code = codeIn(mail)
  expect(mail?.subject).not.toContain(code)
  expect(mail?.text).toContain(`ଆପଣଙ୍କ କୋଡ ${code}`)
  // Neither the code nor the address stands in what is kept.
  const [kept] = await api.db.sql<{ words: string }>(
    `select string_agg(to_jsonb(data_codes)::text, '') || (select sealed_link from private.mails where kind = 'code') as words
     from private.data_codes`,
  )
  expect(kept?.words).not.toMatch(new RegExp(`${code}|asha`, 'i'))

  expect((await ask('asha@mail.example', another(code))).status).toBe(404)
  expect((await ask('asha@mail.example', code)).status).toBe(201)
  // The code proves the address, and the number that was typed beside it may be another person's.
  expect(await requests()).toMatchObject([
    { wish: 'copy', proof: 'code', name: 'Asha', mobile: '', email: 'asha@mail.example' },
  ])
})

test('a withdrawal by a code holds for the address at once, and not for a number', async () => {
  await sendOffer('ravi@mail.example', '90000 02002')
  await askForCode('ravi@mail.example', '192.0.2.17')
  expect(
    (await ask('ravi@mail.example', codeIn(await mailedTo('ravi@mail.example')), 'withdrawal')).status,
  ).toBe(201)
  const maySend = async () => {
    const [row] = await api.db.sql(
      `select private.may_send('email', '', 'ravi@mail.example') as mail, private.may_send('sms', '9000002002', '') as sms`,
    )
    return row
  }
  expect(await maySend()).toEqual({ mail: false, sms: true })
  // Who takes nothing any more can still prove the address.
  await askForCode('ravi@mail.example', '192.0.2.17')
  expect(codeIn(await mailedTo('ravi@mail.example'))).toMatch(/^\d{6}$/)
})

test('five wrong codes close a code, and so do ten minutes', async () => {
  await sendOffer('mita@mail.example', '90000 02003')
  await askForCode('mita@mail.example', '192.0.2.27')
  const code = codeIn(await mailedTo('mita@mail.example'))
  const wrong = await Promise.all(
    Array.from({ length: 5 }, () => ask('mita@mail.example', another(code), 'copy', '192.0.2.28')),
  )
  expect(wrong.map(({ status }) => status)).toEqual(Array(5).fill(404))
  expect((await ask('mita@mail.example', code, 'copy', '192.0.2.28')).status).toBe(404)

  await askForCode('mita@mail.example', '192.0.2.27')
  const second = codeIn(await mailedTo('mita@mail.example'))
  await api.db.sql(`update private.data_codes set made_at = made_at - interval '10 minutes 1 second'`)
  expect((await ask('mita@mail.example', second, 'copy', '192.0.2.28')).status).toBe(404)
  await mailedTo('mita@mail.example')
  expect(await api.db.sql('select from private.data_codes')).toEqual([])
})

test('a mailbox gets three codes an hour and an address asks for ten, whoever is known', async () => {
  await sendOffer('lata@mail.example', '90000 02004')
  for (const email of ['lata@mail.example', 'stranger@mail.example']) {
    const asked = []
    for (let time = 0; time < 4; time++) asked.push(await askForCode(email, `192.0.2.3${time}`))
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  }
  const flood = []
  for (let time = 0; time < 11; time++) flood.push(await askForCode(`n${time}@mail.example`, '192.0.2.40'))
  expect(flood.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
})

test('erasing takes the code of a person too', async () => {
  await sendOffer('gita@mail.example', '90000 02005')
  await askForCode('gita@mail.example', '192.0.2.47')
  expect(await api.db.sql('select from private.data_codes')).not.toEqual([])
  await api.db.sql(
    'delete from private.data_codes where lead_id not in (select id from public.leads where number_end = $1)',
    ['9000002005'],
  )
  await owner.call('POST', '/api/privacy/erasures', { body: { email: 'gita@mail.example' } })
  expect(await api.db.sql('select from private.data_codes')).toEqual([])
})
