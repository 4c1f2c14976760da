import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pathOf } from '#contract/routes.ts'
import { writeHeaders } from '#server/build/headers-file.ts'
import { projectFolder } from '#server/command/project.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { siteHeaders } from '#server/local/site-headers.ts'
import { makeWorld } from './helpers/sample-calls/make-world.ts'
import type { World } from './helpers/sample-calls/world.ts'
import { sampleCalls } from './helpers/sample-calls.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from './helpers/test-api.ts'

let api: TestApi
let world: World
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  world = await makeWorld(api)
  staff = api.caller()
  await staff.as(world.staff)
})

afterAll(() => api.close())

async function send(
  endpoint: Endpoint,
  caller: Caller,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sample = sampleCalls.get(endpoint.name)
  const body = sample?.body?.(world)
  const path = pathOf(endpoint, await sample?.params?.(world))
  return caller.call(endpoint.method, path, { headers, body })
}

/** Every answer must carry these headers; pages may stand in a frame of this site, for the preview of staff. */
function expectGuarded({ headers }: { headers: Headers }, frame: 'none' | 'self' = 'none'): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src 'none'|object-src 'none'/)
  expect(policy).toContain(`frame-ancestors '${frame}'`)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe|unsafe-eval|\*(?!\.)/)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSubDomains/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe(frame === 'none' ? 'DENY' : 'SAMEORIGIN')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toMatch(
    /camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\)/,
  )
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
}

function expectKeptByNobody({ headers }: Answer): void {
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('netlify-cdn-cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
}

const table = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
/** Endpoints that answer without Supabase. */
const withoutSupabase = ['getOpenApi', 'getDealer', 'listDealers', 'getHealth', 'reportViolation']
/** Readiness is left out, because one result serves all callers for five seconds; it has tests of its own. */
const needsSupabase = ({ name }: Endpoint) => ![...withoutSupabase, 'getReadiness'].includes(name)
/** What comes out of a closed bucket needs the secret key; no build asks for it, only browsers do. */
const isAskedByBuilds = ({ cacheTags, name }: Endpoint) =>
  cacheTags !== undefined && name !== 'getReviewPhoto'
/** Calls that leave the session and the account as the other calls need them. */
const isLasting = ({ name }: Endpoint) => !['logout', 'changePassword', 'login'].includes(name)

describe.each(table)('%s', (_name, endpoint) => {
  if (isLasting(endpoint))
    test('a good answer is guarded, and kept only when it is public', async () => {
      const answer = await send(endpoint, staff)
      expect(answer.status).toBe(endpoint.status ?? 200)
      expectGuarded(answer)
      expect(answer.headers.getSetCookie()).toEqual([])
      if (!endpoint.cacheTags) return expectKeptByNobody(answer)

      // One cached copy serves everybody, so it must depend neither on the caller nor on what the endpoint does not read.
      expect(endpoint.role).toBe('visitor')
      const visitors = await send(endpoint, api.caller())
      expect(visitors.bytes.equals(answer.bytes)).toBe(true)
      expect(visitors.headers.get('etag')).toBe(answer.headers.get('etag'))
      expect(visitors.headers.get('netlify-vary')).toBe(
        endpoint.name === 'listReviews'
          ? 'query=bikeName|page'
          : endpoint.translates
            ? 'query=language'
            : 'query=_',
      )
      expect(visitors.headers.get('vary')).toBeNull()
      const etag = answer.headers.get('etag') ?? ''
      const known = await send(endpoint, api.caller(), { 'if-none-match': etag })
      expect(known.status).toBe(304)
      expectGuarded(known)
    })

  if (isAskedByBuilds(endpoint))
    test('a build asks it without the secret key', async () => {
      vi.stubEnv('SUPABASE_SECRET_KEY', '')
      forgetEnv()
      const { status } = await send(endpoint, api.caller()).finally(() => {
        vi.unstubAllEnvs()
        forgetEnv()
      })
      expect(status).toBe(200)
    })

  test('a refusal is guarded, and nobody keeps it', async () => {
    const path = pathOf(endpoint, await sampleCalls.get(endpoint.name)?.params?.(world))
    const refusals = [
      await api
        .caller()
        .call(endpoint.method, `${path}/x/y`)
        .catch(() => undefined),
      await api
        .caller()
        .call('PUT', path)
        .catch(() => undefined),
      endpoint.method === 'GET' && endpoint.role === 'visitor'
        ? undefined
        : await api.caller().call(endpoint.method, path, {
            body: endpoint.method === 'GET' ? undefined : '{',
            headers: { 'sec-fetch-site': 'cross-site' },
          }),
    ]
    for (const answer of refusals) {
      // Paths without a function are answered by the static site, whose headers are tested below.
      if (!answer || answer.status === 200) continue
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expectGuarded(answer)
      expectKeptByNobody(answer)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  if (needsSupabase(endpoint))
    test('a failure is guarded, kept by nobody, and says nothing of its cause', async () => {
      const path = pathOf(endpoint, await sampleCalls.get(endpoint.name)?.params?.(world))
      const body = sampleCalls.get(endpoint.name)?.body?.(world)
      process.env.SUPABASE_URL = 'http://127.0.0.1:9'
      // A folder that cannot be written, because otherwise an enquiry would go into the second store and be thanked.
      process.env.SECOND_STORE_FOLDER = '/dev/null/none'
      forgetEnv()
      const caller = endpoint.role === 'session' ? api.caller() : staff
      const answer = await caller
        .call(endpoint.method, path, body === undefined ? {} : { body })
        .finally(() => {
          process.env.SUPABASE_URL = api.db.url
          process.env.SECOND_STORE_FOLDER = api.secondStoreFolder
          forgetEnv()
        })
      if (endpoint.name === 'logout') return expect(answer.status).toBe(200)
      expect(answer.status).toBe(503)
      expectGuarded(answer)
      expectKeptByNobody(answer)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(answer.bytes.toString()).not.toMatch(
        /127\.0\.0\.1|supabase|postgres|select|at \w+ \(|node_modules/i,
      )
    })
})

const pages = [
  '/',
  '/admin/login',
  '/admin/dashboard',
  '/contact',
  '/assets/index-1a2b3c4d.js',
  '/media/x.webp',
  '/nothing-here',
]

test.each(pages)('the static answer at %s is guarded', async (path) => {
  const publishFolder = await mkdtemp(join(tmpdir(), 'headers-'))
  await writeHeaders(publishFolder, 'https://abcdefgh.supabase.co/')
  const headersFor = siteHeaders({ configPath: join(projectFolder, 'netlify.toml'), publishFolder })
  const headers = new Headers(await headersFor(path))
  await rm(publishFolder, { recursive: true })
  expectGuarded({ headers }, 'self')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("connect-src 'self' https://abcdefgh.supabase.co;")
  expect(policy).not.toContain('*')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  expect(policy).toMatch(/; report-uri \/api\/policyReports$/)
  expect(headers.get('set-cookie')).toBeNull()
})

test.each([
  '/api/me/x.css',
  '/api/me;.js',
  '/api//me',
  '/API/me',
  '/api/me/',
  '/api/me%2f',
  '/api/./me/..%2fme',
  '/api/allModals/x.css',
])('the trick %s gets nothing that could be kept', async (path) => {
  const answer = await staff.call('GET', path).catch((error: Error) => {
    expect(error.message).toContain('No function takes')
  })
  if (!answer) return
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expectKeptByNobody(answer)
})
