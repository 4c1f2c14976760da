import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sessionEndpoint, staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import type { ErrorCode } from '#contract/wire/errors.ts'
import { expectError } from '#server/testing/helpers/guarded.ts'
import { pointNowhere, readNote, tinySite, writeNote } from '#server/testing/helpers/tiny-site.ts'
import { session, staff, staffReading, visitor } from './serve.ts'

const numbered = z.object({ id: z.string().regex(/^\d+$/) })
const listNotes = visitorEndpoint('GET /api/tinyNotes/:id', {
  ...readNote,
  params: numbered,
  query: z.strictObject({ page: z.coerce.number().int().optional() }),
  cacheTags: ['texts'],
})
const readDesk = staffEndpoint('GET /api/tinyDesk/:id', { ...readNote, params: numbered })
const writeDesk = staffEndpoint('PATCH /api/tinyDesk/:id', { ...writeNote, params: numbered })
const readEarly = staffEndpoint('GET /api/tinyEarly', readNote)
const openDoor = sessionEndpoint('POST /api/tinyDoor', writeNote)

/** The endpoints whose handlers ran. */
const reached: string[] = []
const reach = (name: string) => async () => {
  reached.push(name)
  return { words: name }
}
const site = tinySite([
  visitor(writeNote, reach('writeNote')),
  visitor(listNotes, reach('listNotes')),
  staff(readDesk, reach('readDesk')),
  staff(writeDesk, reach('writeDesk')),
  staffReading(readEarly, reach('readEarly')),
  session(openDoor, reach('openDoor')),
])

beforeAll(pointNowhere)
afterAll(() => vi.restoreAllMocks())
beforeEach(() => {
  reached.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

async function expectRefusal(call: ReturnType<typeof site.call>, code: ErrorCode) {
  const answer = await call
  expectError(answer, code)
  expect(reached).toEqual([])
  return answer
}

const body = { words: 'Good' }

test.each([
  ['/api/tinyNothing', 'not_found'],
  ['/api/tinyNotes/1/2', 'not_found'],
  ['/api/tinyNotes/one', 'not_found'],
  ['/api/tinyNotes/%ff', 'bad_request'],
  ['/api/tinyNotes/1?page=first', 'bad_request'],
  ['/api/tinyNotes/1?stranger=1', 'bad_request'],
  ['/api/tinyNotes/1?language=klingon', 'bad_request'],
] as const)('the address %s is refused', async (path, code) => {
  await expectRefusal(site.call('GET', path), code)
})

test.each([
  ['PUT', '/api/tinyNotes', 'POST'],
  ['GET', '/api/tinyNotes', 'POST'],
  ['DELETE', '/api/tinyNotes/1', 'GET'],
  ['POST', '/api/tinyDesk/1', 'GET, PATCH'],
  ['GET', '/api/tinyDoor', 'POST'],
])('%s of %s is told that it takes %s', async (method, path, allowed) => {
  const answer = await expectRefusal(site.call(method, path), 'method_not_allowed')
  expect(answer.headers.get('allow')).toBe(allowed)
})

/**
 * The headers by which a browser describes the sending page: another site's, a neighbour's, an address typed
 * by hand, or none at all.
 */
const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8888' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
  { 'sec-fetch-site': '', origin: 'null' },
  { 'sec-fetch-site': '' },
]

describe.each(foreign)('from another site, as %o,', (headers) => {
  test.each([
    ['PATCH', '/api/tinyDesk/1'],
    ['POST', '/api/tinyDoor'],
  ])('%s of %s is refused, whatever it sends', async (method, path) => {
    await expectRefusal(site.call(method, path, { body, headers }), 'forbidden')
    await expectRefusal(site.call(method, path, { body: '{', headers }), 'forbidden')
  })

  test('a visitor writes, and everybody reads', async () => {
    expect((await site.call('POST', '/api/tinyNotes', { body, headers })).status).toBe(201)
    expect((await site.call('GET', '/api/tinyNotes/1', { headers })).status).toBe(200)
    // The call is refused for its missing session, not for its origin.
    expectError(await site.call('GET', '/api/tinyDesk/1', { headers }), 'unauthorized')
    expect(reached).toEqual(['writeNote', 'listNotes'])
  })
})

test('an older browser, which sends the origin alone, is let in from this site', async () => {
  const headers = { 'sec-fetch-site': '', origin: 'http://localhost:8888' }
  expect((await site.call('POST', '/api/tinyDoor', { body, headers })).status).toBe(201)
})

test.each([
  ['GET', '/api/tinyDesk/1', undefined],
  ['PATCH', '/api/tinyDesk/1', body],
  ['PATCH', '/api/tinyDesk/1', '{'],
  ['GET', '/api/tinyEarly', undefined],
])('%s of %s is for staff, and without a session not even read: %o', async (method, path, sent) => {
  await expectRefusal(site.call(method, path, sent === undefined ? {} : { body: sent }), 'unauthorized')
})
