import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDatabase, type TestDatabase } from '#server/testing/helpers/test-database.ts'

let db: TestDatabase

// Server tests run on the second engine; `npm start` serves the first.

describe.each([
  ['the embedded engine', true],
  ['the engine over a server', false],
])('%s', (_name, embedded) => {
  beforeAll(async () => {
    db = await startTestDatabase({ embedded })
    await db.sql(`create function public.caller() returns text language sql as 'select current_user::text'`)
    await db.sql('grant execute on function public.caller() to anon, service_role')
    await db.sql(`insert into storage.buckets (id, name, public) values ('films', 'films', true)`)
  })

  afterAll(() => db.close())

  function api(path: string, key: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${db.url}${path}`, { ...init, headers: { ...init.headers, apikey: key } })
  }

  it('has the migrations recorded as the Supabase CLI does', async () => {
    const [row] = await db.sql('select count(*)::int as count from supabase_migrations.schema_migrations')
    expect(row?.count).toBeGreaterThan(0)
  })

  it('keeps the roles of concurrent callers apart', async () => {
    const roles = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const key = index % 2 ? db.secretKey : db.publishableKey
        const response = await api('/rest/v1/rpc/caller', key, { method: 'POST' })
        return [index % 2 ? 'service_role' : 'anon', await response.json()]
      }),
    )
    for (const [expected, actual] of roles) expect(actual).toBe(expected)
  })

  it('refuses calls without a key', async () => {
    expect((await fetch(`${db.url}/rest/v1/vehicles`)).status).toBe(401)
  })

  it('removes the auth user again when the staff row is refused', async () => {
    await db.createStaff({ userId: 'twice', email: 'one@dealer.example' })
    await expect(db.createStaff({ userId: 'twice', email: 'two@dealer.example' })).rejects.toThrow()
    expect(await db.sql(`select id from auth.users where email = 'two@dealer.example'`)).toEqual([])
  })

  describe('Storage', () => {
    it('gives back what was put in, whole', async () => {
      const put = await api('/storage/v1/object/films/ride/a.mp4', db.secretKey, {
        method: 'POST',
        headers: { 'content-type': 'video/mp4' },
        body: '0123456789',
      })
      expect(put.status).toBe(200)
      const path = '/storage/v1/object/public/films/ride/a.mp4'
      const whole = await fetch(`${db.url}${path}`)
      expect([whole.headers.get('content-type'), await whole.text()]).toEqual(['video/mp4', '0123456789'])
    })

    it('refuses a visitor without a policy', async () => {
      const put = await api('/storage/v1/object/films/b.mp4', db.publishableKey, {
        method: 'POST',
        body: 'x',
      })
      expect(put.ok).toBe(false)
    })
  })
})
