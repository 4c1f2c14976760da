import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ofSingleOutlets, roleRefusal, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import { sessionEndpoint, staffEndpoint } from '#contract/wire/endpoint.ts'
import { nobodyListens, pointedTo } from '#server/testing/helpers/faulty-supabase.ts'
import {
  expectError,
  expectGuarded,
  expectKeptByNobody,
  expectNoCause,
} from '#server/testing/helpers/guarded.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { readNote, tinySite, writeNote } from '#server/testing/helpers/tiny-site.ts'
import { session, staff, staffReading, visitor } from './serve.ts'

const readDesk = staffEndpoint('GET /api/tinyDesk', readNote)
const writeDesk = staffEndpoint('POST /api/tinyDesk', writeNote)
const readEarly = staffEndpoint('GET /api/tinyEarly', readNote)
const openDoor = sessionEndpoint('POST /api/tinyDoor', writeNote)
/**
 * Endpoints for one role alone, for some roles, and for accounts of all outlets; each exists a second time
 * with a handler that runs beside the check of the session.
 */
const restrictions = [
  { onlyFor: ['owner'] },
  { onlyFor: ['owner', 'people'] },
  { onlyFor: ['owner', 'manager', 'sales'] },
  { ofAllOutlets: true },
  { onlyFor: ['owner', 'manager'], ofAllOutlets: true },
] as const satisfies { onlyFor?: readonly StaffRole[]; ofAllOutlets?: true }[]
const restricted = restrictions.map((rights, place) =>
  staffEndpoint(`GET /api/tinyRights/${place}`, { ...readNote, ...rights }),
)
const restrictedEarly = restrictions.map((rights, place) =>
  staffEndpoint(`GET /api/tinyRights/early/${place}`, { ...readNote, ...rights }),
)

const reached: string[] = []
const secret = 'Only staff read this.'
const reach = (name: string) => async () => {
  reached.push(name)
  return { words: secret }
}
const site = tinySite([
  visitor(writeNote, reach('writeNote')),
  staff(readDesk, async ({ staff: { user_id } }) => ({ words: user_id })),
  staff(writeDesk, reach('writeDesk')),
  staffReading(readEarly, reach('readEarly')),
  session(openDoor, reach('openDoor')),
  ...restricted.map((one) => staff(one, reach('restricted'))),
  ...restrictedEarly.map((one) => staffReading(one, reach('early'))),
])

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.close()
})
beforeEach(() => {
  reached.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** The cookie of a session that has just been opened, of an account that the statement changes afterwards. */
async function cookieOf(
  account: { role?: StaffRole; outletIds?: number[] },
  statement = '',
): Promise<string> {
  const caller = await api.staffCaller(account)
  if (statement) await api.db.sql(statement, [caller.account.userId])
  return caller.cookies()
}

const call = (method: string, path: string, cookie: string, body?: unknown) =>
  site.call(method, path, { headers: { cookie }, ...(body === undefined ? {} : { body }) })

/** The statements that end a session or its account's rights. */
const endings = {
  none: undefined,
  stranger: 'delete from public.staff where user_id = $1',
  expired: 'update public.staff set expires_on = current_date - 2 where user_id = $1',
  inactive: `update public.staff set status = 'inactive' where user_id = $1`,
  ended: 'delete from auth.sessions where user_id = (select id from public.staff where user_id = $1)',
}

describe.each(Object.entries(endings))('a session that is %s', (_kind, statement) => {
  let cookie = ''
  beforeAll(async () => {
    cookie = statement === undefined ? '' : await cookieOf({}, statement)
  })

  test.each([
    ['GET', '/api/tinyDesk', undefined],
    ['POST', '/api/tinyDesk', { words: 'a' }],
    ['POST', '/api/tinyDesk', '{'],
    ['GET', '/api/tinyEarly', undefined],
  ])('gets nothing of staff: %s %s with %o', async (method, path, body) => {
    const answer = await call(method, path, cookie, body)
    expectError(answer, 'unauthorized')
    expect(answer.bytes.toString()).not.toContain(secret)
    expect(reached).not.toContain('writeDesk')
  })

  test('is served what needs none', async () => {
    for (const path of ['/api/tinyNotes', '/api/tinyDoor'])
      expect((await call('POST', path, cookie, { words: 'a' })).status).toBe(201)
    expect(reached).toEqual(['writeNote', 'openDoor'])
  })
})

test('a session of active staff is served, as whoever it is, and kept by nobody', async () => {
  const { userId, password } = await api.db.createStaff()
  const caller = api.caller()
  await caller.signIn(userId, password)
  const answer = await call('GET', '/api/tinyDesk', caller.cookies())
  expect(answer).toMatchObject({ status: 200, body: { words: userId } })
  expect((await call('GET', '/api/tinyEarly', caller.cookies())).body).toEqual({ words: secret })
  expect((await call('POST', '/api/tinyDesk', caller.cookies(), { words: 'a' })).status).toBe(201)
  expectGuarded(answer)
  expectKeptByNobody(answer)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(Number(answer.headers.get('server-timing')?.replace('db;dur=', ''))).toBeGreaterThan(0)
  expectError(await call('POST', '/api/tinyDesk', caller.cookies(), '{'), 'invalid_json')
  expectError(await call('POST', '/api/tinyDesk', caller.cookies(), '[]'), 'invalid_fields')
})

test.each(staffRoleIds)(
  'the role %s is served what is for it, and told in words whose the rest is',
  async (role) => {
    const cookie = await cookieOf({ role })
    for (const { path, onlyFor } of [...restricted, ...restrictedEarly]) {
      reached.length = 0
      const answer = await call('GET', path, cookie)
      if (!onlyFor || onlyFor.includes(role)) {
        expect([path, answer.status]).toEqual([path, 200])
        continue
      }
      expectError(answer, 'forbidden')
      expect(answer.body).toMatchObject({ message: roleRefusal(onlyFor) })
      expect(answer.bytes.toString()).not.toContain(secret)
      if (!path.includes('/early/')) expect(reached).toEqual([])
    }
  },
)

test('an account of single outlets is told that it does not read what is about all', async () => {
  const cookie = await cookieOf({ role: 'manager', outletIds: [1] })
  for (const { path, onlyFor, ofAllOutlets } of restricted.filter((one) => one.ofAllOutlets)) {
    const answer = await call('GET', path, cookie)
    expectError(answer, 'forbidden')
    expect({ ofAllOutlets, onlyFor, ...(answer.body as object) }).toMatchObject({ message: ofSingleOutlets })
  }
  expect((await call('GET', '/api/tinyDesk', cookie)).status).toBe(200)
})

test('without a database staff are told so, and stay signed in', async () => {
  const cookie = await cookieOf({})
  await pointedTo(api, nobodyListens, async () => {
    for (const path of ['/api/tinyDesk', '/api/tinyEarly']) {
      const answer = await call('GET', path, cookie)
      expectError(answer, 'unavailable')
      expectNoCause(answer)
    }
  })
  expect((await call('GET', '/api/tinyDesk', cookie)).status).toBe(200)
})
