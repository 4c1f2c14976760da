import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import type { Notice } from '#contract/privacy/notices.ts'
import type { readPerson } from '#contract/privacy/privacy.ts'
import { reports } from '#contract/reports/reports.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { enquiryContextHeader } from '#contract/wire/routes.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ userId: 'privacy', role: 'owner' })
})
afterAll(() => api.close())

const read = async (path = '/api/notices/sendOfferEnquiry') =>
  (await api.caller().call('GET', path)).body as Notice
const daysOf = ({ parts }: Notice) => parts.find(({ heading }) => heading === 'How long')?.words
const consentsOf = async (mobile: string) => {
  const { body } = await owner.call('POST', '/api/privacy/person', { body: { mobile } })
  return (body as AnswerOf<typeof readPerson>).flatMap(({ consents }) => consents)
}

test('a notice keeps its version until a word of it changes, and every wording is kept', async () => {
  const first = await read()
  expect(first.version).toMatch(/^[0-9a-f]{12}$/)
  expect(daysOf(first)).toBe('Until you ask us to erase it.')
  expect(await read()).toEqual(first)

  await owner.call('PATCH', '/api/privacy/retention', { body: { kind: 'offer', days: 90 } })
  const second = await read()
  expect(daysOf(second)).toMatch(/^For 90 days/)
  const kept = await api.db.sql<{ version: string; words: string }>(
    `select version, words from private.notices where form = 'sendOfferEnquiry' order by shown_since`,
  )
  expect(kept.map(({ version }) => version)).toEqual([first.version, second.version])
  expect(kept[1]?.words).toContain('For 90 days')
})

test('the page has the notices of all forms whose part is on', async () => {
  const all = async () =>
    ((await api.caller().call('GET', '/api/notices')).body as { notices: Notice[] }).notices
  expect(new Set((await all()).map(({ version }) => version)).size).toBe(19)
  await api.db.sql(`update public.site_parts set is_on = false where id = 'career'`)
  expect((await all()).map(({ title }) => title)).not.toContain('Job application')
})

test('a form is called by a name of its visitors, in each language, and never by that of a report', async () => {
  const titles = async (language: string) => {
    const { body } = await api.caller().call('GET', `/api/notices?language=${language}`)
    return (body as { notices: Notice[] }).notices.map(({ title }) => title)
  }
  const english = await titles('en')
  const staffs = new Set(reports.flatMap(({ menu, title }) => [menu, title, menu.replace(/ Report$/, '')]))
  expect(english.filter((title) => staffs.has(title))).toEqual([])
  expect(new Set(english).size).toBe(english.length)
  for (const language of otherLanguages)
    expect((await titles(language)).filter((title) => /[a-z]/.test(title))).toEqual([])
})

test('the ledger names the notice that stood beside a form, and none that nobody was shown', async () => {
  const { version } = await read()
  const send = (mobile: string, notice: string) =>
    api.caller().call('POST', '/offer', {
      body: { name: 'Asha', email: 'a@mail.example', contact: mobile, agree: true },
      headers: {
        'idempotency-key': randomUUID(),
        [enquiryContextHeader]: writeEnquiryContext({ notice, seen: { Notice: 'You may call me.' } }),
      },
    })
  await send('90000 00021', version)
  await send('90000 00022', '0123456789ab')
  expect(await consentsOf('90000 00021')).toMatchObject([
    {
      kind: 'notice',
      notice: 'You may call me.',
      version,
      purpose: 'answer',
      language: 'en',
      way: 'form',
      channel: '',
    },
  ])
  expect(await consentsOf('90000 00022')).toEqual([])
})

test('a channel that was opened or closed is asked by itself', async () => {
  const maySend = async (channel: string) => {
    const [row] = await api.db.sql('select private.may_send($1, $2, $3) as may', [
      channel,
      '90000 00031',
      'Ravi@mail.example',
    ])
    return row?.may
  }
  const note = (kind: string, channel: string, columns: { number?: string; email?: string }) =>
    api.db.sql(
      `insert into private.consents (kind, channel, number_end, email, enquiry_table, enquiry_id)
       values ($1, $2, $3, $4, 'walk_ins', gen_random_uuid())`,
      [kind, channel, columns.number ?? '', columns.email ?? ''],
    )
  expect([await maySend('email'), await maySend('whatsapp')]).toEqual([true, true])
  await note('withdrawal', 'email', { email: 'ravi@mail.example' })
  expect([await maySend('email'), await maySend('whatsapp')]).toEqual([false, true])
  await note('withdrawal', '', { number: '9000000031' })
  expect([await maySend('email'), await maySend('whatsapp')]).toEqual([false, false])
  await note('opt-in', 'whatsapp', { number: '9000000031' })
  expect([await maySend('email'), await maySend('whatsapp')]).toEqual([false, true])
})
