import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InboxRow } from '#contract/leads/leads.ts'
import type { ReportPage } from '#contract/reports/report-endpoint.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let asha: Caller

beforeAll(async () => {
  api = await startTestApi()
  asha = await api.staffCaller()
})
afterAll(() => api.close())

test('a name is found in any order of its words, with or without joiners and apostrophes of any kind', async () => {
  const names = ['Bijaya Kumar Das', 'Peter D’Souza', 'ପ୍ରିୟଙ୍କା ମହାନ୍ତି', 'क्\u200dया शर्मा']
  for (const name of names)
    await api.db.sql(
      `insert into public.product_enquiries (id, name, mobile, email, model, colour)
       values (gen_random_uuid(), $1, '98765 43210', 'b@mail.example', 'honda-activa-6g', 'Red')`,
      [name],
    )
  const inInbox = async (q: string) => {
    const { body } = await asha.call('POST', '/api/leads', { body: { q } })
    return (body as { data: InboxRow[] }).data.flatMap((row) => [row, ...row.folded]).map(({ name }) => name)
  }
  const inReport = async (search: string) => {
    const { body } = await asha.call('POST', '/api/enquiryReports', { body: { search } })
    return (body as ReportPage).data.map(({ name }) => name)
  }
  for (const [typed, ...found] of [
    ['das bijaya', 'Bijaya Kumar Das'],
    ['DAS  Bijaya', 'Bijaya Kumar Das'],
    ['das b kumar', 'Bijaya Kumar Das'],
    ['B.Das', 'Bijaya Kumar Das'],
    ["d'souza", 'Peter D’Souza'],
    ['dsouza peter', 'Peter D’Souza'],
    ['Dʼsouza', 'Peter D’Souza'],
    ['ମହାନ୍ତି ପ୍ରିୟଙ୍କା', 'ପ୍ରିୟଙ୍କା ମହାନ୍ତି'],
    ['ପ୍\u200cରିୟଙ୍କା', 'ପ୍ରିୟଙ୍କା ମହାନ୍ତି'],
    ['शर्मा क्या', 'क्\u200dया शर्मा'],
    ['das ମହାନ୍ତି'],
    ['bijaya nayak'],
    ['6g activa das', 'Bijaya Kumar Das'],
  ] as const)
    expect([typed, await inInbox(typed), await inReport(typed)]).toEqual([typed, found, found])
})

test('a rare name among thousands of leads is found by the indexes in any order too', async () => {
  await api.db.sql('alter table public.leads disable trigger user')
  await api.db.sql(
    `insert into public.leads (enquiry_table, enquiry_id, family, name, created_at)
     select 'contact_requests', gen_random_uuid(), 'other', case n when 1 then 'Bijaya D’Cruz'
       when 2 then 'ପ୍ରିୟଙ୍କା 7G' when 3 then 'Q Das' else 'Bijaya Nayak' end,
       timestamptz '2024-01-01T00:00:00Z' + n * interval '1 minute'
     from generate_series(1, 8100) n`,
  )
  await api.db.sql('alter table public.leads enable trigger user')
  for (const [q, name] of [
    ["d'cruz bijaya", 'Bijaya D’Cruz'],
    ['7g ପ୍ରିୟଙ୍କା', 'ପ୍ରିୟଙ୍କା 7G'],
    ['das q', 'Q Das'],
  ]) {
    const { body } = await asha.call('POST', '/api/leads', { body: { q } })
    expect([q, ...(body as { data: InboxRow[] }).data.map((row) => row.name)]).toEqual([q, name])
  }
})
