import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from './helpers/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.close())

/** Every privilege of the API roles on the tables of the schema public. */
async function grants(): Promise<unknown[]> {
  return database.sql(`
    select relname, relacl::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by relname`)
}

// Without `keepGrants` the embedded Supabase grants everything to everyone at its first call, and the matrix means
// nothing.
it('leaves the grants of the migrations alone when it serves a call', async () => {
  const before = await grants()
  const headers = { apikey: database.publishableKey }
  const answer = await database.fetch(new Request(`${database.url}/rest/v1/staff?select=email`, { headers }))
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: '42501' })
  expect(await grants()).toEqual(before)
})

it('lets staff upload, open and remove a picture through Storage, and nobody list one', async () => {
  const { accessToken } = await database.createStaff()
  expect(await database.openSession(accessToken)).toBe(true)
  const call = (
    method: string,
    path: string,
    body?: BodyInit,
    type = 'application/json',
    token = accessToken,
  ) =>
    database.fetch(
      new Request(`${database.url}/storage/v1/object/${path}`, {
        method,
        headers: { apikey: database.publishableKey, authorization: `Bearer ${token}`, 'content-type': type },
        body: body ?? null,
      }),
    )
  const found = async () => (await call('POST', 'list/offers', JSON.stringify({ prefix: '' }))).json()
  const { accessToken: strangersToken } = await database.createUser()

  expect((await call('POST', 'offers/new.png', 'bytes', 'image/png', strangersToken)).ok).toBe(false)
  expect((await call('POST', 'offers/new.png', 'bytes', 'image/png')).status).toBe(200)
  expect(await (await call('GET', 'public/offers/new.png')).text()).toBe('bytes')
  expect(await found()).toEqual([])
  const removed = await call('DELETE', 'offers', JSON.stringify({ prefixes: ['new.png'] }))
  expect(await removed.json()).toMatchObject([{ name: 'new.png' }])
  expect((await call('GET', 'public/offers/new.png')).ok).toBe(false)
})
