import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dealership, DealershipFacts, DealershipRecord } from '#contract/dealership/dealership.ts'
import type { PromiseRecord } from '#contract/messages/promise-settings.ts'
import type { OutletFacts, OutletRecord } from '#contract/outlets/outlets.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { seedDealers } from '../../../supabase/seed/dealers.ts'

let api: TestApi
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller({ userId: 'one' })
})

afterAll(() => api.close())

const record = async () => (await staff.call('GET', '/api/manageDealership')).body as DealershipRecord
const shown = async () => (await api.caller().call('GET', '/api/dealership')).body
const save = async (change: Partial<DealershipFacts>, expected?: string) => {
  const { facts, at } = await record()
  return staff.call('PATCH', '/api/manageDealership', {
    body: { expected: expected ?? at, facts: { ...facts, ...change } },
  })
}

const filled: Partial<DealershipFacts> = {
  name: 'Mahanadi Motors',
  city: 'Puri',
  state: 'Odisha',
  since: 2015,
  salesNumber: '06752-000-100',
  serviceNumber: '06752-000-200',
  salesEmail: 'sales@mahanadi.example',
}

test('a site is switched on once dealership and an outlet say enough, and says whose it is', async () => {
  expect(await shown()).toMatchObject({ name: '', isOpen: false, outlets: 0, address: [] })
  const open = () => staff.call('PATCH', '/api/manageDealership/open', { body: { isOpen: true } })
  expect((await open()).status).toBe(422)
  await seedDealers(async (sql, params) => ({ rows: await api.db.sql(sql, params) }), new Date())
  expect((await open()).status).toBe(422)
  expect((await save(filled)).status).toBe(200)
  expect(await open()).toMatchObject({ status: 200, body: { record: { isOpen: true, isFilled: true } } })
  expect(await shown()).toMatchObject({
    name: 'Mahanadi Motors',
    district: 'Puri',
    outlets: 12,
    showrooms: 5,
    mainOutlet: 1,
    address: ['Dolamundai Chhak', 'Cuttack, Odisha 753009'],
    phones: {
      serviceBooking: { number: '06752-000-200' },
      customerCare: { label: 'Customer care', number: '06752-000-100' },
    },
    emails: { customerCare: 'sales@mahanadi.example' },
    openingHours: [
      { days: 'Monday to Saturday', hours: '9:30 am – 7:30 pm' },
      { days: 'Sunday', hours: '10:00 am – 2:00 pm' },
    ],
    isOpen: true,
  })
  expect(await save({ name: '' })).toMatchObject({ status: 422 })
})

test('the opening hours are those of the first outlet, in the language that is asked for', async () => {
  const hours = async (language = 'en') =>
    ((await api.caller().call('GET', `/api/dealership?language=${language}`)).body as Dealership).openingHours
  const [main] = (await staff.call('GET', '/api/outlets')).body as OutletRecord[]
  const saveOutlet = async (change: Partial<OutletFacts>) => {
    const found = ((await staff.call('GET', '/api/outlets')).body as OutletRecord[])[0]
    return staff.call('PATCH', `/api/outlets/${main?.id}`, {
      body: { expected: found?.at, facts: { ...found?.facts, ...change } },
    })
  }
  const day = { opens: '09:30', closes: '19:30' }
  const week = [...Array.from({ length: 6 }, () => day), null]
  expect((await saveOutlet({ hours: { sales: week } })).status).toBe(200)
  expect(await hours()).toEqual([{ days: 'Monday to Saturday', hours: '9:30 am – 7:30 pm' }])
  expect(await hours('hi')).toEqual([{ days: 'सोमवार से शनिवार', hours: 'सुबह 9:30 – शाम 7:30' }])

  expect((await saveOutlet({ hours: {}, openTime: 'From nine to six' })).status).toBe(200)
  await staff.call('PATCH', '/api/manageWords', {
    body: { language: 'hi', source: 'From nine to six', text: 'नौ से छह', expected: '' },
  })
  expect(await hours()).toEqual([{ days: 'Opening time', hours: 'From nine to six' }])
  expect(await hours('hi')).toEqual([{ days: 'खुला रहने का समय', hours: 'नौ से छह' }])
})

