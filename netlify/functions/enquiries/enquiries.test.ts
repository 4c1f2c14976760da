import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(() => api.db.sql('delete from public.product_enquiries'))

afterAll(() => api.close())

const enquiry = {
  name: "Bijaya D'Souza",
  mobileNo: '98765 43210',
  emailId: 'bijaya@mail.example',
  model: "CB350H'ness",
  color: 'Pearl Igneous Black',
  message: 'ଦୟାକରି ଫୋନ କରନ୍ତୁ\n<img src=x onerror=alert(1)>',
}

const stored = () =>
  api.db.sql('select name, mobile, email, model, colour, message from public.product_enquiries')
const send = (body: unknown, headers?: Record<string, string>) =>
  api.caller().call('POST', '/api/postBooking', { body, ...(headers ? { headers } : {}) })

test('stores what was sent, and says so in the words of the specification', async () => {
  const { status, body } = await send({ ...enquiry, name: `  ${enquiry.name} ` })
  expect(status).toBe(201)
  expect(body).toEqual({ message: texts.productEnquiry.success })
  expect(await stored()).toEqual([
    {
      name: enquiry.name,
      mobile: enquiry.mobileNo,
      email: enquiry.emailId,
      model: enquiry.model,
      colour: enquiry.color,
      message: enquiry.message,
    },
  ])
})

test('a repeat under the same key answers the same and stores one row', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([send(enquiry, headers), send(enquiry, headers), send(enquiry, headers)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await stored()).toHaveLength(1)
})

test('a key that is no uuid is refused', async () => {
  expect(await send(enquiry, { 'idempotency-key': 'again' })).toMatchObject({ status: 400 })
  expect(await stored()).toEqual([])
})

test.each([
  ['name', ''],
  ['name', '   '],
  ['emailId', 'not an address'],
  ['mobileNo', 'call me'],
  ['color', ''],
  ['model', ''],
  ['message', 'x'.repeat(limits.message + 1)],
])('%s = %o is refused under its field', async (field, value) => {
  const { status, body } = await send({ ...enquiry, [field]: value })
  expect(status).toBe(422)
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field])
  expect(await stored()).toEqual([])
})

test('unknown fields are refused, not stored', async () => {
  const { status } = await send({ ...enquiry, created_at: '2020-01-01', status: 'done' })
  expect(status).toBe(422)
  expect(await stored()).toEqual([])
})

test('broken JSON, other types and large bodies are refused in words', async () => {
  expect(await send('{"name":')).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } })
  expect(await send(enquiry, { 'content-type': 'text/plain' })).toMatchObject({
    status: 415,
    body: { error: { code: 'unsupported_media_type' } },
  })
  expect(await send({ ...enquiry, message: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    body: { error: { code: 'body_too_large' } },
  })
})

test('no answer may be kept by anybody, and every one carries the security headers', async () => {
  const { headers } = await send(enquiry)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('netlify-cdn-cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-request-id')).toMatch(/\S/)
})
