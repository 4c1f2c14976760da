import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sessionEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import {
  expectError,
  expectGuarded,
  expectKeptByNobody,
  expectNoCause,
} from '#server/testing/helpers/guarded.ts'
import { pointNowhere, readNote, tinySite, writeNote } from '#server/testing/helpers/tiny-site.ts'
import { dataOf } from '../supabase/database-error.ts'
import { visitorClient } from '../supabase/supabase-clients.ts'
import { session, visitor } from './serve.ts'

/**
 * The details of each failure, which no caller may see; `failures` are the ways in which a handler fails, by
 * their names in the address.
 */
const secret = 'select * from staff at 127.0.0.1, node_modules/postgres'
const failures: Record<string, () => Promise<{ words: string }>> = {
  bug: () => Promise.reject(new TypeError(secret)),
  thing: () => Promise.reject({ code: '42501', message: secret }),
  away: () => Promise.reject(new AppError('unavailable', { cause: new Error(secret) })),
  busy: () => Promise.reject(new AppError('too_many_requests', { retryAfter: 77, cause: new Error(secret) })),
  shape: async () => ({ words: '', [secret]: secret }),
  database: async () => {
    dataOf(await visitorClient().from('vehicles').select('id'))
    return { words: '' }
  },
}
const fail = visitorEndpoint('GET /api/tinyFailures/:how', {
  ...readNote,
  // Reading leaves a stranger out, and puts nothing in the place of what an answer cannot be without.
  answer: z.strictObject({ words: z.string().min(1) }),
  params: z.object({ how: z.enum(Object.keys(failures)) }),
})

const openDoor = sessionEndpoint('POST /api/tinyDoor', writeNote)

const site = tinySite([
  visitor(fail, ({ params }) => failures[params.how]?.() ?? Promise.resolve({ words: '' })),
  session(openDoor, async ({ session: { setCookie } }) => {
    setCookie('tiny', 'kept', 60)
    throw new Error(secret)
  }),
])

let logged: Record<string, unknown>[]
beforeAll(pointNowhere)
beforeEach(() => {
  logged = []
  const keep = (line: unknown) => void logged.push(JSON.parse(String(line)))
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(console, 'warn').mockImplementation(keep)
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['bug', 'internal', null],
  ['thing', 'internal', null],
  ['shape', 'internal', null],
  ['away', 'unavailable', '30'],
  ['database', 'unavailable', '30'],
  ['busy', 'too_many_requests', '77'],
] as const)('a failure of the kind "%s" is %s, and says nothing of its cause', async (how, code, wait) => {
  const answer = await site.call('GET', `/api/tinyFailures/${how}`)
  expectError(answer, code)
  expectNoCause(answer)
  expect(answer.headers.get('retry-after')).toBe(wait)
  expect(answer.headers.get('x-request-id')).toMatch(/\S/)
  expect(answer.headers.get('server-timing')).toMatch(/^db;dur=/)
})

test('a failure tells the log what the caller is not told, and whose it is', async () => {
  const answer = await site.call('GET', '/api/tinyFailures/bug?language=or')
  expect(logged).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'request',
      endpoint: 'GET /api/tinyFailures/:how',
      method: 'GET',
      status: 500,
      requestId: answer.headers.get('x-request-id'),
      cause: `TypeError: ${secret}`,
    }),
  ])
})

test('a failure after a cookie was set sends the cookie all the same', async () => {
  const answer = await site.call('POST', '/api/tinyDoor', { body: { words: 'a' } })
  expect(answer.status).toBe(500)
  expectNoCause(answer)
  expect(answer.headers.getSetCookie()).toEqual([
    'tiny=kept; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
  ])
})

test('a failure is said in the language of the address', async () => {
  const english = await site.call('GET', '/api/tinyFailures/away')
  const odia = await site.call('GET', '/api/tinyFailures/away?language=or')
  expectError(odia, 'unavailable')
  expect(odia.body).not.toEqual(english.body)
})

test('a failure that was opened as a page is its sentence alone', async () => {
  const headers = { 'sec-fetch-dest': 'document' }
  const answer = await site.call('GET', '/api/tinyFailures/bug', { headers })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.bytes.toString()).toMatch(/^Something went wrong on our side\./)
  expectGuarded(answer)
  expectKeptByNobody(answer)
})
