import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InboxRow } from '#contract/leads/leads.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let asha: Caller

beforeAll(async () => {
  api = await startTestApi()
  asha = await api.staffCaller()
})
afterAll(() => api.close())

test('a search that finds more than a thousand leads begins with the newest of them', async () => {
  // As many leads without a match as are scanned before an index is used, one newer lead with a match and
  // many older ones.
  await api.db.sql('alter table public.leads disable trigger user')
  await api.db.sql(
    `insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at)
     select 'contact_requests', gen_random_uuid(), 'other', case when n = 9200 then 'Newest Senapati'
       when n <= 1100 then 'Senapati' else 'Das' end, '98' || lpad(n::text, 8, '0'), '', '',
       timestamptz '2024-01-01T00:00:00Z' + n * interval '1 minute'
     from generate_series(1, 9200) n`,
  )
  await api.db.sql('alter table public.leads enable trigger user')
  const { status, body } = await asha.call('POST', '/api/leads', { body: { q: 'senapati' } })
  expect(status).toBe(200)
  const page = body as { data: InboxRow[]; leads: number; isCapped: boolean }
  expect(page.data[0]?.name).toBe('Newest Senapati')
  expect(page).toMatchObject({ leads: 1000, isCapped: true })
})
