import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expiredCookies } from '#server/testing/helpers/expired-cookies.ts'
import { faultySupabase, nobodyListens, pointedTo } from '#server/testing/helpers/faulty-supabase.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: StaffCaller

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.staffCaller()
})

afterAll(() => api.close())

const calls: [string, () => Promise<{ status: number; body: unknown; headers: Headers }>][] = [
  ['a visitor’s page', () => api.caller().call('GET', '/api/bikes')],
  ['a sign-in', () => api.caller().signIn(staff.account.userId, staff.account.password)],
  ['a sign-in by e-mail', () => api.caller().signIn('one@dealer.example', staff.account.password)],
  ['a running session', () => staff.call('GET', '/api/me')],
  [
    'a session to refresh',
    () => api.caller().call('GET', '/api/me', { headers: { cookie: expiredCookies(staff) } }),
  ],
  [
    'a resume upload',
    () => api.caller().call('POST', '/api/career/upload-url', { body: { fileName: 'a.pdf', size: 1 } }),
  ],
]

// The Auth client alone would retry for half a minute; this time limit ends the test before.
const atOnce = { timeout: 15_000 }

test.each(calls)(
  '%s is told at once that the database is gone, no session ends',
  atOnce,
  async (_what, call) => {
    await pointedTo(api, nobodyListens, async () => {
      const { status, body, headers } = await call()
      expect({ status, body }).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
      expect(headers.getSetCookie()).toEqual([])
      expect(headers.get('retry-after')).toBe('30')
    })
    expect((await staff.call('GET', '/api/me')).status).toBe(200)
  },
)

test('signing out needs no database', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await pointedTo(api, nobodyListens, async () => {
    for (const cookie of ['', staff.cookies()])
      expect((await api.caller().call('POST', '/api/logout', { headers: { cookie } })).status).toBe(200)
  })
})

test.each([500, 502, 503, 504])('%d from Supabase ends no session', async (status) => {
  const broken = await faultySupabase((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no"}')
  })
  await pointedTo(api, broken.url, async () => {
    for (const cookie of [staff.cookies(), expiredCookies(staff)]) {
      const answer = await api.caller().call('GET', '/api/me', { headers: { cookie } })
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })
  broken.close()
})

test('a database that never answers is given up', { timeout: 30_000 }, async () => {
  const silent = await faultySupabase()
  await pointedTo(api, silent.url, async () => {
    const answers = await Promise.all([
      api.caller().call('GET', '/api/bikes'),
      api.caller().call('GET', '/api/me', { headers: { cookie: expiredCookies(staff) } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
  })
  silent.close()
})

test('a session that must be refreshed is, and its new cookie arrives', async () => {
  const caller = api.caller()
  const answer = await caller.call('GET', '/api/me', { headers: { cookie: expiredCookies(staff) } })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-staff=/)
})
