import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Breach, BreachFacts, readBreachLetters } from '#contract/privacy/breaches.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import type { Mail } from '#server/lib/mail/mail.ts'
import { sendMails } from '#server/services/messages/mail/send-mails.ts'
import { withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ userId: 'privacy', role: 'owner' })
  await api.db.sql('update private.budgets set of_address = null, of_network = null, of_all = null')
})
afterAll(() => api.close())

const sendOffer = (name: string, contact: string, email = '', language = 'en') =>
  api.caller().call('POST', `/offer?language=${language}`, {
    body: { name, contact, email, ...(email === '' && { noEmail: true }), agree: true },
    headers: { 'idempotency-key': randomUUID() },
  })
const facts = (given: Partial<BreachFacts> = {}): BreachFacts => ({
  knownAt: new Date(Date.now() - 60_000).toISOString(),
  nature: 'account',
  items: ['name', 'number'],
  measures: ['closed', 'passwords'],
  happened: 'An account was used from outside.',
  words: { en: '', or: '', hi: '' },
  ...given,
})
async function writeDown(given: Partial<BreachFacts> = {}): Promise<string> {
  const id = randomUUID()
  const { status } = await owner.call('PATCH', `/api/privacy/breaches/${id}`, {
    body: { expected: 0, facts: facts(given) },
  })
  expect(status).toBe(200)
  return id
}
const find = async (id: string) => {
  const { body } = await owner.call('GET', '/api/privacy/breaches')
  return (body as { breaches: Breach[] }).breaches.find((breach) => breach.id === id)
}
const add = (id: string, body: object) => owner.call('POST', `/api/privacy/breaches/${id}/people`, { body })
const drafts = async (id: string) =>
  (await owner.call('POST', `/api/privacy/breaches/${id}/letters/drafts`)).body as AnswerOf<
    typeof readBreachLetters
  >
const wholeDay = () => ({
  from: new Date(Date.now() - 3_600_000).toISOString(),
  to: new Date(Date.now() + 60_000).toISOString(),
})

async function mailed(): Promise<Mail[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-breach-'))
  try {
    await withEnvironment({ MAIL_FOLDER: folder, SMTP_URL: '' }, async () => {
      await sendMails(new Date(Date.now() + 1000))
    })
    const names = await readdir(folder)
    return await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a breach is written down once, changed over the version that was seen, and its Board steps are noted', async () => {
  const id = await writeDown()
  await owner.call('PATCH', `/api/privacy/breaches/${id}`, { body: { expected: 0, facts: facts() } })
  const change = (expected: number) =>
    owner.call('PATCH', `/api/privacy/breaches/${id}`, {
      body: { expected, facts: facts({ nature: 'export' }) },
    })
  expect((await change(1)).status).toBe(200)
  expect((await change(1)).status).toBe(409)
  const told = (step: string) => owner.call('PATCH', `/api/privacy/breaches/${id}/board`, { body: { step } })
  await told('noted')
  const first = (await find(id))?.boardNotedAt
  await told('noted')
  expect(await find(id)).toMatchObject({
    nature: 'export',
    version: 2,
    boardNotedAt: first,
    boardDetailedAt: null,
  })
  expect(
    (await owner.call('PATCH', `/api/privacy/breaches/${randomUUID()}/board`, { body: { step: 'noted' } }))
      .status,
  ).toBe(404)
  const later = facts({ knownAt: new Date(Date.now() + 86_400_000).toISOString() })
  expect(
    (await owner.call('PATCH', `/api/privacy/breaches/${id}`, { body: { expected: 2, facts: later } }))
      .status,
  ).toBe(422)
})

