import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ofSingleOutlets, type StaffRole, staffRoleIds } from '#contract/people/staff-roles.ts'
import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { holdsTexts } from '#server/lib/words/translate-answer.ts'
import { nobodyListens, withEnvironment } from '#server/testing/helpers/faulty-supabase.ts'
import {
  expectError,
  expectGuarded,
  expectKeptByNobody,
  expectNoCause,
} from '#server/testing/helpers/guarded.ts'
import type { SampleCall } from '#server/testing/helpers/sample-calls/call-parts.ts'
import { metaVariables } from '#server/testing/helpers/sample-calls/door-calls.ts'
import { makeWorld } from '#server/testing/helpers/sample-calls/make-world.ts'
import type { World } from '#server/testing/helpers/sample-calls/world.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'

// Facts that hold for every endpoint because `serve` wraps it are proved once, in
// `netlify/lib/http/serve-*.test.ts`; `wrapped-functions.test.ts` proves that `serve` wraps every endpoint.
// The tests here are about the facts of single endpoints.

let api: TestApi
let world: World
let owner: Caller
const ofRole = {} as Record<StaffRole, Caller>
const ofOneOutlet = {} as Record<Exclude<StaffRole, 'owner'>, Caller>

beforeAll(async () => {
  Object.assign(process.env, metaVariables)
  api = await startTestApi()
  world = await makeWorld(api)
  owner = api.caller()
  for (const role of staffRoleIds) {
    ofRole[role] = await api.staffCaller({ role })
    if (role !== 'owner') ofOneOutlet[role] = await api.staffCaller({ role, outletIds: [1] })
  }
})

let isSignedIn = false

beforeEach(async () => {
  if (!isSignedIn) await owner.as(world.staff)
  isSignedIn = true
})

// These tests send more forms from one address than any visitor does.
beforeEach(() => api.db.sql('delete from private.charges'))

afterAll(() => api.close())

function sampleOf({ name }: NamedEndpoint): SampleCall {
  const sample = sampleCalls.get(name)
  if (!sample) throw new Error(`There is no sample call of ${name}.`)
  return sample
}

async function send(
  endpoint: NamedEndpoint,
  caller: Caller,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sample = sampleOf(endpoint)
  const sent = sample.sent?.(world)
  const body = sent ? sent.body : await sample.body?.(world)
  const path = sent?.path ?? pathOf(endpoint, await sample.params?.(world))
  const answer = await caller.call(endpoint.method, path, { headers: { ...sent?.headers, ...headers }, body })
  if (caller === owner && endpoint.name === 'logout') isSignedIn = false
  if (endpoint.name === 'changePassword' && answer.status === 200)
    world.staff.password = (body as { newPassword: string }).newPassword
  return answer
}

/** Calls that open, change or end a session. */
const setsCookies = ({ name }: NamedEndpoint) => ['login', 'logout', 'changePassword'].includes(name)
/** A file of a closed bucket needs the secret key; builds never ask for such a file, only browsers do. */
const isAskedByBuilds = ({ cacheTags, name }: NamedEndpoint) =>
  cacheTags !== undefined && name !== 'getReviewPhoto'
/** Endpoints that answer without Supabase. */
const withoutSupabase = [
  'getOpenApi',
  'getDealer',
  'listDealers',
  'getHealth',
  'reportViolation',
  'logout',
  'confirmMeta',
  'confirmWhatsApp',
]
/**
 * Staff are refused before their endpoint makes any call. Readiness, which is kept for five seconds, has
 * tests of its own.
 */
