import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MadeLink, StaffRecord } from '#contract/people/people.ts'
import { auditLines } from '#server/testing/helpers/audit-lines.ts'
import { type StaffCaller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let owner: StaffCaller
/** The number of people so far, because every test invites a new person. */
let people = 0

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.staffCaller({ userId: 'owner', role: 'owner' })
})
afterAll(() => api.close())

const password = 'river-stone-7'

async function invite(given: object = {}) {
  const number = ++people
  const body = {
    userId: `new${number}`,
    name: `New ${number}`,
    email: `New${number}@staff.example`,
    role: 'sales',
    outletIds: [],
    lastDay: '2030-12-31',
    ...given,
  }
  return { ...body, ...(await owner.call('POST', '/api/staff', { body })) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const tokenOf = (link: string) => new URL(link).hash.replace('#password=', '')
const setPassword = (token: string, newPassword = password) =>
  api
    .caller()
    .call('POST', '/api/staffLink/password', { body: { token, newPassword, confirmPassword: newPassword } })

async function listed(userId: string): Promise<StaffRecord> {
  const all = (await owner.call('GET', '/api/staff')).body as StaffRecord[]
  const found = all.find((one) => one.userId === userId)
  if (!found) throw new Error(`${userId} is not listed.`)
  return found
}

/** A member of staff who followed their link and is signed in. */
async function join(given: object = {}) {
  const { userId, body } = await invite(given)
  await setPassword(tokenOf((body as MadeLink).link))
  const caller = api.caller()
  await caller.signIn(userId, password)
  return { userId, caller, id: (await listed(userId)).id }
}

test('who is invited sets a password by the link, once, and signs in with the role that was chosen', async () => {
  const { status, body, userId, name } = await invite({ role: 'service', outletIds: [1] })
  expect(status).toBe(201)
  const token = tokenOf((body as MadeLink).link)
  expect(await listed(userId)).toMatchObject({ role: 'service', outletIds: [1], seenAt: null, sessions: 0 })
  expect((await listed(userId)).linkUntil).not.toBeNull()
  const read = () => api.caller().call('POST', '/api/staffLink', { body: { token } })
  expect((await read()).body).toEqual({ userId, name })

  expect((await setPassword(token, 'password1')).status).toBe(422)
  expect((await setPassword(token)).status).toBe(200)
  for (const answer of [await read(), await setPassword(token)]) expect(answer.status).toBe(404)
  const caller = api.caller()
  await caller.signIn(userId, password)
  expect((await caller.call('GET', '/api/me')).body).toMatchObject({ role: 'service', outlet_ids: [1] })
  expect(await listed(userId)).toMatchObject({ sessions: 1, linkUntil: null })
  expect((await listed(userId)).seenAt).not.toBeNull()
})

test('a user id or an e-mail of somebody else is refused under its field, and leaves no account behind', async () => {
  const { userId, email } = await invite()
  const before = await api.db.sql('select id from auth.users')
  expect(await invite({ userId })).toMatchObject({
    status: 422,
    body: { error: { fields: { userId: expect.stringMatching(/else/) } } },
  })
  expect(await invite({ email: email.toUpperCase() })).toMatchObject({
    status: 422,
    body: { error: { fields: { email: expect.stringMatching(/else/) } } },
  })
  expect(await api.db.sql('select id from auth.users')).toHaveLength(before.length)
})

test('a link that is used eight times at once sets one password', async () => {
  const { userId, body } = await invite()
  const token = tokenOf((body as MadeLink).link)
  const words = Array.from({ length: 8 }, (_, n) => `a long and unusual sentence ${n}`)
  const answers = await Promise.all(words.map((one) => setPassword(token, one)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
  const winner = words[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await api.caller().signIn(userId, winner)).status).toBe(200)
})

test('a link whose password Auth refuses still works; one that set a password is never brought back', async () => {
  const { userId, body } = await invite()
  const token = tokenOf((body as MadeLink).link)
  const { id } = await listed(userId)
  const take = async () =>
    (await api.db.sql<{ expires_at: string }>('select * from take_staff_link($1)', [hashOf(token)]))[0]
  const giveBack = (until: string | undefined) =>
    api.db.sql('select give_back_staff_link($1, $2, $3)', [hashOf(token), id, until])
  const until = (await take())?.expires_at
  await api.db.sql('select allow_password_change($1, $1)', [id])
  await giveBack(until)
  expect((await setPassword(token)).status).toBe(200)
  await giveBack(until)
  expect((await setPassword(token)).status).toBe(404)
})

test('a newer link ends the one before, and a link ends by itself', async () => {
  const { userId, body } = await invite()
  const { id } = await listed(userId)
  const second = (await owner.call('POST', `/api/staff/${id}/link`)).body as MadeLink
  expect((await setPassword(tokenOf((body as MadeLink).link))).status).toBe(404)
  await api.db.sql(`update private.staff_links set expires_at = now() where staff_id = $1`, [id])
  expect((await setPassword(tokenOf(second.link))).status).toBe(404)
  for (const token of ['', 'short', 'a'.repeat(43)])
    expect((await setPassword(token)).status).toBeOneOf([404, 422])
})

test('another role, other outlets and another day count from the next call on', async () => {
  const { id, userId, caller } = await join()
  expect((await caller.call('POST', '/api/bookingReports', { body: {} })).status).toBe(403)
  const body = { role: 'service', outletIds: [], lastDay: '2031-01-31' }
  expect((await owner.call('PATCH', `/api/staff/${id}`, { body })).status).toBe(200)
  expect((await caller.call('POST', '/api/bookingReports', { body: {} })).status).toBe(200)
  expect(await listed(userId)).toMatchObject(body)
})

test('who is disabled is out at once, their link with them, and may be brought back', async () => {
  const { id, userId, caller } = await join()
  await owner.call('POST', `/api/staff/${id}/link`)
  expect((await owner.call('PATCH', `/api/staff/${id}`, { body: { isActive: false } })).status).toBe(200)
  expect((await caller.call('GET', '/api/me')).status).toBe(401)
  expect(await listed(userId)).toMatchObject({ isActive: false, sessions: 0, linkUntil: null })
  expect((await owner.call('POST', `/api/staff/${id}/link`)).status).toBe(409)
  await owner.call('PATCH', `/api/staff/${id}`, { body: { isActive: true } })
  expect((await caller.call('GET', '/api/me')).status).toBe(401)
  const again = api.caller()
  await again.signIn(userId, password)
  expect((await again.call('GET', '/api/me')).status).toBe(200)
})

test('sessions end when the owner says so', async () => {
  const { id, caller } = await join()
  const end = () => owner.call('POST', `/api/staff/${id}/endSessions`)
  expect((await end()).body).toEqual({ message: 'Signed out everywhere.' })
  expect((await caller.call('GET', '/api/me')).status).toBe(401)
  expect((await end()).body).toEqual({ message: 'Nobody was signed in.' })
})

test('a user ID is somebody else’s in any case of its letters', async () => {
  const { userId } = await invite()
  expect(await invite({ userId: userId.toUpperCase() })).toMatchObject({
    status: 422,
    body: { error: { fields: { userId: 'Somebody else has this user ID.' } } },
  })
})

test('an owner has all outlets: nobody becomes one of some, and none is limited later', async () => {
  const refused = { status: 422, body: { error: { fields: { outletIds: /all outlets/ } } } }
  expect(
    await invite({ role: 'owner', outletIds: [1], userId: 'half', email: 'half@x.example' }),
  ).toMatchObject(refused)
  await expect(listed('half')).rejects.toThrow(/not listed/)
  const { id, userId } = await join({ role: 'manager', outletIds: [1] })
  const change = (body: object) => owner.call('PATCH', `/api/staff/${id}`, { body })
  expect(await change({ role: 'owner' })).toMatchObject(refused)
  expect((await change({ role: 'owner', outletIds: [] })).status).toBe(200)
  expect(await change({ outletIds: [1] })).toMatchObject(refused)
  expect(await listed(userId)).toMatchObject({ role: 'owner', outletIds: [] })
  await change({ isActive: false })
})

test.each([{ role: 'manager' }, { isActive: false }, { lastDay: '2020-01-01' }])(
  'the last owner stays: %o',
  async (body) => {
    const answer = await owner.call('PATCH', `/api/staff/${owner.account.id}`, { body })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/must stay owner/) } })
    expect((await owner.call('GET', '/api/me')).status).toBe(200)
  },
)

