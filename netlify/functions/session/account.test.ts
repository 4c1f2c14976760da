import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(() => api.close())

async function signedIn() {
  const member = await api.db.createStaff()
  const caller = api.caller()
  expect((await caller.signIn(member.userId, member.password)).status).toBe(200)
  return { ...member, caller, profile: `/api/profile/${member.userId}`, password: member.password }
}

const change = {
  userName: "Sasmita D'Costa",
  email: 'New.Address@dealer.example',
  mobileNo: '+91 98765-43210',
}

test('a changed profile is what the account shows, and both names sign in', async () => {
  const { caller, profile, userId, password, email } = await signedIn()
  const { status, body } = await caller.call('PATCH', profile, {
    body: { ...change, currentPassword: password },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: texts.profile.success,
    account: { user_name: change.userName, email: change.email, mobile_no: change.mobileNo },
  })
  expect((await caller.call('GET', '/api/me')).body).toMatchObject({ email: change.email })

  expect((await api.caller().signIn(userId, password)).status).toBe(200)
  expect((await api.caller().signIn('new.address@dealer.example', password)).status).toBe(200)
  expect((await api.caller().signIn(email, password)).status).toBe(401)
})

test.each([
  ['no password', {}, 'Please enter your current password to change the e-mail.'],
  ['a wrong one', { currentPassword: 'not it' }, 'The current password is not right.'],
])('another e-mail with %s is refused, and nothing changes', async (_what, given, words) => {
  const { caller, profile, email, password } = await signedIn()
  expect(await caller.call('PATCH', profile, { body: { ...change, ...given } })).toMatchObject({
    status: 422,
    body: { error: { fields: { currentPassword: words } } },
  })
  expect((await caller.call('GET', '/api/me')).body).toMatchObject({ email })
  expect((await api.caller().signIn(email, password)).status).toBe(200)
})

test('name and number change without the password, and an address is not guessed at it for ever', async () => {
  const { caller, profile, email } = await signedIn()
  expect((await caller.call('PATCH', profile, { body: { ...change, email } })).status).toBe(200)
  const guess = () => caller.call('PATCH', profile, { body: { ...change, currentPassword: 'a guess' } })
  for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(422)
  expect((await guess()).status).toBe(429)
})

test('somebody else’s profile is not found, there or not', async () => {
  const { caller } = await signedIn()
  const other = await signedIn()
  const answers = [
    await caller.call('PATCH', other.profile, { body: change }),
    await caller.call('PATCH', '/api/profile/nobody-here', { body: change }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect((await other.caller.call('GET', '/api/me')).body).toMatchObject({ email: other.email })
})

test('an e-mail somebody else signs in with is refused, whatever its case', async () => {
  const { caller, profile, email, password } = await signedIn()
  const other = await signedIn()
  const proved = { ...change, currentPassword: password }
  const body = { ...proved, email: other.email.toUpperCase() }
  expect(await caller.call('PATCH', profile, { body })).toMatchObject({
    status: 409,
    body: { error: { fields: { email: /Somebody else/ } } },
  })
  const stranger = await api.db.createUser()
  expect(await caller.call('PATCH', profile, { body: { ...proved, email: stranger.email } })).toMatchObject({
    status: 409,
  })
  expect((await caller.call('GET', '/api/me')).body).toMatchObject({ email })
})

test.each([
  ['userName', ' '],
  ['email', 'nowhere'],
  ['mobileNo', 'call me'],
])('%s = %o is refused under its field', async (field, value) => {
  const { caller, profile } = await signedIn()
  const { status, body } = await caller.call('PATCH', profile, { body: { ...change, [field]: value } })
  expect(status).toBe(422)
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field])
})

test('fields that are nobody’s to change are refused', async () => {
  const { caller, profile } = await signedIn()
  const body = { ...change, status: 'active', expires_on: '2099-01-01', user_id: 'boss' }
  expect((await caller.call('PATCH', profile, { body })).status).toBe(422)
})

const passwordPath = (userId: string) => `/api/profile/password/${userId}`
const passwords = (oldPassword: string, newPassword: string) => ({
  body: { oldPassword, newPassword, confirmPassword: newPassword },
})

test('a new password works at once, the old one no longer, and other sessions end', async () => {
  const { caller, userId, password } = await signedIn()
  const elsewhere = api.caller()
  await elsewhere.signIn(userId, password)
  const answer = await caller.call('PATCH', passwordPath(userId), passwords(password, 'ଗୁପ୍ତ-pass-1'))
  expect(answer).toMatchObject({ status: 200, body: { message: texts.password.success } })

  expect((await caller.call('GET', '/api/me')).status).toBe(200)
  expect((await elsewhere.call('GET', '/api/me')).status).toBe(401)
  expect((await api.caller().signIn(userId, password)).status).toBe(401)
  expect((await api.caller().signIn(userId, 'ଗୁପ୍ତ-pass-1')).status).toBe(200)
})

test.each([
  ['a wrong old one', { oldPassword: 'not it' }, 'oldPassword', 'The current password is not right.'],
  ['7 characters', { newPassword: '1234567' }, 'newPassword', 'Please use at least 8 characters.'],
  ['one that many use', { newPassword: 'Password123' }, 'newPassword', /^Many people use/],
  ['73 bytes', { newPassword: `${'é'.repeat(36)}x` }, 'newPassword', /72 bytes/],
  ['another repeat', { confirmPassword: 'other-password' }, 'confirmPassword', texts.password.mismatch],
])('%s is refused in words, and nothing changes', async (_what, given, field, message) => {
  const { caller, userId, password } = await signedIn()
  const fresh = { oldPassword: password, newPassword: 'good-password' }
  const merged = { ...fresh, ...given }
  const body = { confirmPassword: merged.newPassword, ...merged }
  expect(await caller.call('PATCH', passwordPath(userId), { body })).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: message } } },
  })
  expect((await caller.call('GET', '/api/me')).status).toBe(200)
  expect((await api.caller().signIn(userId, password)).status).toBe(200)
})

test('72 bytes are taken, the same password again is not', async () => {
  const { caller, userId, password } = await signedIn()
  const long = 'é'.repeat(36)
  expect((await caller.call('PATCH', passwordPath(userId), passwords(password, long))).status).toBe(200)
  expect(await caller.call('PATCH', passwordPath(userId), passwords(long, long))).toMatchObject({
    status: 422,
    body: { error: { fields: { newPassword: /other than the current/ } } },
  })
})

test('somebody else’s password is not found', async () => {
  const { caller, password } = await signedIn()
  const other = await signedIn()
  const answer = await caller.call('PATCH', passwordPath(other.userId), passwords(password, 'new-password'))
  expect(answer.status).toBe(404)
  expect((await api.caller().signIn(other.userId, other.password)).status).toBe(200)
})
