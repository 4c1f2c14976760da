import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorBody } from '#contract/errors.ts'
import { pathOf } from '#contract/routes.ts'
import type { SampleCall } from './helpers/sample-calls/call-parts.ts'
import { makeWorld } from './helpers/sample-calls/make-world.ts'
import type { World } from './helpers/sample-calls/world.ts'
import { sampleCalls } from './helpers/sample-calls.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from './helpers/test-api.ts'

/** Every kind of caller: without a session, and with a session of an account that is good or no longer good. */
const callerKinds = ['none', 'stranger', 'expired', 'inactive', 'ended', 'staff'] as const
type CallerKind = (typeof callerKinds)[number]

let api: TestApi
let world: World
let callers: Record<CallerKind, Caller>

beforeAll(async () => {
  api = await startTestApi()
  world = await makeWorld(api)
  callers = {
    none: api.caller(),
    stranger: await fallen('delete from public.staff where user_id = $1'),
    expired: await fallen('update public.staff set expires_on = current_date - 2 where user_id = $1'),
    inactive: await fallen(`update public.staff set status = 'inactive' where user_id = $1`),
    ended: await fallen(
      `delete from auth.sessions where user_id = (select id from public.staff where user_id = $1)`,
    ),
    staff: api.caller(),
  }
})

let isSignedIn = false

beforeEach(async () => {
  if (!isSignedIn) await callers.staff.as(world.staff)
  isSignedIn = true
})

afterAll(() => api.close())

/** A session that was good when it was opened and then lost its account by the statement. */
async function fallen(statement: string): Promise<Caller> {
  const member = await api.db.createStaff()
  const caller = api.caller()
  await caller.as(member)
  await api.db.sql(statement, [member.userId])
  return caller
}

function sampleOf({ name }: Endpoint): SampleCall {
  const sample = sampleCalls.get(name)
  if (!sample) throw new Error(`There is no sample call of ${name}.`)
  return sample
}

async function pathFor(endpoint: Endpoint): Promise<string> {
  return pathOf(endpoint, await sampleOf(endpoint).params?.(world))
}

async function send(
  endpoint: Endpoint,
  caller: Caller,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = sampleOf(endpoint).body?.(world)
  const answer = await caller.call(endpoint.method, await pathFor(endpoint), { headers, body })
  if (caller === callers.staff && endpoint.name === 'logout') isSignedIn = false
  if (endpoint.name === 'changePassword' && answer.status === 200)
    world.staff.password = (body as { newPassword: string }).newPassword
  return answer
}

function expectError(answer: Answer, code: string): void {
  expect(errorBody.parse(answer.body)).toEqual(answer.body)
  expect(answer.body).toMatchObject({ error: { code } })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
}

const table = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
const withJson = table.filter(([, { body, accepts }]) => body && accepts !== 'multipart')

// One address sends more forms here than any visitor.
beforeEach(() => api.db.sql('delete from private.enquiry_senders'))

describe.each(table)('%s', (_name, endpoint) => {
  test('its happy answer is what the published document says, with every header', async () => {
    const answer = await send(endpoint, callers.staff)
    expect(answer.status).toBe(endpoint.status ?? 200)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-request-id')).toMatch(/\S/)
    expect(answer.headers.get('server-timing')).toMatch(/^db;dur=\d+\.\d$/)
    expect(answer.headers.get('cache-control')).toBe(
      endpoint.cacheTags ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    )
    const schema = await publishedSchema(endpoint)
    if (schema) expect(z.fromJSONSchema(schema).parse(answer.body)).toEqual(answer.body)
    else expect(answer.bytes.length).toBeGreaterThan(0)
  })

  test.each(callerKinds)('for %s', async (kind) => {
    const isAllowed = endpoint.role !== 'staff' || kind === 'staff'
    const answer = await send(endpoint, kind === 'staff' ? callers.staff : visitorLike(kind, endpoint))
    if (isAllowed) expect(answer.status).toBe(endpoint.status ?? 200)
    else expectError(answer, 'unauthorized')
  })

  test('another site’s page makes nobody’s browser do it', async () => {
    const answer = await send(endpoint, callers.staff, { 'sec-fetch-site': 'cross-site' })
    const isRefused = endpoint.method !== 'GET' && endpoint.role !== 'visitor'
    if (isRefused) expectError(answer, 'forbidden')
    else expect(answer.status).toBe(endpoint.status ?? 200)
  })

  test('a wrong method is told which ones fit', async () => {
    const path = await pathFor(endpoint)
    const answer = await callers.staff.call('PUT', path).catch(() => undefined)
    // Forms at the address of a page take POST only; every other method reaches the page.
    if (!answer) return expect(path).not.toMatch(/^\/api\//)
    expectError(answer, 'method_not_allowed')
    expect(answer.headers.get('allow')?.split(', ')).toContain(endpoint.method)
  })
})

/** A new session for calls that end it, because the next endpoint needs the shared ones unchanged. */
function visitorLike(kind: Exclude<CallerKind, 'staff'>, { role }: Endpoint): Caller {
  if (role !== 'session') return callers[kind]
  const copy = api.caller()
  const cookie = callers[kind].cookies()
  return {
    ...copy,
    call: (method, path, options) =>
      copy.call(method, path, {
        ...options,
        headers: { ...options?.headers, ...(cookie ? { cookie } : {}) },
      }),
  }
}

describe.each(withJson)('%s refuses', (_name, endpoint) => {
  const sendRaw = async (body: unknown, headers: Record<string, string> = {}) =>
    callers.staff.call(endpoint.method, await pathFor(endpoint), { body, headers })

  test('broken JSON', async () => expectError(await sendRaw('{"a":'), 'invalid_json'))

  test('another type', async () =>
    expectError(await sendRaw('{}', { 'content-type': 'text/plain' }), 'unsupported_media_type'))

  test('a body that is too large', async () =>
    expectError(await sendRaw({ x: 'x'.repeat(70_000) }), 'body_too_large'))

  test.each(['null', '[]', '"text"', '1'])('%s for a body', async (body) =>
    expectError(await sendRaw(body), 'invalid_fields'),
  )
})

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
async function publishedSchema(endpoint: Endpoint): Promise<z.core.JSONSchema.JSONSchema | undefined> {
  document ??= (await api.caller().call('GET', '/api/openapi.json')).body as Published
  const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
  const response = operation?.responses[endpoint.status ?? 200]
  if (!response) throw new Error(`The document does not tell of ${endpoint.name}.`)
  return response.content['application/json']?.schema
}