test('with a second owner the first may step back', async () => {
  const second = await join({ role: 'owner' })
  const { id } = await listed('owner')
  expect((await second.caller.call('PATCH', `/api/staff/${id}`, { body: { role: 'manager' } })).status).toBe(
    200,
  )
  expect((await owner.call('GET', '/api/staff')).status).toBe(403)
  expect((await second.caller.call('PATCH', `/api/staff/${id}`, { body: { role: 'owner' } })).status).toBe(
    200,
  )
  await owner.call('PATCH', `/api/staff/${second.id}`, { body: { isActive: false } })
})

test('the audit trail names who did what with which account', async () => {
  const { id, userId } = await join()
  await owner.call('PATCH', `/api/staff/${id}`, { body: { role: 'service' } })
  await owner.call('POST', `/api/staff/${id}/link`)
  await owner.call('POST', `/api/staff/${id}/endSessions`)
  const events = await auditLines(api, 'event.row_id = $1', [id])
  const subject = `Account ${userId}`
  expect(events).toMatchObject([
    { user_id: 'owner', action: 'Added', subject },
    // The line names the author, and with the user id which author of several with that name.
    { user_id: expect.stringMatching(`^New \\d+ \\(${userId}\\)$`), subject: `${subject} · password` },
    { user_id: 'owner', subject: `${subject} · Role`, before: 'Sales', after: 'Service' },
    { user_id: 'owner', subject: `${subject} · link to set a password`, after: 'made' },
    { user_id: 'owner', subject: `${subject} · sessions`, after: '1 ended' },
  ])
})
