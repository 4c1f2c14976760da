import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FormBody, forms, plainForms } from '#contract/enquiries/forms.ts'
import { rowOf } from '#server/data/enquiries/form-rows.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { countEnquiries } from './stored-rules.ts'

// A stranger who got hold of the publishable key, and calls Supabase without going through this site.

let api: TestApi
let keys: Record<string, Record<string, string>>

beforeAll(async () => {
  api = await startTestApi()
  const { accessToken } = await api.db.createUser()
  const { accessToken: staffToken } = await api.db.createStaff()
  const apikey = api.db.publishableKey
  keys = {
    visitor: { apikey },
    stranger: { apikey, authorization: `Bearer ${accessToken}` },
    staff: { apikey, authorization: `Bearer ${staffToken}` },
  }
})
afterAll(() => api.close())

const post = (caller: string, path: string, body: unknown) =>
  api.db.fetch(
    new Request(`${api.db.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: { ...keys[caller], 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

const rows = plainForms.map((name) => {
  const { body, table } = forms[name]
  return { table, row: rowOf(name, body.parse(sampleBody(body)) as FormBody<typeof name>) }
})

test.each(['visitor', 'stranger', 'staff'])('a %s adds no row to any table of forms', async (caller) => {
  for (const { table, row } of rows) {
    const many = Array.from({ length: 500 }, () => ({ ...row, id: randomUUID(), robot_score: 0 }))
    for (const body of [
      many,
      { ...row, id: randomUUID(), mobile: ' ' },
      { ...row, id: randomUUID(), mobile: 'a\u0007' },
    ]) {
      const answer = await post(caller, table, body)
      expect([table, answer.status, await answer.json()]).toMatchObject([
        table,
        expect.toSatisfy((status) => [401, 403].includes(status)),
        { code: '42501' },
      ])
    }
  }
  const resume = { name: 'A', email: 'a@b.c', mobile: '1', post: 'B', resume_path: `${'0'.repeat(64)}.pdf` }
  expect((await post(caller, 'career_applications', { ...resume, id: randomUUID() })).ok).toBe(false)
  expect(await countEnquiries(api.db.sql)).toBe(0)
})

test.each(['visitor', 'stranger', 'staff'])(
  'a %s does not store through the function either',
  async (caller) => {
    const [{ table, row } = { table: '', row: {} }] = rows
    const enquiry = { ...row, id: randomUUID(), robot_score: 0, submission_hash: 'hash' }
    const answer = await post(caller, 'rpc/store_enquiry', { form_table: table, enquiry, sender: 'me' })
    expect(answer.ok).toBe(false)
    expect(await countEnquiries(api.db.sql)).toBe(0)
  },
)

test.each(['offers', 'notifications', 'gallery_images'])(
  'a visitor sees of %s what the site shows, and not how staff sent it',
  async (table) => {
    const read = (columns: string) =>
      api.db.fetch(
        new Request(`${api.db.url}/rest/v1/${table}?select=${columns}`, { headers: keys.visitor ?? {} }),
      )
    expect((await read('id,image,alt')).status).toBe(200)
    for (const column of ['idempotency_key', 'body_hash', '*']) expect((await read(column)).ok).toBe(false)
  },
)

test('a row that the database refuses is logged by code and constraint alone', async () => {
  await api.db.sql(
    `alter table public.offer_enquiries add constraint refused_check check (name <> 'Refused Person')`,
  )
  const lines: string[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    lines.push(parts.map(String).join(' '))
  })
  const body = { name: 'Refused Person', email: 'refused@mail.example', contact: '9876500000', agree: true }
  const { status } = await api.caller().call('POST', '/offer', { body })
  error.mockRestore()
  expect(status).toBe(500)
  const logged = lines.join('\n')
  expect(logged).toContain('23514 refused_check')
  expect(logged).not.toMatch(/Refused Person|refused@mail|98765/)
})
