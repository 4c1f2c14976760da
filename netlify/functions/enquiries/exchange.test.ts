import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  const row = { name: 'Honda', model: 'Activa', newPrice: 80_000, shares: '80, 70, 60' }
  await api.db.sql(
    `insert into public.page_lists (id, entries, checked_at) values ('exchange-values', $1, now())`,
    [JSON.stringify([row])],
  )
})

afterAll(() => api.close())

const offer = {
  make: 'Honda',
  oldModel: 'Activa 5G',
  year: '2015',
  kilometres: '24,000 km',
  condition: 'Good',
  papers: 'All in order',
  name: 'Anita',
  mobile: '9876543210',
}

async function send(change: object = {}) {
  const id = randomUUID()
  const headers = { 'idempotency-key': id, 'x-form-signals': 't=9000;h=0' }
  const { status, body } = await api
    .caller()
    .call('POST', '/api/postExchange', { body: { ...offer, ...change }, headers })
  const [row] = await api.db.sql(
    `select kilometres, low_paise::integer as low, high_paise::integer as high, family
     from public.exchange_enquiries enquiry join public.leads lead on lead.enquiry_id = enquiry.id where enquiry.id = $1`,
    [id],
  )
  return { status, body, row }
}

test('the server works the estimate out, stores it with the enquiry, and makes it a lead of sales', async () => {
  const { status, row } = await send()
  expect(status).toBe(201)
  // 60 % of 80,000, with seven percent less and more.
  expect(row).toEqual({ kilometres: 24_000, low: 4_450_000, high: 5_150_000, family: 'sales' })
})

test('without a row of staff there is no figure', async () => {
  expect((await send({ make: 'Hero' })).row).toMatchObject({ low: null, high: null })
})

test('no browser says what it is worth', async () => {
  expect((await send({ high_paise: 9_900_000 })).status).toBe(422)
  expect((await send({ highPaise: 9_900_000 })).status).toBe(422)
})

test.each([
  [{ year: '1899' }, 'year'],
  [{ year: '2999' }, 'year'],
  [{ year: '' }, 'year'],
  [{ kilometres: 'many' }, 'kilometres'],
  [{ kilometres: '1234567' }, 'kilometres'],
  [{ condition: 'Superb' }, 'condition'],
  [{ papers: '' }, 'papers'],
  [{ photos: ['../resumes/x'] }, 'photos'],
])('%j is refused under its field', async (change, field) => {
  const { status, body } = await send(change)
  expect(status).toBe(422)
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field])
})
