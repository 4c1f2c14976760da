import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { partOfReport, reports } from '#contract/reports/reports.ts'
import type { PartFacts, PartRecord } from '#contract/site/parts-management.ts'
import { type SitePartId, siteParts } from '#contract/site/site-parts.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { sampleBody } from '#server/testing/helpers/sample-body.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { demoParts } from '../../../supabase/seed/dealership.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  owner = await api.staffCaller({ userId: 'one', role: 'owner' })
})

afterAll(() => api.close())

const path = (id: SitePartId) => `/api/siteParts/${id}`
async function stored(id: SitePartId): Promise<PartRecord> {
  const all = (await owner.call('GET', '/api/siteParts')).body as PartRecord[]
  const found = all.find((part) => part.id === id)
  if (!found) throw new Error(`There is no part ${id}.`)
  return found
}
async function save(id: SitePartId, change: Partial<PartFacts>, caller: Caller = owner) {
  const { at, facts } = await stored(id)
  return caller.call('PATCH', path(id), { body: { expected: at, facts: { ...facts, ...change } } })
}
const shown = async (language = '') =>
  ((await api.caller().call('GET', `/api/dealership${language}`)).body as Dealership).parts
const sitemap = async () => (await api.caller().call('GET', '/sitemap.xml')).bytes.toString()
const send = (name: FormName, body: unknown) =>
  api.caller().call('POST', forms[name].path, { body, headers: { 'x-form-signals': 't=30000;h=0' } })

test('the demo has every part on, called as the specification says', async () => {
  const all = (await owner.call('GET', '/api/siteParts')).body as PartRecord[]
  expect(all.map(({ id }) => id)).toEqual(Object.keys(siteParts))
  expect(await shown()).toEqual(demoParts)
})

const pages: Partial<Record<SitePartId, string>> = {
  motorcycle: '/motorcycle',
  scooter: '/scooters',
  ev: '/ev',
  bigwing: '/bigWing',
  club: '/joy-club',
  network: '/dealers/become-honda-network',
  exchange: '/exchange',
  career: '/career',
  gallery: '/gallery',
  'opt-in': '/optain',
}

test.each(Object.entries(pages) as [SitePartId, string][])(
  'the part %s takes %s out of the sitemap and brings it back',
  async (part, address) => {
    const has = async () => (await sitemap()).includes(`${address}</loc>`)
    expect(await has()).toBe(true)
    expect(await save(part, { isOn: false })).toMatchObject({
      status: 200,
      body: { part: { facts: { isOn: false } } },
    })
    expect([await has(), (await shown()).off]).toEqual([false, [part]])
    expect((await save(part, { isOn: true })).status).toBe(200)
    expect([await has(), (await shown()).off]).toEqual([true, []])
  },
)

const ofParts = (Object.keys(forms) as FormName[]).flatMap((name) => {
  const part = partOfReport(forms[name].report)
  return part && name !== 'applyForCareer' ? [{ name, part, report: forms[name].report }] : []
})

test.each(ofParts)(
  'the form $name is refused while $part is off, and its rows stay',
  async ({ name, part, report }) => {
    const body = sampleBody(forms[name].body)
    const first = await send(name, body)
    expect([201, 202]).toContain(first.status)
    await save(part, { isOn: false })
    expect(await send(name, body)).toMatchObject({
      status: 404,
      body: { message: 'We do not offer this any more. Please call us.' },
    })
    const { path: reportPath } = reports.find(({ id }) => id === report) ?? { path: '' }
    const read = async () =>
      (await owner.call('POST', reportPath, { body: {} })).body as { totalRecords: number }
    const { totalRecords } = await read()
    expect(totalRecords).toBeGreaterThan(0)
    await save(part, { isOn: true })
    expect((await send(name, body)).status).toBe(201)
    expect((await read()).totalRecords).toBe(totalRecords + 1)
  },
)

test('no résumé is uploaded while applications are off', async () => {
  const ask = async () => {
    const body = { fileName: 'resume.pdf', size: 1000 }
    return (await api.caller().call('POST', '/api/career/upload-url', { body })).status
  }
  expect(await ask()).toBe(200)
  await save('career', { isOn: false })
  expect(await ask()).toBe(404)
  await save('career', { isOn: true })
})

