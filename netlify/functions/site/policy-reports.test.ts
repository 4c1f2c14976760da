import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

let api: TestApi
let visitor: Caller

beforeAll(async () => {
  api = await startTestApi()
  visitor = api.caller()
})
afterAll(() => api.close())

/** Sends one report as browsers do and answers the lines that the report left in the log. */
async function report(fields: Record<string, unknown>, type = 'application/csp-report') {
  const lines: Record<string, unknown>[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)))
  })
  const body = JSON.stringify({ 'csp-report': fields })
  const answer = await visitor
    .call('POST', '/api/policyReports', { body, headers: { 'content-type': type } })
    .finally(() => error.mockRestore())
  return { status: answer.status, lines }
}

const breach = {
  'document-uri': 'https://dealer.example/view-details?bikeName=SP125&name=Asha%20Sahoo',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?who=asha@mail.example',
  'script-sample': 'asha@mail.example 98765 43210',
  referrer: 'https://dealer.example/?mobile=9876543210',
}

test('a breach becomes a line with rule, origin and kind of page, and without a person', async () => {
  const { status, lines } = await report(breach)
  expect(status).toBe(200)
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'policy_violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: 'view-details',
    }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/asha|98765|SP125/i)
})

test.each([
  ['an extension', { ...breach, 'blocked-uri': 'chrome-extension://abcdefgh/x.js' }],
  ['no address at all', { ...breach, 'blocked-uri': 'Asha Sahoo, 98765 43210' }],
  ['nothing', {}],
])('%s is no line', async (_what, fields) => {
  expect(await report(fields)).toEqual({ status: 200, lines: [] })
})

test('what is no rule and no page leaves an empty word', async () => {
  const made = {
    'effective-directive': '98765 43210',
    'document-uri': 'https://x.example/98765',
    'blocked-uri': 'inline',
  }
  const [line] = (await report(made)).lines
  expect(line).toMatchObject({ directive: '', page: '', blocked: 'inline' })
})

test('a large one is refused, and a flood ends in silence', async () => {
  expect((await report({ ...breach, 'script-sample': 'x'.repeat(70_000) })).status).toBe(413)
  expect((await report(breach, 'text/plain')).status).toBe(415)
  let lines = 0
  for (let time = 0; time < 50; time++) lines += (await report(breach)).lines.length
  // A new minute may begin in between.
  expect(lines).toBeLessThanOrEqual(40)
})
