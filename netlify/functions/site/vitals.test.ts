import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SiteHealth } from '#contract/site/site-health.ts'
import { errorHash } from '#server/services/site/plain-error.ts'
import { startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.sql('truncate private.vitals, private.client_errors, private.charges'))

const visit = {
  page: '/view-details',
  version: 'abc1234',
  memory: 2,
  line: 'slow-2g',
  language: 'or',
  LCP: 2600.4,
  INP: 96,
  CLS: 0.03,
}
const failure = {
  page: '/dealers/:id',
  version: 'abc1234',
  message: 'x is not a function',
  frame: '/assets/x7.js:1:2034',
}

const report = async (body: object, headers: Record<string, string> = {}) =>
  (await api.caller().call('POST', '/api/vitals', { body, headers })).status
const fail = async (body: object, headers: Record<string, string> = {}) =>
  (await api.caller().call('POST', '/api/clientErrors', { body, headers })).status

const counters = () =>
  api.db.sql(`select part, value, visits, errors from private.vitals order by part, value`)
const stored = () =>
  api.db.sql<Record<string, unknown>>(
    'select version, hash, page, message, frame, count from private.client_errors',
  )

test('a visit counts once for each of its kinds, and its vitals in their buckets', async () => {
  expect(await report(visit)).toBe(200)
  expect(await report({ page: '/', version: 'abc1234', language: 'or' })).toBe(200)
  expect(await counters()).toEqual([
    { part: 'language', value: 'or', visits: 2, errors: 0 },
    { part: 'line', value: '2g', visits: 1, errors: 0 },
    { part: 'line', value: 'unknown', visits: 1, errors: 0 },
    { part: 'memory', value: 'unknown', visits: 1, errors: 0 },
    { part: 'memory', value: 'up to 2 GB', visits: 1, errors: 0 },
    { part: 'page', value: 'home', visits: 1, errors: 0 },
    { part: 'page', value: 'model', visits: 1, errors: 0 },
    { part: 'version', value: 'abc1234', visits: 2, errors: 0 },
  ])
  const [row] = await api.db.sql(`select lcp, inp, cls from private.vitals where value = 'model'`)
  expect(row).toEqual({
    lcp: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    inp: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    cls: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  })
})

test.each([
  ['an address in place of a page', { page: '/view-details?bikeName=SP125' }],
  ['a page that the site does not have', { page: '/wp-admin' }],
  ['a name', { visitor: 'Asha Sahoo' }],
  ['words in place of a version', { version: 'Asha Sahoo' }],
  ['a language that the site does not have', { language: 'fr' }],
  ['a value below nothing', { INP: -1 }],
  ['a value that no page takes', { LCP: 60_001 }],
  ['a text in place of a value', { CLS: '0.1' }],
  ['a line that is none', { line: '9876543210' }],
])('%s is refused, and nothing of it is stored', async (_what, change) => {
  expect(await report({ ...visit, ...change })).toBe(422)
  expect(await counters()).toEqual([])
})

test.each(['Googlebot/2.1', 'HeadlessChrome/140', 'Chrome-Lighthouse'])('%s is no visitor', async (agent) => {
  expect(await report(visit, { 'user-agent': `Mozilla/5.0 (compatible; ${agent})` })).toBe(200)
  expect(await fail(failure, { 'user-agent': `Mozilla/5.0 (compatible; ${agent})` })).toBe(200)
  expect([await counters(), await stored()]).toEqual([[], []])
})

test('an address that reports without end is refused, and another one is not', async () => {
  const flood = api.caller('203.0.113.7')
  const answers: number[] = []
  for (let time = 0; time < 70; time++)
    answers.push((await flood.call('POST', '/api/vitals', { body: visit })).status)
  expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(answers.slice(62).every((status) => status === 429)).toBe(true)
  expect((await flood.call('POST', '/api/clientErrors', { body: failure })).status).toBe(429)
  expect((await api.caller('203.0.113.8').call('POST', '/api/vitals', { body: visit })).status).toBe(200)
})

test('an error counts by version, and what may be about a person is gone from its words', async () => {
  const message =
    'asha@mail.example: "Asha Sahoo" is not valid, see https://dealer.example/x?name=Asha#Das and 98765'
  expect(await fail({ ...failure, message })).toBe(200)
  expect(await fail({ ...failure, message })).toBe(200)
  const rows = await stored()
  const words = '… “…” is not valid, see … and #'
  expect(rows).toEqual([
    {
      version: 'abc1234',
      hash: errorHash(words, failure.frame),
      page: 'outlet',
      message: words,
      frame: failure.frame,
      count: 2,
    },
  ])
  expect(await counters()).toEqual([{ part: 'version', value: 'abc1234', visits: 0, errors: 2 }])
})

test.each([
  ['code of an extension', { frame: 'chrome-extension://abcdef/x.js:1:2' }],
  ['code of another site', { frame: 'https://evil.example/assets/x.js:1:2' }],
  ['a frame with a query', { frame: '/assets/x.js?name=Asha:1:2' }],
  ['a stack', { stack: 'at x' }],
  ['a letter', { message: 'x'.repeat(301) }],
])('%s is refused', async (_what, change) => {
  expect(await fail({ ...failure, ...change })).toBe(422)
  expect(await stored()).toEqual([])
})

test('owner and manager read it, with what waits behind the site, and nobody else does', async () => {
  await report(visit)
  await fail(failure)
  const madeAt = '2026-11-19T20:30:00.000Z'
  await api.db.sql('insert into private.last_backup (made_at) values ($1)', [madeAt])
  const manager = await api.staffCaller({ role: 'manager' })
  const { status, body } = await manager.call('GET', '/api/siteHealth')
  expect(status).toBe(200)
  const health = body as SiteHealth
  expect(health).toMatchObject({
    visits: 1,
    versions: [{ version: 'abc1234', visits: 1, errors: 1 }],
    errors: [{ version: 'abc1234', page: 'outlet', message: failure.message, count: 1 }],
    readiness: { status: 'ok', waiting: 0, lateMails: 0 },
  })
  expect(Date.parse(health.lastBackupAt ?? '')).toBe(Date.parse(madeAt))
  expect(health.figures).toContainEqual({
    part: 'memory',
    value: 'up to 2 GB',
    weeksAgo: 0,
    vital: 'lcp',
    samples: 1,
    p75: 2875,
  })
  const seller = await api.staffCaller({ role: 'sales' })
  expect((await seller.call('GET', '/api/siteHealth')).status).toBe(403)
})
