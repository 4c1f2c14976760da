import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sessionEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { expectGuarded, expectKeptByNobody } from '#server/testing/helpers/guarded.ts'
import { pointNowhere, readNote, tinySite, writeNote } from '#server/testing/helpers/tiny-site.ts'
import { session, visitor } from './serve.ts'
import { StatusAnswer } from './status-answer.ts'

const openDoor = sessionEndpoint('POST /api/tinyDoor', writeNote)
const isReady = visitorEndpoint('GET /api/tinyReady/:status', {
  ...readNote,
  params: z.object({ status: z.enum(['202', '503']) }),
  also: { 202: 'Waits.', 503: 'Is away.' },
})
const readFile = visitorEndpoint('GET /api/tinyFile/:policy', {
  ...readNote,
  params: z.object({ policy: z.string() }),
  answer: z.instanceof(Response),
})

const site = tinySite([
  visitor(writeNote, async ({ body }) => body),
  session(openDoor, async ({ body, session: { setCookie } }) => {
    setCookie('tiny', 'kept', 60)
    return body
  }),
  visitor(
    isReady,
    async ({ params }) => new StatusAnswer(params.status === '202' ? 202 : 503, { words: params.status }),
  ),
  visitor(
    readFile,
    async ({ params: { policy } }) =>
      new Response('bytes', {
        headers: {
          'content-type': 'application/pdf',
          'cache-control': 'public',
          ...(policy === 'own' ? { 'content-security-policy': "default-src 'none'; sandbox" } : {}),
        },
      }),
  ),
])

beforeAll(() => {
  pointNowhere()
  // A 503 is logged as an error, which this test does not need.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => vi.restoreAllMocks())

test.each([
  ['POST', '/api/tinyNotes', 201],
  ['POST', '/api/tinyDoor', 201],
  ['GET', '/api/tinyReady/202', 202],
  ['GET', '/api/tinyReady/503', 503],
  ['GET', '/api/tinyFile/none', 200],
])(
  'the good answer of %s %s is guarded, kept by nobody, and says which request it was',
  async (method, path, status) => {
    const answer = await site.call(method, path, method === 'POST' ? { body: { words: 'a' } } : {})
    expect(answer.status).toBe(status)
    expectGuarded(answer)
    expectKeptByNobody(answer)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('server-timing')).toBe('db;dur=0.0')
    expect(answer.headers.get('content-type')).toMatch(
      /^(application\/json; charset=utf-8|application\/pdf)$/,
    )
    expect(answer.headers.getSetCookie()).toHaveLength(path === '/api/tinyDoor' ? 1 : 0)
  },
)

test('a good answer keeps a content security policy of its own', async () => {
  const { headers } = await site.call('GET', '/api/tinyFile/own')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a good answer to HEAD has its headers alone', async () => {
  const answer = await site.call('HEAD', '/api/tinyFile/none')
  expect(answer.status).toBe(200)
  expect(answer.bytes).toHaveLength(0)
  expectGuarded(answer)
  expectKeptByNobody(answer)
})
