import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/wire/endpoints.ts'
import {
  endpointsWithBody,
  type HostileWorld,
  incivility,
  isReport,
  openHostileWorld,
  sampleBody,
} from '#server/testing/helpers/hostile/hostile-bodies.ts'
import { hostileSegment } from '#server/testing/helpers/hostile/hostile-input.ts'
import type { Answer } from '#server/testing/helpers/test-api.ts'
import { brokenRules } from '../../supabase/tests/access/stored-rules.ts'

/** The number of bodies for each endpoint; `npm run drill -- bodies` sends 20,000. */
const runs = Number(process.env.FUZZ_RUNS ?? 12)
const timeout = 120_000 + runs * 300

let hostile: HostileWorld

beforeAll(async () => {
  hostile = await openHostileWorld()
})

afterAll(() => hostile.api.close())

const expectCivil = (answer: Answer) => expect(incivility(answer)).toBeUndefined()
const named = endpointsWithBody.map((endpoint) => [endpoint.name, endpoint] as const)
const withParams = endpoints
  .filter(({ params }) => params)
  .map((endpoint) => [endpoint.name, endpoint] as const)

test.each(named)('%s takes every body or refuses it', { timeout }, async (_name, endpoint) => {
  const { bodies, send } = await hostile.bodiesOf(endpoint)
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expectCivil(await send(body))
    }),
    { numRuns: isReport(endpoint) ? Math.ceil(runs / 4) : runs },
  )
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each(withParams)('%s takes every path or refuses it', { timeout }, async (_name, endpoint) => {
  await fc.assert(
    fc.asyncProperty(hostileSegment, async (segment) => {
      const path = endpoint.path.replace(/:\w+/, segment)
      const body = endpoint.body && (await sampleBody(endpoint, hostile.world))
      const call = hostile.callerOf(endpoint).call(endpoint.method, path, body === undefined ? {} : { body })
      // A segment such as `..` makes another address, for which there may be no function.
      const answer = await call.catch((error: Error) => {
        expect(error.message).toContain('No function takes')
      })
      if (answer) expectCivil(answer)
    }),
    { numRuns: Math.ceil(runs / 4) },
  )
})

test('no row that was stored breaks a rule', async () => {
  expect((await brokenRules(hostile.api.db.sql)).join('\n')).toBe('')
})

test('a row that breaks a rule would be found', async () => {
  const { sql } = hostile.api.db
  await sql(
    `update public.offer_enquiries set name = ' Asha' where id = (select id from public.offer_enquiries limit 1)`,
  )
  await sql(`insert into public.product_enquiries (id, name, mobile, email, model, colour)
    values (gen_random_uuid(), 'Asha', 'nine', 'a@mail.example', 'SP125', 'Red')`)
  expect((await brokenRules(sql)).toSorted()).toEqual([
    expect.stringContaining('offer_enquiries.name begins or ends with blanks'),
    expect.stringContaining('product_enquiries.mobile has another shape'),
  ])
})