test('a line that is off, or has no shown model, leaves listing, menu, search and the pages of its models', async () => {
  const visitor = api.caller()
  const seen = async () => {
    const { models } = (await visitor.call('GET', '/api/menu')).body as { models: { category: string }[] }
    return {
      listed: ((await visitor.call('GET', '/api/ev')).body as unknown[]).length,
      menu: models.some(({ category }) => category === 'ev'),
      search: (await visitor.call('GET', '/api/searchIndex')).bytes.toString().includes('"QC1"'),
      page: (await visitor.call('GET', '/api/bikeView/QC1')).status,
      sitemap: (await sitemap()).includes('QC1'),
    }
  }
  const on = { listed: 2, menu: true, search: true, page: 200, sitemap: true }
  expect(await seen()).toEqual(on)
  await save('ev', { isOn: false })
  expect(await seen()).toEqual({ listed: 0, menu: false, search: false, page: 404, sitemap: false })
  await save('ev', { isOn: true })
  expect(await seen()).toEqual(on)
  await api.db.sql(`update public.vehicles set is_active = false where category = 'ev'`)
  expect((await shown()).off).toEqual(['ev'])
  await api.db.sql(`update public.vehicles set is_active = true where category = 'ev'`)
  expect((await shown()).off).toEqual([])
})

test('the opt-in is off by itself while no channel is on', async () => {
  const channels: SitePartId[] = ['rcs', 'sms', 'obd', 'email', 'whatsapp']
  for (const id of channels) await save(id, { isOn: false })
  expect((await shown()).off).toEqual(['opt-in', ...channels])
  await save('sms', { isOn: true })
  expect((await shown()).off).not.toContain('opt-in')
  for (const id of channels) await save(id, { isOn: true })
})

test('a language that is off is no alternate of any page', async () => {
  await save('hi', { isOn: false })
  const without = await sitemap()
  expect([without.includes('hreflang="hi-IN"'), without.includes('hreflang="or-IN"')]).toEqual([false, true])
  await save('hi', { isOn: true })
  expect(await sitemap()).toContain('hreflang="hi-IN"')
})

test('a part is called as staff name it, translated like their other texts, else by a neutral name', async () => {
  await save('club', { name: '' })
  await save('network', { name: '', address: '' })
  expect(await shown()).toMatchObject({
    names: { club: 'Riders’ club', network: 'Become a partner' },
    networkAddress: 'become-a-partner',
  })
  expect((await shown('?language=hi')).names.club).toBe('राइडर क्लब')
  await save('club', { name: 'Wheel Club' })
  const words = { language: 'or', source: 'Wheel Club', text: 'ହ୍ୱିଲ୍ କ୍ଲବ୍', expected: '' }
  await owner.call('PATCH', '/api/manageWords', { body: words })
  expect([(await shown()).names.club, (await shown('?language=or')).names.club]).toEqual([
    'Wheel Club',
    words.text,
  ])
  const lines = await auditLines(api, `event.table_name = 'site_parts'`)
  expect(lines).toContainEqual(
    expect.objectContaining({ user_id: 'one', subject: 'Part Customer club · Name', after: 'Wheel Club' }),
  )
})

test('the second of two who save is told who was first, and the same again is no conflict', async () => {
  const { at, facts } = await stored('career')
  const call = (isOn: boolean) =>
    owner.call('PATCH', path('career'), { body: { expected: at, facts: { ...facts, isOn } } })
  expect([(await call(false)).status, (await call(false)).status]).toEqual([200, 200])
  expect(await call(true)).toMatchObject({ status: 409, body: { error: { newer: { by: 'one' } } } })
  expect((await save('career', { isOn: true })).status).toBe(200)
})

test.each<[SitePartId, Partial<PartFacts>]>([
  ['chat', { name: 'Talk' }],
  ['club', { address: 'wheel-club' }],
  ['network', { address: '12' }],
  ['network', { address: 'Become/One' }],
  ['ev', { name: 'x'.repeat(41) }],
])('the part %s cannot have %j', async (part, change) => {
  expect((await save(part, change)).status).toBe(422)
})

test('sales staff change no part', async () => {
  const sales = await api.staffCaller({ userId: 'two', role: 'sales' })
  expect((await sales.call('GET', '/api/siteParts')).status).toBe(403)
  expect((await save('club', { isOn: false }, sales)).status).toBe(403)
})
