import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import type { readPerson } from '#contract/privacy/privacy.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { enquiryContextHeader, formSignalsHeader } from '#contract/wire/routes.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const headers = () => ({ 'idempotency-key': randomUUID(), [formSignalsHeader]: 't=41000;h=0' })
const isWithheld = async (mobile: string, email: string) => {
  const [row] = await api.db.sql('select private.is_withheld($1, $2) as held', [mobile, email])
  return row?.held
}
const withdraw = (body: object) => api.caller().call('POST', '/api/withdrawals', { body })
const receipts = () =>
  api.db.sql(
    `select private.mail_json(mails) -> 'to' as to from private.mails where kind = 'receipt' order by created_at`,
  )

test('the link of a receipt withdraws its address once, and no other link does', async () => {
  const sendOffer = () =>
    api.caller().call('POST', '/offer', {
      body: { name: 'Asha', email: 'Asha@mail.example', contact: '+91 98765 43210', agree: true },
      headers: headers(),
    })
  await sendOffer()
  const [lead] = await api.db.sql<{ id: string }>('select id from public.leads')
  const [id = '', key = ''] = new URL(withdrawalLink(lead?.id ?? '', 'en')).hash.slice(1).split('.')

  expect((await withdraw({ lead: id, key: `${key.slice(1)}x` })).status).toBe(404)
  expect((await withdraw({ lead: randomUUID(), key })).status).toBe(404)
  expect(await isWithheld('', 'asha@mail.example')).toBe(false)

  expect((await withdraw({ lead: id, key })).status).toBe(200)
  expect((await withdraw({ lead: id, key })).status).toBe(200)
  const [ledger] = await api.db.sql('select count(*)::int as count from private.consents')
  expect(ledger?.count).toBe(1)
  expect([
    await isWithheld('', 'ASHA@mail.example'),
    await isWithheld('09876543210', ''),
    await isWithheld('', ''),
  ]).toEqual([true, false, false])

  await sendOffer()
  expect(await receipts()).toEqual([{ to: [] }, { to: [] }])
})

test('an opt-in stands in the ledger with the words it was given to, and another letter is another version', async () => {
  const channels = { all: false, rcs: false, sms: true, obd: false, email: false, whatsapp: false }
  const body = { registration: 'OD 05', name: 'Asha', mobile: '90000 00009', notifications: channels }
  for (const notice of ['How may we write to you?', 'How may we write to you now?'])
    await api.caller().call('POST', '/opt-in', {
      body,
      headers: { ...headers(), [enquiryContextHeader]: writeEnquiryContext({ seen: { Notice: notice } }) },
    })
  const owner = await api.staffCaller({ userId: 'ledger', role: 'owner' })
  const file = (await owner.call('POST', '/api/privacy/person', { body: { mobile: '90000 00009' } }))
    .body as AnswerOf<typeof readPerson>
  const consents = file.flatMap((enquiry) => enquiry.consents)
  expect(consents.map(({ kind, notice }) => [kind, notice])).toEqual([
    ['opt-in', 'How may we write to you?'],
    ['opt-in', 'How may we write to you now?'],
  ])
  expect(new Set(consents.map(({ version }) => version)).size).toBe(2)
})

test('no export holds who took their consent back; who wrote with the number of somebody else took back their own address alone', async () => {
  const owner = await api.staffCaller()
  const send = async (name: string, contact: string, email: string) => {
    const body = { name, email, contact, agree: true }
    await api.caller().call('POST', '/offer', { body, headers: headers() })
  }
  const exported = async (report: string) => {
    const { headers: said, bytes } = await owner.call('POST', `/api/reports/${report}/export`, { body: {} })
    const rows = bytes.toString().trimEnd().split('\n').slice(0, -1)
    const names = rows.map((row) => (JSON.parse(row) as { name: string }).name)
    return [names, said.get('x-total-records'), said.get('x-left-out')]
  }
  await api.db.sql('delete from private.consents')
  await api.db.sql('delete from public.offer_enquiries')
  await send('Ravi', '90000 00001', 'ravi@mail.example')
  await send('Same address', '90000 00002', 'Ravi@mail.example')
  await send('Same number', '+91 90000 00001', 'else@mail.example')
  await send('Mita', '90000 00003', 'mita@mail.example')
  expect(await exported('offer')).toEqual([['Mita', 'Same number', 'Same address', 'Ravi'], '4', '0'])

  const [lead] = await api.db.sql<{ id: string }>(`select id from public.leads where name = 'Ravi'`)
  const [, key] = new URL(withdrawalLink(lead?.id ?? '', 'en')).hash.split('.')
  await withdraw({ lead: lead?.id, key })
  expect(await exported('offer')).toEqual([['Mita', 'Same number'], '2', '2'])
  const page = (await owner.call('POST', '/api/offerReports', { body: {} })).body as {
    data: { id: string; name: string }[]
    withdrawn: string[]
    doNotCall: string[]
  }
  const withdrawn = page.data.filter(({ id }) => page.withdrawn.includes(id)).map(({ name }) => name)
  expect([withdrawn, page.doNotCall]).toEqual([['Same address', 'Ravi'], []])

  // Reports without an e-mail address, or without a number, can be exported too, and leave nobody out.
  expect((await exported('opt-in'))[2]).toBe('0')
  expect((await exported('review'))[2]).toBe('0')
})

test('an opt-in of a number counts over what was withdrawn for it before', async () => {
  await api.db.sql(
    `insert into private.consents (kind, number_end, enquiry_table, enquiry_id)
     values ('withdrawal', '9000000004', 'walk_ins', gen_random_uuid())`,
  )
  expect(await isWithheld('90000 00004', '')).toBe(true)
  const notifications = { all: false, rcs: false, sms: true, obd: false, email: false, whatsapp: false }
  const body = { registration: 'OD 05', name: 'Ravi', mobile: '90000 00004', notifications }
  await api.caller().call('POST', '/opt-in', { body, headers: headers() })
  expect(await isWithheld('90000 00004', '')).toBe(false)
})
