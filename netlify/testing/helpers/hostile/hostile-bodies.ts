import fc from 'fast-check'
import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { errorBody } from '#contract/wire/errors.ts'
import { pathOf } from '#contract/wire/routes.ts'
import { liftEnquiryLimits } from '#server/testing/helpers/enquiry-limits.ts'
import { makeForm } from '#server/testing/helpers/files/files.ts'
import { metaVariables } from '#server/testing/helpers/sample-calls/door-calls.ts'
import { makeWorld } from '#server/testing/helpers/sample-calls/make-world.ts'
import type { World } from '#server/testing/helpers/sample-calls/world.ts'
import { sampleCalls } from '#server/testing/helpers/sample-calls.ts'
import { type Answer, type Caller, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { hostileFile, hostileJson, hostileText } from './hostile-input.ts'
import { senderBodies, signedAnew } from './hostile-senders.ts'

export type HostileBody = string | FormData | Uint8Array

/** A product with one staff session, for calls that are wrong in every way. */
export interface HostileWorld {
  api: TestApi
  world: World
  /** The caller of an endpoint: the staff session, or a new visitor each time. */
  callerOf: (endpoint: NamedEndpoint) => Caller
  /** The bodies generated for an endpoint, and how to send one. */
  bodiesOf: (endpoint: NamedEndpoint) => Promise<{
    bodies: fc.Arbitrary<HostileBody>
    send: (body: HostileBody) => Promise<Answer>
  }>
}

/** Every endpoint that takes a body. */
export const endpointsWithBody: readonly NamedEndpoint[] = endpoints.filter(({ body }) => body)

export async function openHostileWorld(): Promise<HostileWorld> {
  Object.assign(process.env, metaVariables)
  const api = await startTestApi()
  await liftEnquiryLimits(api.db.sql)
  const world = await makeWorld(api)
  const staff = api.caller()
  await staff.as(world.staff)
  const callerOf = ({ role }: NamedEndpoint) => (role === 'staff' ? staff : api.caller())
  return {
    api,
    world,
    callerOf,
    bodiesOf: async (endpoint) => {
      const sent = sampleCalls.get(endpoint.name)?.sent?.(world)
      if (sent)
        return {
          bodies: senderBodies(sent),
          send: (body) =>
            callerOf(endpoint).call(endpoint.method, sent.path, {
              headers: signedAnew(sent, body as string | Uint8Array, world.doors.secrets),
              body,
            }),
        }
      const sample = await sampleBody(endpoint, world)
      const path = pathOf(endpoint, await sampleCalls.get(endpoint.name)?.params?.(world))
      return {
        bodies:
          sample instanceof FormData
            ? hostileForm(sample)
            : hostileJson(isReport(endpoint) ? reportFilters : (sample as Record<string, unknown>)),
        send: (body) => callerOf(endpoint).call(endpoint.method, path, { body }),
      }
    },
  }
}

/** A body that the endpoint takes, and that changes nothing the other calls need. */
export async function sampleBody({ name }: NamedEndpoint, world: World): Promise<unknown> {
  const body = await sampleCalls.get(name)?.body?.(world)
  // With the right old password the call would change the password in the middle of the run.
  return name === 'changePassword' ? { ...(body as object), oldPassword: 'not it' } : body
}

/** Reports take filters only. */
const reportFilters = { page: 1, limit: 10, fromDate: '', toDate: '', search: 'a' }

export function isReport({ name }: NamedEndpoint): boolean {
  return name.startsWith('report:') || name === 'exportReport'
}

/** The form with one text replaced and with another file. */
function hostileForm(sample: FormData): fc.Arbitrary<FormData> {
  const fields = [...sample.entries()]
  return fc.tuple(hostileFile, hostileText, fc.nat(fields.length)).map(([file, words, index]) =>
    makeForm(
      Object.fromEntries(
        fields.map(([name, kept], at): [string, string | File] => {
          if (typeof kept !== 'string') return [name, file]
          return [name, at === index ? words.toWellFormed() : kept]
        }),
      ),
    ),
  )
}

/** The fault of an answer, if any: a 5xx status, or an error in another shape than the contract's. */
export function incivility({ status, body }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (status >= 400 && !errorBody.safeParse(body).success) return `answered ${status} in another shape`
  return undefined
}