const askSupabase = ({ name, role }: NamedEndpoint) =>
  role !== 'staff' && ![...withoutSupabase, 'getReadiness'].includes(name)

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('its good answer is what the published document says, guarded, and kept only when it is public', async () => {
    const answer = await send(endpoint, owner)
    expect(answer.status).toBe(endpoint.status ?? 200)
    expectGuarded(answer)
    expect(answer.headers.get('x-request-id')).toMatch(/\S/)
    expect(answer.headers.get('server-timing')).toMatch(/^db;dur=\d+\.\d$/)
    if (!setsCookies(endpoint)) expect(answer.headers.getSetCookie()).toEqual([])
    const schema = await publishedSchema(endpoint)
    if (schema) expect(z.fromJSONSchema(schema).parse(answer.body)).toEqual(answer.body)
    else expect(answer.bytes.length).toBeGreaterThan(0)
    if (endpoint.cacheTags) await expectOneForAll(endpoint, answer)
    else expectKeptByNobody(answer)
  })

  if (endpoint.role === 'staff')
    test('it refuses whoever has no session, another role, or too few outlets', async () => {
      const { onlyFor, ofAllOutlets } = endpoint
      expectError(await send(endpoint, api.caller()), 'unauthorized')
      const other = staffRoleIds.find((role) => onlyFor && !onlyFor.includes(role))
      if (other) {
        const answer = await send(endpoint, ofRole[other])
        expectError(answer, 'forbidden')
        expect(answer.body).toMatchObject({
          message: expect.stringMatching(/^This is for .+ accounts\. Please ask the owner/),
        })
      }
      // An owner's account is always for all outlets.
      const local = staffRoleIds
        .filter((role) => role !== 'owner')
        .find((role) => onlyFor?.includes(role) ?? true)
      if (ofAllOutlets && local) {
        const answer = await send(endpoint, ofOneOutlet[local])
        expectError(answer, 'forbidden')
        expect(answer.body).toMatchObject({ message: ofSingleOutlets })
      }
    })
  else if (!endpoint.cacheTags)
    test('it serves who has no session', async () => {
      expect((await send(endpoint, api.caller())).status).toBe(endpoint.status ?? 200)
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

  if (askSupabase(endpoint))
    test('without a database it says that it is unavailable, and nothing of the cause', async () => {
      const { params, body, sent: call } = sampleOf(endpoint)
      const path = call?.(world).path ?? pathOf(endpoint, await params?.(world))
      const sent = call?.(world) ?? { body: await body?.(world) }
      // This folder cannot be written; otherwise an enquiry would go into the second store and be thanked.
      const away = { SUPABASE_URL: nobodyListens, SECOND_STORE_FOLDER: '/dev/null/none' }
      await withEnvironment(away, async () => {
        const answer = await api.caller().call(endpoint.method, path, sent)
        expectError(answer, 'unavailable')
        expectNoCause(answer)
      })
    })
})

/**
 * One cached copy serves everybody, so it must depend neither on the caller nor on parameters that the
 * endpoint does not read.
 */
async function expectOneForAll(endpoint: NamedEndpoint, staffs: Answer): Promise<void> {
  expect(endpoint.role).toBe('visitor')
  expect(staffs.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const visitors = await send(endpoint, api.caller())
  expect(visitors.status).toBe(200)
  expect(visitors.bytes.equals(staffs.bytes)).toBe(true)
  expect(visitors.headers.get('etag')).toBe(staffs.headers.get('etag'))
  expect(visitors.headers.get('vary')).toBeNull()
  expect(visitors.headers.get('netlify-vary')).toBe(
    endpoint.name === 'listReviews'
      ? 'query=bikeName|page'
      : endpoint.isInLanguage || holdsTexts(endpoint.answer)
        ? 'query=language'
        : 'query=_',
  )
  const etag = staffs.headers.get('etag') ?? ''
  const known = await send(endpoint, api.caller(), { 'if-none-match': etag })
  expect(known.status).toBe(304)
  expectGuarded(known)
}

interface Published {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content: Record<string, { schema?: z.core.JSONSchema.JSONSchema }> }> }
    >
  >
}
let document: Published | undefined

/** The schema of a success in /api/openapi.json; undefined for files and streams. */
async function publishedSchema(endpoint: NamedEndpoint): Promise<z.core.JSONSchema.JSONSchema | undefined> {
  document ??= (await api.caller().call('GET', '/api/openapi.json')).body as Published
  const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
  const response = operation?.responses[endpoint.status ?? 200]
  if (!response) throw new Error(`The document does not tell of ${endpoint.name}.`)
  return response.content['application/json']?.schema
}