test('the loan of the cheapest lender stands in the facts, and none without lenders', async () => {
  expect(await shown()).toMatchObject({ loan: null })
  const lender = { name: 'Bank', rate: '9.75', fromMonths: '12', toMonths: '24', method: 'reducing' }
  const entries = [{ ...lender, rate: '11' }, lender]
  await staff.call('PATCH', '/api/manageLists/lenders', { body: { version: '', entries } })
  expect(await shown()).toMatchObject({
    loan: { rate: 9.75, method: 'reducing', months: 24, annualRate: 9.75 },
  })
})

test('what is promised stands by the form, and nothing for a form without a promise', async () => {
  expect(await shown()).toMatchObject({ promises: {} })
  const { at, facts } = (await staff.call('GET', '/api/promiseSettings')).body as PromiseRecord
  const body = { expected: at, facts: { ...facts, targets: { message: 90, booking: 1_200 } } }
  expect((await staff.call('PATCH', '/api/promiseSettings', { body })).status).toBe(200)
  const { promises } = (await shown()) as Dealership
  expect(promises).toEqual({
    sendContactRequest: { count: 90, unit: 'minutes' },
    bookService: { count: 2, unit: 'days' },
  })
})

test('a change asks for a build and leaves the cache', async () => {
  await api.db.sql('update private.site_builds set asked_at = null')
  await save({ customers: 1_000 })
  expect(await api.db.sql('select asked_at is not null as asked from private.site_builds')).toEqual([
    { asked: true },
  ])
  const { headers } = await api.caller().call('GET', '/api/dealership')
  expect(headers.get('netlify-cache-tag')).toBe('dealership,dealers,lists,catalogue,words')
})

test('the second of two who save is told who was first, and the same again is no conflict', async () => {
  const { at } = await record()
  expect((await save({ city: 'Bhubaneswar' }, at)).status).toBe(200)
  expect((await save({ city: 'Bhubaneswar' }, at)).status).toBe(200)
  expect(await save({ city: 'Cuttack' }, at)).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', newer: { by: 'one', at: expect.any(String) } } },
  })
  expect((await record()).facts.city).toBe('Bhubaneswar')
})

test('colours that cannot be read are refused, with the pairs', async () => {
  const colours = (accent: string) => ({ accent, accentStrong: '#003a70', onAccent: '#ffffff' })
  expect(await save({ colours: colours('#ffd200') })).toMatchObject({
    status: 422,
    body: {
      error: { fields: { 'facts.colours': expect.stringContaining('Text on buttons, on a button: 1.') } },
    },
  })
  expect((await save({ colours: colours('#00539c') })).status).toBe(200)
  expect(await shown()).toMatchObject({ colours: { accent: '#00539c', line: '#00539c' } })
})

test.each([
  ['an address that is no https', { builderUrl: 'javascript:alert(1)' }],
  ['a picture from elsewhere', { logo: 'https://elsewhere.example/logo.png' }],
  ['words as a number', { salesNumber: 'call us' }],
  ['a link to reviews that are not on Google', { googleReviews: 'https://reviews.example/kalinga' }],
  ['a link that only looks like Google', { googleReviews: 'https://google.com.elsewhere.example/r' }],
])('%s is refused', async (_what, change) => {
  expect((await save(change as Partial<DealershipFacts>)).status).toBe(422)
})

test.each([
  'https://g.page/r/CabcDEF/review',
  'https://search.google.com/local/writereview?placeid=ChIJ',
  'https://maps.app.goo.gl/AbCdEf',
  '',
])('the link %j to the reviews on Google is kept', async (googleReviews) => {
  expect((await save({ googleReviews })).status).toBe(200)
  expect((await record()).facts.googleReviews).toBe(googleReviews)
})

test('each step of the first day is done when the database says so', async () => {
  const { body } = await staff.call('GET', '/api/setup')
  expect(body).toEqual({
    dealership: true,
    outlets: true,
    catalogue: false,
    pictures: false,
    charges: false,
    staff: false,
    texts: false,
    enquiry: false,
    open: true,
    // All texts that the product proposes.
    unchecked: 8,
  })
})

test('visitors see no mail footer and change nothing', async () => {
  expect((await api.caller().call('GET', '/api/manageDealership')).status).toBe(401)
  expect(JSON.stringify(await shown())).not.toContain('mailFooter')
})
