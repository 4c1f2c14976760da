import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveTranslation, type TranslatedText } from '#contract/content/translations.ts'
import { writeEnquiryContext } from '#contract/enquiries/enquiry-context-header.ts'
import { lateRoutes } from '#contract/generated/late-routes.ts'
import { endpoints } from '#contract/wire/endpoints.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { enquiryContextHeader, pathOf } from '#contract/wire/routes.ts'
import { holdsTexts, textsIn } from '#server/lib/words/translate-answer.ts'
import { standardTexts } from '#server/services/content/page-text/standard-texts.ts'
import { standardWords } from '#server/services/content/page-text/standard-words.ts'
import { paragraphsOf } from '#server/services/content/page-texts.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { readDemoWords } from '../../../supabase/seed/words.ts'

let api: TestApi
let staff: Caller
/** The words of the demo, which the tests remove. */
let demoWords: { source: string; text: string }[]

beforeAll(async () => {
  api = await startTestApi()
  await api.db.seed()
  demoWords = await api.db.sql('select source_text as source, text from public.translations')
  await api.db.sql('truncate public.translations')
  staff = await api.staffCaller({ userId: 'asha' })
})

afterAll(() => api.close())

const save = (source: string, text: string, expected = '', language = 'or') =>
  staff.call('PATCH', '/api/manageWords', { body: { language, source, text, expected } })
const listed = async () => (await staff.call('GET', '/api/manageWords')).body as TranslatedText[]
const get = (path: string) => api.caller().call('GET', path)

interface Bike {
  bike: { bikeName: string; tagline: string; engine: Record<string, string>; labels?: Record<string, string> }
}
const bike = async (query = '') => ((await get(`/api/bikeView/SP125${query}`)).body as Bike).bike

test('visitors read the words of their language, and English where there are none', async () => {
  const { tagline } = await bike()
  expect((await save(tagline, 'ଏକ ତେଜ 125')).status).toBe(200)
  await save('Displacement', 'ଇଞ୍ଜିନ୍ ଆକାର')
  await save('SP125', 'ନାମ')
  const odia = await bike('?language=or')
  expect(odia).toMatchObject({ bikeName: 'SP125', tagline: 'ଏକ ତେଜ 125' })
  expect(odia.labels?.displacement).toBe('ଇଞ୍ଜିନ୍ ଆକାର')
  expect(odia.engine).toMatchObject({
    maxPower: expect.stringMatching(/kW.*rpmରେ$/),
    bore: (await bike()).engine.bore,
  })
  expect((await bike('?language=hi')).tagline).toBe(tagline)
  expect(await bike('?language=en')).toEqual(await bike())
})

test('each language is kept apart by caches, and a write of words purges them', async () => {
  const spoken = (await get('/api/getOffers?language=hi')).headers
  expect(spoken.get('netlify-vary')).toBe('query=language')
  expect(spoken.get('netlify-cache-tag')).toBe('offers,words')
  // An answer without such words is the same in every language.
  const silent = await get('/api/menu?language=hi')
  expect(silent.status).toBe(200)
  expect(silent.headers.get('netlify-vary')).toBe('query=_')
  expect((await get('/api/getOffers?language=xx')).status).toBe(400)
})

test('a text of a page is translated paragraph by paragraph, before it is parted', async () => {
  const markdown = '## Prices\n\nAsk us.'
  const [demo] = await api.db.sql(`select markdown from public.page_texts where id = 'terms'`)
  const store = (text: unknown) =>
    api.db.sql(`update public.page_texts set markdown = $1 where id = 'terms'`, [text])
  await store(markdown)
  await save('## Prices', '## ଦାମ')
  const { blocks } = (await get('/api/texts/terms?language=or')).body as { blocks: { runs: unknown }[] }
  expect(blocks[0]).toMatchObject({ kind: 'heading', runs: [{ text: 'ଦାମ' }] })
  const english = (await get('/api/texts/terms')).body as { blocks: unknown[] }
  expect(blocks.slice(1)).toEqual(english.blocks.slice(1))
  await store(demo?.markdown)
})