test('the trail of an account says whom it may have seen, each person once, within its time and rights', async () => {
  await sendOffer('Asha', '90000 03001', 'asha@mail.example')
  await sendOffer('Asha again', '90000 03001')
  await sendOffer('Ravi', '90000 03002')
  await api.caller().call('POST', '/finance', {
    body: { name: 'Mita', contact: '90000 03003', email: '', model: '', message: '' },
    headers: { 'idempotency-key': randomUUID() },
  })
  const thief = await api.staffCaller({ userId: 'thief', role: 'sales' })
  const [account] = await api.db.sql<{ id: string }>(`select id from public.staff where user_id = 'thief'`)
  const id = await writeDown()
  expect((await add(id, { account: account?.id, ...wholeDay() })).body).toMatchObject({ changed: 0 })

  const read = await thief.call('POST', '/api/offerReports', { body: {} })
  expect(read.status).toBe(200)
  const added = await add(id, { account: account?.id, ...wholeDay() })
  expect(added.body).toMatchObject({ changed: 2 })
  expect((await find(id))?.people).toMatchObject({ read: 2, exported: 0, told: 0 })
  const { people } = await drafts(id)
  expect(people.map(({ name }) => name).sort()).toEqual(['Asha again', 'Ravi'])
  // A second look finds nobody new, and another hour of the account nobody at all.
  expect((await add(id, { account: account?.id, ...wholeDay() })).body).toMatchObject({ changed: 0 })
  const early = { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' }
  const other = await writeDown()
  expect((await add(other, { account: account?.id, ...early })).body).toMatchObject({ changed: 0 })
  expect((await add(id, { drop: 'read' })).body).toMatchObject({ changed: 2 })
})

test('letters go in each reader’s language when the owner presses, once, also after a withdrawal', async () => {
  await mailed()
  await sendOffer('Gita', '90000 03011', 'gita@mail.example', 'or')
  await sendOffer('Hari', '90000 03012', 'hari@mail.example')
  await sendOffer('Without mail', '90000 03013')
  await mailed()
  await api.db.sql(
    `insert into private.consents (kind, email, enquiry_table, enquiry_id)
     values ('withdrawal', 'hari@mail.example', 'offer_enquiries', gen_random_uuid())`,
  )
  const id = await writeDown({ words: { en: 'We are very sorry.', or: '', hi: '' } })
  const today = indianDay(new Date())
  await add(id, { kinds: ['offer'], fromDay: today, toDay: today })
  await api.db.sql(
    `delete from private.breach_people using public.leads where leads.id = lead_id and number_end not like '900000301_'`,
  )
  expect(await mailed()).toEqual([])

  const send = (told: number | null = null) =>
    owner.call('POST', `/api/privacy/breaches/${id}/letters`, { body: { told } })
  expect((await send()).body).toMatchObject({ changed: 2 })
  expect((await send()).body).toMatchObject({ changed: 0 })
  const letters = (await mailed()).toSorted((one, other) => (String(one.to) < String(other.to) ? -1 : 1))
  expect(letters.map(({ to }) => to)).toEqual([['gita@mail.example'], ['hari@mail.example']])
  expect(letters[0]?.text).toContain('ଆମେ ଆମ କର୍ମଚାରୀଙ୍କ ପାସୱାର୍ଡ ବଦଳାଇଛୁ।')
  expect(letters[0]?.text).not.toContain('very sorry')
  expect(letters[1]?.text).toContain('your name; your phone number')
  expect(letters[1]?.text).toContain('We are very sorry.')

  const [rest] = (await drafts(id)).people
  expect(rest).toMatchObject({ name: 'Without mail', email: '', sentAt: null, toldAt: null })
  expect((await send(rest?.id ?? 0)).status).toBe(200)
  expect((await find(id))?.people).toMatchObject({ filter: 3, queued: 2, sent: 2, told: 3 })
  expect((await send(0)).status).toBe(404)
})

test('an erased person leaves a row without a fact, and no letter', async () => {
  await sendOffer('Lata', '90000 03021', 'lata@mail.example')
  const id = await writeDown()
  const today = indianDay(new Date())
  await add(id, { kinds: ['offer'], fromDay: today, toDay: today })
  await api.db.sql(
    `delete from private.breach_people using public.leads where leads.id = lead_id and number_end <> '9000003021'`,
  )
  await owner.call('POST', `/api/privacy/breaches/${id}/letters`, { body: { told: null } })
  await owner.call('POST', '/api/privacy/erasures', { body: { mobile: '90000 03021' } })
  expect((await mailed()).filter(({ to }) => to.includes('lata@mail.example'))).toEqual([])
  expect((await drafts(id)).people).toMatchObject([{ name: 'erased', mobile: '', email: '' }])
})

test('the register is the owner’s, and its trail names nobody', async () => {
  const manager = await api.staffCaller({ userId: 'manager', role: 'manager' })
  expect((await manager.call('GET', '/api/privacy/breaches')).status).toBe(403)
  const lines = await api.db.sql<{ words: string }>(
    `select subject || ' ' || after as words from public.audit_events where table_name = 'breaches' or subject like '%breach%'`,
  )
  expect(lines.map(({ words }) => words).join('\n')).toMatch(/Breach of .* 2 letters handed to the mail/)
  expect(lines.filter(({ words }) => /Gita|Hari|90000/.test(words))).toEqual([])
})
