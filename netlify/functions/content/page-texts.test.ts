import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageTextIds } from '#contract/content/page-text-list.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller({ userId: 'asha' })
})

afterAll(() => api.close())

interface Managed {
  id: string
  markdown: string
  standard: string
  checked: { by: string; at: string } | null
}
const managed = async (id: string) =>
  ((await staff.call('GET', '/api/manageTexts')).body as Managed[]).find((text) => text.id === id)
const shown = async (id: string) => JSON.stringify((await api.caller().call('GET', `/api/texts/${id}`)).body)
const save = (id: string, markdown: string, expected: string) =>
  staff.call('PATCH', `/api/manageTexts/${id}`, { body: { markdown, expected } })

test.each(pageTextIds)('%s: the text of the product is a proposal until staff save one', async (id) => {
  const { markdown: before = '?', standard, checked } = (await managed(id)) ?? {}
  expect(checked).toBeNull()
  expect(await shown(id)).toBe('{"blocks":[]}')
  expect(before).toBe(standard)
  // Only the dealer knows the perks of their club.
  expect(before === '').toBe(id === 'joy-club-perks')
  expect((await save(id, 'ନୂଆ **words**', before)).status).toBe(200)
  expect(await shown(id)).toBe(
    JSON.stringify({
      blocks: [{ kind: 'paragraph', runs: [{ text: 'ନୂଆ ' }, { text: 'words', strong: true }] }],
    }),
  )
  expect((await save(id, before, 'ନୂଆ **words**')).status).toBe(200)
  const byAsha = { by: expect.stringMatching(/./), at: expect.any(String) }
  expect(await managed(id)).toEqual({ id, markdown: before, standard: before, checked: byAsha })
})

test('a proposal that is saved as it is stands on its page, and each save is a new check', async () => {
  await api.db.sql(`delete from public.page_texts where id = 'company-profile'`)
  const proposal = (await managed('company-profile'))?.markdown ?? ''
  expect((await save('company-profile', proposal, proposal)).status).toBe(200)
  expect(await shown('company-profile')).toContain('We sell')
  await api.db.sql(
    `update public.page_texts set checked_at = null, checked_by = '' where id = 'company-profile'`,
  )
  expect(await shown('company-profile')).toBe('{"blocks":[]}')
  expect((await save('company-profile', proposal, proposal)).status).toBe(200)
  expect((await managed('company-profile'))?.checked).not.toBeNull()
})

test('of two who write one text the second is told what stands there, and a repeat is no conflict', async () => {
  const before = (await managed('terms'))?.markdown ?? ''
  expect((await save('terms', 'Theirs', before)).status).toBe(200)
  expect((await save('terms', 'Theirs', before)).status).toBe(200)
  expect(await save('terms', 'Mine', before)).toMatchObject({
    status: 409,
    body: { error: { current: { markdown: 'Theirs', by: 'asha', at: expect.any(String) } } },
  })
  expect((await save('terms', 'Mine', 'Theirs')).status).toBe(200)
  const lines = await auditLines(api, `event.table_name = 'page_texts'`)
  expect(lines.at(-1)).toMatchObject({
    subject: 'Text “Terms and conditions” · Words',
    before: 'Theirs',
    after: 'Mine',
  })
})

test('of two who write at one moment one is refused', async () => {
  const before = (await managed('about'))?.markdown ?? ''
  const answers = await Promise.all([save('about', 'One', before), save('about', 'Two', before)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a text asks for a build, and its answer is kept under the tag that a write purges', async () => {
  await api.db.sql('update private.site_builds set asked_at = null')
  await save('amc-benefits', 'Other', (await managed('amc-benefits'))?.markdown ?? '')
  expect((await staff.call('GET', '/api/siteBuild')).body).toMatchObject({
    askedAt: expect.any(String),
    isOwn: true,
  })
  const colleague = await api.staffCaller({ role: 'manager' })
  expect((await colleague.call('GET', '/api/siteBuild')).body).toMatchObject({ isOwn: false })
  const { headers } = await api.caller().call('GET', '/api/texts/amc-benefits')
  expect(headers.get('netlify-cache-tag')).toBe('texts,words')
})

test.each([
  [
    'In {town} since {since}',
    'Nothing is filled in for {town}. Filled in here: {name}, {city}, {district}, {state}, {since}, {showrooms}, {outlets}, {customers}, {customersToo}, {email}.',
  ],
  ['| Month | Price |\n| --- | ---: |\n| May | 5 |', expect.stringContaining('no table')],
  ['Month | Price\n--|--\nMay | 5', expect.stringContaining('no table')],
])('what pages cannot show is refused with words: %s', async (markdown, words) => {
  const before = (await managed('terms'))?.markdown ?? ''
  expect(await save('terms', markdown, before)).toMatchObject({
    status: 422,
    body: { error: { fields: { markdown: words } } },
  })
  expect((await save('terms', '- one | two\n- a – b\n\n---\n', before)).status).toBe(200)
  expect((await save('terms', before, '- one | two\n- a – b\n\n---')).status).toBe(200)
})

test('an unknown text is not found, and visitors write none', async () => {
  expect((await api.caller().call('GET', '/api/texts/other')).status).toBe(404)
  const body = { markdown: 'x', expected: '' }
  expect((await api.caller().call('PATCH', '/api/manageTexts/about', { body })).status).toBe(401)
  expect((await api.caller().call('POST', '/api/textPreview', { body: { markdown: 'x' } })).status).toBe(401)
})
