import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#contract/enquiries/reference.ts'
import type { DataRequest } from '#contract/privacy/data-requests.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ userId: 'rights', role: 'owner' })
})
afterAll(() => api.close())

async function sendOffer(contact: string): Promise<string> {
  const key = randomUUID()
  await api.caller().call('POST', '/offer', {
    body: { name: 'Asha', email: `${contact.slice(-3)}@mail.example`, contact, agree: true },
    headers: { 'idempotency-key': key },
  })
  return referenceOf(key)
}
const ask = (reference: string, digits: string, wish: string, message = '') =>
  api.caller().call('POST', '/api/dataRequests', { body: { reference, digits, wish, message } })
const list = async () =>
  ((await owner.call('GET', '/api/privacy/requests')).body as { requests: DataRequest[] }).requests

test('who proves an enquiry is answered within ninety days, once for each wish', async () => {
  const reference = await sendOffer('90000 01001')
  expect((await ask(reference, '9999', 'copy')).status).toBe(404)
  const first = await ask(reference, '1001', 'copy', 'By post, please.')
  expect(first).toMatchObject({ status: 201, body: { message: 'We have your request.' } })
  expect((await ask(reference, '1001', 'copy')).body).toEqual(first.body)
  const [request] = await list()
  expect(await list()).toHaveLength(1)
  expect(request).toMatchObject({
    wish: 'copy',
    message: 'By post, please.',
    name: 'Asha',
    mobile: '90000 01001',
    email: '001@mail.example',
    kind: 'offer',
    closedAt: null,
  })
  const askedOn = indianDay(new Date(request?.askedAt ?? ''))
  expect(Date.parse(request?.answeredBy ?? '') - Date.parse(askedOn)).toBe(90 * 86_400_000)
})

test('a withdrawal holds at once, for the number and the address of the enquiry', async () => {
  const reference = await sendOffer('90000 01002')
  await ask(reference, '1002', 'withdrawal')
  const [row] = await api.db.sql(
    `select private.may_send('email', '', '002@mail.example') as mail, private.may_send('sms', '9000001002', '') as sms`,
  )
  expect(row).toEqual({ mail: false, sms: false })
  await api.caller().call('POST', '/opt-in', {
    body: {
      registration: 'OD 05',
      name: 'Asha',
      mobile: '90000 01002',
      notifications: { all: false, rcs: false, sms: true, obd: false, email: false, whatsapp: false },
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  const [again] = await api.db.sql(
    `select private.may_send('sms', '9000001002', '002@mail.example') as sms,
       private.may_send('sms', '9000001002', '') as number_alone`,
  )
  expect(again).toEqual({ sms: false, number_alone: true })
})

test('the owner closes a request with what was done, and erasing takes the person out of it', async () => {
  const reference = await sendOffer('90000 01003')
  await ask(reference, '1003', 'erasure', 'I am Asha of Banki.')
  const mine = async () => (await list()).find(({ wish }) => wish === 'erasure')
  const path = `/api/privacy/requests/${(await mine())?.id}`
  expect((await owner.call('PATCH', path, { body: { answer: ' ' } })).status).toBe(422)
  await owner.call('POST', '/api/privacy/erasures', { body: { mobile: '90000 01003' } })
  expect(await mine()).toMatchObject({ name: '', mobile: '', email: '', message: '', closedAt: null })
  expect((await owner.call('PATCH', path, { body: { answer: 'Erased today.' } })).status).toBe(200)
  expect(await mine()).toMatchObject({ answer: 'Erased today.', closedAt: expect.any(String) })
  expect((await owner.call('PATCH', path, { body: { answer: 'Again.' } })).status).toBe(404)
  expect((await ask(reference, '1003', 'copy')).status).toBe(404)
})

test('requests are for the owner alone', async () => {
  const manager = await api.staffCaller({ userId: 'manager', role: 'manager' })
  expect((await manager.call('GET', '/api/privacy/requests')).status).toBe(403)
})
