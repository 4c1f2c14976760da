import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorBody } from '#contract/errors.ts'
import { pathOf } from '#contract/routes.ts'
import { makeForm } from './files.ts'
import { hostileFile, hostileJson, hostileSegment, hostileText } from './hostile-input.ts'
import { makeWorld, sampleCalls, type World } from './sample-calls.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from './test-api.ts'

/** Bodies for each endpoint. More with FUZZ_RUNS=5000 npm test. */
const runs = Number(process.env.FUZZ_RUNS ?? 60)
const timeout = 120_000 + runs * 300

let api: TestApi
let world: World
let staff: Caller

beforeAll(async () => {
  api = await startTestApi()
  world = await makeWorld(api)
  staff = api.caller()
  await staff.signIn(world.staff.userId, world.staff.password)
})

afterAll(() => api.close())

const callerOf = ({ role }: Endpoint) => (role === 'staff' ? staff : api.caller())

/** No failure of ours, whatever was sent: an answer of the contract, or an error in its one shape. */
function expectCivil({ status, body }: Answer): void {
  expect(status).toBeLessThan(500)
  if (status >= 400) expect(errorBody.parse(body)).toEqual(body)
}

async function sampleBody({ name }: Endpoint): Promise<unknown> {
  const body = sampleCalls.get(name)?.body?.(world)
  // The right old password would change it in the middle of the run.
  return name === 'changePassword' ? { ...(body as object), oldPassword: 'not it' } : body
}

const table = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
const withJson = table.filter(([, { body, accepts = 'json' }]) => body && accepts === 'json')
const withForm = table.filter(([, { accepts = 'json' }]) => accepts !== 'json')
const withParams = table.filter(([, { params }]) => params)

test.each(withJson)('%s takes every JSON body or refuses it', { timeout }, async (_name, endpoint) => {
  const sample = (await sampleBody(endpoint)) as Record<string, unknown>
  const path = pathOf(endpoint, await sampleCalls.get(endpoint.name)?.params?.(world))
  // A report reads its filters alone.
  const isReport = endpoint.name.startsWith('report:') || endpoint.name === 'exportReport'
  const body = hostileJson(isReport ? { page: 1, limit: 10, fromDate: '', toDate: '', search: 'a' } : sample)
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      expectCivil(await callerOf(endpoint).call(endpoint.method, path, { body: text }))
    }),
    { numRuns: isReport ? Math.ceil(runs / 4) : runs },
  )
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each(withForm)('%s takes every form or refuses it', { timeout }, async (_name, endpoint) => {
  const fields = [...((await sampleBody(endpoint)) as FormData).entries()]
  await fc.assert(
    fc.asyncProperty(hostileFile, hostileText, fc.nat(fields.length), async (file, words, index) => {
      const form = fields.map(([name, kept], at) =>
        typeof kept === 'string' ? [name, at === index ? words.toWellFormed() : kept] : [name, file],
      )
      const body = makeForm(Object.fromEntries(form))
      expectCivil(await callerOf(endpoint).call(endpoint.method, endpoint.path, { body }))
    }),
    { numRuns: runs },
  )
})

test.each(withParams)('%s takes every path or refuses it', { timeout }, async (_name, endpoint) => {
  await fc.assert(
    fc.asyncProperty(hostileSegment, async (segment) => {
      const path = endpoint.path.replace(/:\w+/, segment)
      const body = endpoint.body && (await sampleBody(endpoint))
      const call = callerOf(endpoint).call(endpoint.method, path, body === undefined ? {} : { body })
      // A segment such as `..` leads to another address, which no function may own.
      const answer = await call.catch((error: Error) => {
        expect(error.message).toContain('No function takes')
      })
      if (answer) expectCivil(answer)
    }),
    { numRuns: Math.ceil(runs / 4) },
  )
})

test('no text that was stored is untidy: trimmed, composed, whole characters', async () => {
  const columns = await api.db.sql<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and column_name <> 'search_text'`,
  )
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await api.db.sql<{ value: string | null }>(
      `select "${column}" as value from public.${table}`,
    )
    for (const { value } of rows)
      if (value !== null)
        expect(value, `${table}.${column}`).toBe(value.trim().normalize('NFC').toWellFormed())
  }
})
