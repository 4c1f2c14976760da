import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let staff: { userId: string; email: string; password: string; id: string }

beforeAll(async () => {
  api = await startTestApi()
  staff = await api.db.createStaff({ userId: 'counter', name: 'Counter One', city: 'Cuttack' })
})

afterAll(() => api.close())

test.each(['user id', 'e-mail'])(
  'signs in by %s and shows the account, which has no password',
  async (by) => {
    const caller = api.caller()
    const { status, body, headers } = await caller.signIn(
      by === 'e-mail' ? staff.email : staff.userId,
      staff.password,
    )
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.stringMatching(/^[0-9a-f-]{36}$/), message: texts.login.success })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-staff=.+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/)

    const me = await caller.call('GET', '/api/me')
    expect(me.status).toBe(200)
    expect(me.body).toMatchObject({
      user_id: 'counter',
      user_name: 'Counter One',
      email: staff.email,
      Status: 'active',
      role: 'owner',
      outlet_ids: [],
      is_on_duty: true,
    })
    expect(JSON.stringify(me.body)).not.toContain(staff.password)
  },
)

test.each(['true', 'null', '"counter"', 'counter,other', '*'])('nobody is called %s', async (userId) => {
  expect((await api.caller().signIn(userId, staff.password)).status).toBe(401)
})

test('a wrong password and an unknown user are told the same', async () => {
  const wrong = await api.caller().signIn(staff.userId, 'not the password')
  const unknown = await api.caller().signIn('nobody-here', 'not the password')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body).toMatchObject({ message: texts.login.failure })
})

test.each([
  ['inactive', "status = 'inactive'"],
  ['expired', 'expires_on = current_date - 2'],
])('an %s member is refused at login, and a running session ends at once', async (kind, change) => {
  const member = await api.db.createStaff({ userId: `member-${kind}` })
  const caller = api.caller()
  await caller.signIn(member.userId, member.password)
  expect((await caller.call('GET', '/api/dashboard')).status).toBe(200)
  await api.db.sql(`update public.staff set ${change} where user_id = $1`, [member.userId])
  expect((await caller.call('GET', '/api/dashboard')).status).toBe(401)
  const refused = await api.caller().signIn(member.userId, member.password)
  expect(refused.status).toBe(401)
  const { message } = refused.body as { message: string }
  if (kind === 'inactive') expect(message).toBe(texts.login.failure)
  else expect(message).toMatch(/^This account expired after \d\d\/\d\d\/\d{4}\. Please ask/)
  expect((await api.caller().signIn(member.userId, 'not the password')).body).toMatchObject({
    message: texts.login.failure,
  })
})

test('an expired account and a wrong password take the same time to refuse', async () => {
  const member = await api.db.createStaff({ userId: 'expired-slowly' })
  await api.db.sql(`update public.staff set expires_on = current_date - 2 where user_id = $1`, [
    member.userId,
  ])
  for (const password of [member.password, 'not the password']) {
    const started = performance.now()
    await api.caller().signIn(member.userId, password)
    expect(performance.now() - started).toBeGreaterThan(495)
  }
})

test('the account says how many days are left', async () => {
  const member = await api.db.createStaff({ userId: 'soon' })
  await api.db.sql(
    `update public.staff set expires_on = (now() at time zone 'Asia/Kolkata')::date + 12 where user_id = $1`,
    [member.userId],
  )
  const caller = api.caller()
  await caller.signIn(member.userId, member.password)
  expect((await caller.call('GET', '/api/me')).body).toMatchObject({ days_left: 12 })
})

test('somebody with an account but no staff row is refused', async () => {
  const stranger = await api.db.createUser()
  expect((await api.caller().signIn(stranger.email, stranger.password)).status).toBe(401)
})

test('after signing out the same cookies open nothing', async () => {
  const caller = api.caller()
  await caller.signIn(staff.userId, staff.password)
  const cookie = caller.cookies()
  expect((await caller.call('POST', '/api/logout')).status).toBe(200)
  expect(caller.cookies()).not.toContain('__Host-staff')
  expect((await api.caller().call('GET', '/api/me', { headers: { cookie } })).status).toBe(401)
  expect((await caller.call('POST', '/api/logout')).status).toBe(200)
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
])('a login that another site sends is refused: %o', async (headers) => {
  const body = { userId: staff.userId, password: staff.password }
  const answer = await api.caller().call('POST', '/api/login', { body, headers })
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('the token of the login answer is no credential', async () => {
  const { body } = await api.caller().signIn(staff.userId, staff.password)
  const { token } = body as { token: string }
  const answer = await api.caller().call('GET', '/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(401)
})
