import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from '#server/testing/helpers/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await startTestDatabase({ embedded: true })
})
afterAll(() => database.close())

/** Every privilege of the API roles on the tables of the schema public. */
async function grants(): Promise<unknown[]> {
  return database.sql(`
    select relname, relacl::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by relname`)
}

// Without `keepGrants` the embedded Supabase grants everything to everyone at its first call, and the access
// matrix would prove nothing.
it('leaves the grants of the migrations alone when it serves a call', async () => {
  const before = await grants()
  const headers = { apikey: database.publishableKey }
  const answer = await database.fetch(new Request(`${database.url}/rest/v1/staff?select=email`, { headers }))
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: '42501' })
  expect(await grants()).toEqual(before)
})

it('lets the server alone upload and remove a picture through Storage, and nobody else list one', async () => {
  const { accessToken } = await database.createStaff()
  expect(await database.openSession(accessToken)).toBe(true)
  const callAs =
    (apikey: string, token: string) =>
    (method: string, path: string, body?: BodyInit, type = 'application/json') =>
      database.fetch(
        new Request(`${database.url}/storage/v1/object/${path}`, {
          method,
          headers: { apikey, authorization: `Bearer ${token}`, 'content-type': type },
          body: body ?? null,
        }),
      )
  const staff = callAs(database.publishableKey, accessToken)
  const server = callAs(database.secretKey, database.secretKey)
  const remove = JSON.stringify({ prefixes: ['new.png'] })

  expect((await staff('POST', 'offers/new.png', 'bytes', 'image/png')).ok).toBe(false)
  expect((await server('POST', 'offers/new.png', 'bytes', 'image/png')).status).toBe(200)
  expect(await (await staff('POST', 'list/offers', JSON.stringify({ prefix: '' }))).json()).toEqual([])
  await staff('DELETE', 'offers', remove)
  expect(await (await server('GET', 'public/offers/new.png')).text()).toBe('bytes')
  expect(await (await server('DELETE', 'offers', remove)).json()).toMatchObject([{ name: 'new.png' }])
  expect((await server('GET', 'public/offers/new.png')).ok).toBe(false)
})
