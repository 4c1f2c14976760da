import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { expiredCookies } from '#server/testing/helpers/expired-cookies.ts'
import { pointedTo, type SupabaseCall, supabaseBehind } from '#server/testing/helpers/faulty-supabase.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

// Auth limits sign-ins and refreshes by address: 30 at once, then one every few seconds.

let api: TestApi
let staff: Caller
let account: { userId: string; password: string }

beforeAll(async () => {
  api = await startTestApi()
  account = await api.db.createStaff()
  staff = api.caller()
  await staff.signIn(account.userId, account.password)
})

afterAll(() => api.close())

const tooMany = () =>
  Response.json({ code: 'over_request_rate_limit', msg: 'Request rate limit reached' }, { status: 429 })

/** Runs `work` while Auth takes no more calls of this path. */
async function limited(path: string, work: () => Promise<void>): Promise<void> {
  const supabase = await supabaseBehind(api, (call) => (call.path.startsWith(path) ? tooMany() : undefined))
  await pointedTo(api, supabase.url, work).finally(supabase.close)
}

function expectBusy({ status, body, headers }: Answer): void {
  expect({ status, body }).toMatchObject({
    status: 503,
    body: { error: { code: 'unavailable', message: texts.login.busy } },
  })
  expect(headers.get('retry-after')).toBe('60')
  expect(headers.getSetCookie()).toEqual([])
}

test('a sign-in that Auth does not take is no wrong password', () =>
  limited('/auth/v1/token', async () => {
    expectBusy(await api.caller().signIn(account.userId, account.password))
  }))

test('a refresh that Auth does not take signs nobody out', async () => {
  const cookie = expiredCookies(staff)
  await limited('/auth/v1/token', async () => {
    expectBusy(await api.caller().call('GET', '/api/me', { headers: { cookie } }))
    expectBusy(await api.caller().call('GET', '/api/dashboard', { headers: { cookie } }))
  })
  expect((await api.caller().call('GET', '/api/me', { headers: { cookie } })).status).toBe(200)
})

test.each(['/auth/v1/token', '/auth/v1/user'])('%s: a password change blames no password', (path) =>
  limited(path, async () => {
    const body = { oldPassword: account.password, newPassword: 'a-new-one-9', confirmPassword: 'a-new-one-9' }
    expectBusy(await staff.call('PATCH', `/api/profile/password/${account.userId}`, { body }))
  }),
)

test('a limit on queries is told as one too', () =>
  limited('/rest/v1/', async () => {
    expect((await api.caller().call('GET', '/api/bikes')).status).toBe(503)
  }))

/** The calls of Supabase that `work` makes. */
async function callsOf(work: () => Promise<unknown>): Promise<SupabaseCall[]> {
  const calls: SupabaseCall[] = []
  const supabase = await supabaseBehind(api, (call) => {
    calls.push(call)
    return undefined
  })
  await pointedTo(api, supabase.url, async () => {
    await work()
  }).finally(supabase.close)
  return calls
}

const visitor = '203.0.113.7'

test('Auth learns the address of whoever signs in, from the holder of the secret key', async () => {
  const calls = await callsOf(() => api.caller(visitor).signIn(account.userId, account.password))
  const signIns = calls.filter(({ path }) => path.startsWith('/auth/v1/token'))
  expect(signIns.map(({ headers }) => headers)).toMatchObject([
    {
      'sb-forwarded-for': visitor,
      apikey: api.db.secretKey,
      authorization: `Bearer ${api.db.secretKey}`,
    },
  ])
  for (const { path, headers } of calls)
    if (!path.startsWith('/auth/')) expect(headers).not.toHaveProperty('sb-forwarded-for')
})

test('a header of the caller is not believed, and staff act as themselves', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1', 'sb-forwarded-for': '198.51.100.1' }
  const cookie = staff.cookies()
  const calls = await callsOf(() =>
    api.caller(visitor).call('POST', '/api/logout', { headers: { ...headers, cookie } }),
  )
  const [signOut] = calls.filter(({ path }) => path.startsWith('/auth/v1/logout'))
  expect(signOut?.headers['sb-forwarded-for']).toBe(visitor)
  expect(signOut?.headers.authorization).toMatch(/^Bearer ey/)
})

test('a running session asks Auth nothing', async () => {
  const caller = api.caller()
  await caller.signIn(account.userId, account.password)
  const calls = await callsOf(() => Promise.all([1, 2, 3].map(() => caller.call('GET', '/api/dashboard'))))
  expect(calls.filter(({ path }) => path.startsWith('/auth/'))).toEqual([])
})
