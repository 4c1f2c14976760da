import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { openPurgeEndpoint } from '#server/local/edge/purge-endpoint.ts'
import { expectError, expectGuarded, expectKeptByNobody } from '#server/testing/helpers/guarded.ts'
import { pointNowhere, readNote, tinySite, writeNote } from '#server/testing/helpers/tiny-site.ts'
import { visitor } from './serve.ts'

const reading = { ...readNote, cacheTags: ['texts'] } as const
const listNotes = visitorEndpoint('GET /api/tinyList', reading)
const findNotes = visitorEndpoint('GET /api/tinySearch', {
  ...reading,
  query: z.strictObject({ page: z.string().optional(), model: z.string().optional() }),
  isInLanguage: true,
  cacheTags: ['texts', 'lists'],
})
const readToday = visitorEndpoint('GET /api/tinyToday', { ...reading, changesAtMidnight: true })
const readPicture = visitorEndpoint('GET /api/tinyPicture', {
  ...reading,
  answer: z.instanceof(Response),
})
const tidy = visitorEndpoint('POST /api/tinyTidy', { ...writeNote, purges: ['texts', 'lists'] })

/** The policy of a file, which is not the policy of JSON. */
const own = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"
let note = 'first'
const answer = async () => {
  if (note === 'fail') throw new Error('Failed.')
  return { words: note }
}
const site = tinySite([
  visitor(listNotes, answer),
  visitor(findNotes, answer),
  visitor(readToday, answer),
  visitor(
    readPicture,
    async () =>
      new Response(note, {
        headers: { 'content-type': 'image/webp', 'content-security-policy': own },
      }),
  ),
  visitor(tidy, async ({ body }) => {
    if (body.words === 'fail') throw new Error('Failed.')
    return body
  }),
])

beforeAll(pointNowhere)
afterEach(() => {
  note = 'first'
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const read = (path: string, headers: Record<string, string> = {}) => site.call('GET', path, { headers })

test.each([
  ['/api/tinyList', 'texts', 'query=_'],
  ['/api/tinyList?stranger=1', 'texts', 'query=_'],
  ['/api/tinySearch?page=2', 'texts,lists,words', 'query=page|model|language'],
  ['/api/tinyToday', 'texts', 'query=_'],
  ['/api/tinyPicture', 'texts', 'query=_'],
])(
  '%s is kept by the CDN alone, under its tags, for what it reads of the address',
  async (path, tags, vary) => {
    vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00+05:30'), toFake: ['Date'] })
    const { status, headers } = await read(path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('netlify-cdn-cache-control')).toMatch(
      /^public, durable, s-maxage=300, stale-while-revalidate=\d+$/,
    )
    expect(headers.get('netlify-cache-tag')).toBe(tags)
    expect(headers.get('netlify-vary')).toBe(vary)
    expect(headers.get('vary')).toBeNull()
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/)
    expect(headers.getSetCookie()).toEqual([])
    expectGuarded({ headers })
  },
)

test.each(['/api/tinyList', '/api/tinyPicture'])(
  '%s is not sent again to who has it, and is when it changed',
  async (path) => {
    const first = await read(path)
    const tag = first.headers.get('etag') ?? ''
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await read(path, { 'if-none-match': known })
      expect(again.status).toBe(304)
      expect(again.bytes).toHaveLength(0)
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expectGuarded(again)
    }
    note = 'second'
    expect((await read(path, { 'if-none-match': tag })).status).toBe(200)
    expect((await read(path)).headers.get('etag')).not.toBe(tag)
  },
)

test('the answer depends on nothing of its caller', async () => {
  const plain = await read('/api/tinyList')
  const other = await read('/api/tinyList', { cookie: '__Host-staff=x', 'user-agent': 'other', origin: 'x' })
  expect(other.bytes.equals(plain.bytes)).toBe(true)
  expect(other.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test('a file keeps its type and its content security policy, also in a 304', async () => {
  const first = await read('/api/tinyPicture')
  expect(first.bytes.toString()).toBe('first')
  expect(first.headers.get('content-type')).toBe('image/webp')
  const known = await read('/api/tinyPicture', { 'if-none-match': first.headers.get('etag') ?? '' })
  for (const { headers } of [first, known]) expect(headers.get('content-security-policy')).toBe(own)
})

test.each([
  ['23:57:00', 'public, durable, s-maxage=180, stale-while-revalidate=0'],
  ['23:50:00', 'public, durable, s-maxage=300, stale-while-revalidate=300'],
  // The clocks of server and database may differ.
  ['00:00:02', 'no-store'],
])('what changes at midnight is, at %s, kept like this: %s', async (time, kept) => {
  vi.useFakeTimers({ now: new Date(`2026-03-04T${time}+05:30`), toFake: ['Date'] })
  expect((await read('/api/tinyToday')).headers.get('netlify-cdn-cache-control')).toBe(kept)
  expect((await read('/api/tinyList')).headers.get('netlify-cdn-cache-control')).toContain('s-maxage=300')
})

test('a failure or a refusal of what is public is kept by nobody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  note = 'fail'
  expectError(await read('/api/tinyList'), 'internal')
  expectError(await read('/api/tinySearch?stranger=1'), 'bad_request')
  expectError(await site.call('DELETE', '/api/tinyList'), 'method_not_allowed')
})

test('a write removes what it changed from the CDN, and only when it succeeded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const purged: unknown[] = []
  const cdn = await openPurgeEndpoint({ purge: (tags) => purged.push(tags) })
  const write = (path: string, body: unknown) => site.call('POST', path, { body })
  await write('/api/tinyTidy', { words: 'fail' })
  await write('/api/tinyTidy', '{')
  expect(purged).toEqual([])
  const { status, headers } = await write('/api/tinyTidy', { words: 'tidy' })
  expect(status).toBe(201)
  expectKeptByNobody({ headers })
  expect(purged).toEqual([['texts', 'lists']])
  await cdn.close()
})