test('the texts that come with the site come with their words, and those of the dealer stand before', async () => {
  for (const text of Object.values(standardTexts).flatMap(paragraphsOf))
    for (const language of otherLanguages)
      expect([language, text, standardWords(language, text.trim())]).not.toEqual([language, text, ''])
  const source = '### One service history'
  const said = async () => JSON.stringify((await get('/api/texts/about?language=or')).body)
  const standard = standardWords('or', source)
  const own = '### ଆମ କଥା'
  expect((await listed()).find((text) => text.source === source)).toMatchObject({ or: standard })
  expect(await said()).toContain(standard.slice(4))
  // Not over words that nobody sees there.
  expect((await save(source, own, 'ଅନ୍ୟ')).status).toBe(409)
  expect((await save(source, own, standard)).status).toBe(200)
  expect(await said()).toContain(own.slice(4))
  expect((await save(source, '', own)).status).toBe(200)
  expect(await said()).toContain(standard.slice(4))
  const file = { body: { texts: [{ source, or: standard, hi: '' }] } }
  expect((await staff.call('POST', '/api/manageWords', file)).body).toMatchObject({ changed: 0 })
})

test('staff see every text that a page of the demo translates', async () => {
  const sources = new Set((await listed()).map(({ source }) => source))
  const params: Record<string, string | number> = { bikeName: 'SP125', id: 1 }
  const missing: string[] = []
  for (const { path, answer, method, role } of endpoints) {
    // A slip contains the words of charge rules, and the demo has no slip.
    if (
      role !== 'visitor' ||
      method !== 'GET' ||
      !holdsTexts(answer) ||
      path === lateRoutes.readPriceSlip.path
    )
      continue
    const { status, body } = await get(pathOf({ path }, params))
    expect({ path, status }).toEqual({ path, status: 200 })
    missing.push(...textsIn(answer, body).filter((text) => !sources.has(text) && /[a-z]{4}/.test(text)))
  }
  // A text of figures, units and abbreviations alone is not translated.
  expect(missing.filter((text) => !/^[\d(]|tubeless|litres/.test(text))).toEqual([])
})

test('every text of the demo has words in both languages', async () => {
  const texts = await listed()
  for (const language of otherLanguages) {
    const words = readDemoWords(language)
    const standard = (text: string) => standardWords(language, text)
    expect(texts.filter(({ source }) => !words[source] && !standard(source))).toEqual([])
  }
})

test('what no form of staff would store is no text of a page, and takes no words', async () => {
  for (const source of [' Prices', 'Prices\n', 'e\u0301', 'Pri\u0011ces'])
    expect(await save(source, 'ଦାମ')).toMatchObject({ status: 422 })
  for (const { source } of await listed()) {
    const body = { language: 'or', source, text: '', expected: '' }
    expect(saveTranslation.body?.safeParse(body).success).toBe(true)
  }
})

test('words for a text hold no other words in braces than the text', async () => {
  const [text] = (await staff.call('GET', '/api/manageWords')).body as { source: string }[]
  const body = { language: 'hi', source: text?.source ?? '', text: '{naam} का', expected: '' }
  expect(await staff.call('PATCH', '/api/manageWords', { body })).toMatchObject({
    status: 422,
    body: { error: { fields: { text: expect.stringContaining('Nothing is filled in for {naam}.') } } },
  })
})

test('of two who write the words of one text the second is told what stands there', async () => {
  expect((await save('Service', 'ଏକ')).status).toBe(200)
  expect((await save('Service', 'ଏକ')).status).toBe(200)
  expect(await save('Service', 'ଦୁଇ')).toMatchObject({
    status: 409,
    body: { error: { current: { markdown: 'ଏକ', by: 'asha' } } },
  })
  expect((await save('Service', '', 'ଏକ')).status).toBe(200)
  const events = await auditLines(api, 'event.row_id = $1', [`or:${await idOf('Service')}`])
  expect(events).toMatchObject([
    { action: 'Added', subject: 'Odia of “Service”' },
    { action: 'Deleted', subject: 'Odia of “Service”' },
  ])
})

const idOf = async (text: string) =>
  (await api.db.sql<{ key: string }>('select md5($1) as key', [text]))[0]?.key

test('a translator’s file sets many words at once and says what stands on no page', async () => {
  const [one, two] = await listed()
  const texts = [
    { source: one?.source, or: 'ଏକ', hi: 'एक' },
    { source: two?.source, or: '', hi: 'दो' },
    { source: 'On no page', or: 'ନା', hi: '' },
  ]
  const answer = await staff.call('POST', '/api/manageWords', { body: { texts } })
  expect(answer.body).toEqual({ message: '3 texts have new words.', changed: 3, unknown: 1 })
  const again = await staff.call('POST', '/api/manageWords', { body: { texts } })
  expect(again.body).toMatchObject({ changed: 0 })
  expect((await listed())[0]).toMatchObject({ or: 'ଏକ', hi: 'एक' })
  for (const or of ['?????', '_____', 'एक']) {
    const broken = texts.map((text) => ({ ...text, or }))
    expect((await staff.call('POST', '/api/manageWords', { body: { texts: broken } })).status).toBe(422)
  }
})

test('words of a language are written in its letters', async () => {
  expect(await save('Service', 'सर्विस')).toMatchObject({
    status: 422,
    body: { error: { fields: { text: expect.stringContaining('written in letters of Hindi') } } },
  })
})

test('an enquiry keeps the language of its sender, who is thanked and told what is wrong in it', async () => {
  const id = randomUUID()
  const send = (language: string, contact: unknown) =>
    api.caller().call('POST', `/finance?language=${language}`, {
      body: { name: 'Bijaya', contact },
      headers: { 'idempotency-key': id },
    })
  const wrong = await send('or', 5)
  expect(wrong).toMatchObject({ status: 422, body: { message: 'ଦୟାକରି ତଳେ ଚିହ୍ନ ଥିବା ତଥ୍ୟ ପୁଣି ଦେଖନ୍ତୁ।' } })
  expect((await send('or', '98765 43210')).status).toBe(201)
  expect(
    await api.db.sql('select language from public.enquiry_contexts where enquiry_id = $1', [id]),
  ).toEqual([{ language: 'or' }])
  const unknown = await get('/api/bikeView/NONE?language=hi')
  expect(unknown.body).toMatchObject({ message: 'हमारे पास NONE नाम का कोई मॉडल नहीं है।' })
})

test('what staff wrote is stored in English by its id or number; what visitors typed stays', async () => {
  const [offer] = (await get('/api/getOffers')).body as { id: number; title: string }[]
  const { title = '' } = offer ?? {}
  await api.db.sql(`delete from public.translations where source_text in ($1, 'Seat Cover')`, [title])
  await save(title, 'ପୂଜା ଅଫର')
  await save('Seat Cover', 'ସିଟ୍ କଭର୍')
  const send = (path: string, body: object, seen: Record<string, string> = {}) => {
    const id = randomUUID()
    const headers = { 'idempotency-key': id, [enquiryContextHeader]: writeEnquiryContext({ seen }) }
    return api
      .caller()
      .call('POST', `${path}?language=or`, { body, headers })
      .then(({ status }) => (status === 201 ? id : status))
  }
  const asker = { name: 'ଆଶା', email: 'asha@mail.example', contact: '98765 43210', agree: true }
  const chosen = { ...asker, offerId: offer?.id, offerTitle: 'ପୂଜା ଅଫର' }
  const id = await send('/offer', chosen, { Offer: 'ପୂଜା ଅଫର', Price: '₹87,468 ex-showroom' })
  expect(
    await api.db.sql(
      `select offer_title, name, seen from public.offer_enquiries
       join public.enquiry_contexts on enquiry_id = offer_enquiries.id where enquiry_id = $1`,
      [id],
    ),
  ).toEqual([{ offer_title: title, name: 'ଆଶା', seen: { Offer: title, Price: '₹87,468 ex-showroom' } }])

  const parts = await api.db.sql<{ part_number: string }>(
    `select part_number from public.accessories where heading = 'Seat Cover'`,
  )
  const partNumber = parts[0]?.part_number
  const asked = [
    { accessory: 'ସିଟ୍ କଭର୍', partNumber },
    { accessory: 'ସିଟ୍ କଭର୍' },
    { accessory: 'ବ୍ରେକ୍ "ପ୍ୟାଡ୍", (2)', partNumber },
  ]
  const stored: unknown[] = []
  for (const part of asked) {
    const id = await send('/api/postSparePart', { ...part, name: 'ଆଶା', mobile: '98765 43210' })
    stored.push(
      ...(await api.db.sql('select accessory from public.spare_part_enquiries where id = $1', [id])),
    )
  }
  expect(stored).toEqual([
    { accessory: 'Seat Cover' },
    // Without the part's number the accessory is unknown.
    { accessory: 'ସିଟ୍ କଭର୍' },
    { accessory: 'ବ୍ରେକ୍ "ପ୍ୟାଡ୍", (2)' },
  ])
})

test('the demo has words for texts of its pages alone, with the same names in braces', async () => {
  const sources = new Set((await listed()).map(({ source }) => source))
  expect(demoWords.filter(({ source }) => !sources.has(source))).toEqual([])
  const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
  expect(demoWords.filter(({ source, text }) => `${names(source)}` !== `${names(text)}`)).toEqual([])
})

test('visitors and sales write no words', async () => {
  const body = { language: 'or', source: 'Service', text: 'x', expected: '' }
  expect((await api.caller().call('PATCH', '/api/manageWords', { body })).status).toBe(401)
  const caller = await api.staffCaller({ userId: 'bijaya', role: 'sales' })
  expect((await caller.call('PATCH', '/api/manageWords', { body })).status).toBe(403)
})
