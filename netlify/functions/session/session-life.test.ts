import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})

afterAll(() => api.close())

async function signedIn() {
  const member = await api.db.createStaff()
  const caller = api.caller()
  await caller.signIn(member.userId, member.password)
  return { ...member, caller }
}

const status = async (caller: Caller) => (await caller.call('GET', '/api/me')).status

/**
 * Moves the sessions of one member into the past by `span`; during the last part of it, `idle`, no call came.
 */
async function letPass(id: string, span: string, idle: string): Promise<void> {
  await api.db.sql(
    `update private.staff_sessions set started_at = started_at - $2::interval, seen_at = now() - $3::interval
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [id, span, idle],
  )
  await api.db.sql('update auth.sessions set created_at = created_at - $2::interval where user_id = $1', [
    id,
    span,
  ])
}

test('every call keeps a session open, and half an hour without one ends it for good', async () => {
  const { id, caller } = await signedIn()
  await letPass(id, '29 minutes', '29 minutes')
  expect(await status(caller)).toBe(200)
  await letPass(id, '29 minutes', '29 minutes')
  expect(await status(caller)).toBe(200)
  await letPass(id, '31 minutes', '31 minutes')
  expect(await status(caller)).toBe(401)
  expect(await status(caller)).toBe(401)
})

test('eight hours after the sign-in it ends, however busy it was', async () => {
  const { id, userId, password, caller } = await signedIn()
  await letPass(id, '7 hours 59 minutes', '1 minute')
  expect(await status(caller)).toBe(200)
  await letPass(id, '2 minutes', '0 minutes')
  expect(await status(caller)).toBe(401)
  // Old rows are deleted in time, and the next call must not make a new one.
  await api.db.sql('delete from private.staff_sessions')
  expect(await status(caller)).toBe(401)
  expect((await caller.signIn(userId, password)).status).toBe(200)
  expect(await status(caller)).toBe(200)
})

test('nothing of the back office answers an idle session, and no row-level policy does either', async () => {
  const { id, caller, accessToken } = await signedIn()
  expect(await api.db.openSession(accessToken)).toBe(true)
  await letPass(id, '29 minutes', '29 minutes')
  // A token used directly at Supabase must open no more than through the server.
  const headers = { apikey: api.db.publishableKey, authorization: `Bearer ${accessToken}` }
  const staffRows = async () =>
    (await api.db.fetch(new Request(`${api.db.url}/rest/v1/staff?select=id`, { headers }))).json()
  expect(await staffRows()).toEqual([{ id }])
  await letPass(id, '2 minutes', '31 minutes')
  for (const path of ['/api/dashboard', '/api/managePrice', '/api/bikes_admin'])
    expect((await caller.call('GET', path)).status).toBe(401)
  expect(await staffRows()).toEqual([])
  // A session that ended does not begin again, not even by the server.
  await api.db.sql('delete from private.staff_sessions')
  expect(await api.db.openSession(accessToken)).toBe(false)
})

test('a new password ends the other sessions of the account with their next call', async () => {
  const { userId, password, caller } = await signedIn()
  const elsewhere = api.caller()
  await elsewhere.signIn(userId, password)
  const newPassword = 'another-long-one'
  const body = { oldPassword: password, newPassword, confirmPassword: newPassword }
  expect((await caller.call('PATCH', `/api/profile/password/${userId}`, { body })).status).toBe(200)
  expect(await status(elsewhere)).toBe(401)
  expect(await status(caller)).toBe(200)
})

test('one round trip opens a session', async () => {
  const { caller } = await signedIn()
  await caller.call('GET', '/api/me')
  const before = await api.db.sql('select seen_at from private.staff_sessions order by session_id')
  await caller.call('GET', '/api/me')
  expect(await api.db.sql('select seen_at from private.staff_sessions order by session_id')).toEqual(before)
})

test('a hosted project gives tokens that outlive the longest session, so that none is refreshed', async () => {
  const config = await readFile(join(projectFolder, 'supabase/config.toml'), 'utf8')
  const seconds = Number(/^jwt_expiry = (\d+)$/m.exec(config)?.[1])
  // The Auth client refreshes a token in its last 90 seconds.
  expect(seconds).toBeGreaterThan(8 * 60 * 60 + 90)
})
