import { firstRoutes } from '#contract/generated/first-routes.ts'
import type { AnswerOf, BodyInputOf, ParamsOf, QueryInputOf } from '#contract/wire/endpoint.ts'
import type { NamedEndpoints } from '#contract/wire/endpoints.ts'
import type { ErrorBody, ErrorCode } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { idempotencyHeader, pathOf, type RouteName } from '#contract/wire/routes.ts'
import { language } from '#web/lib/language.ts'
import { sendGuarded } from './call-guard.ts'
import { renewedWords } from './renewed-site.ts'

/**
 * A call that failed. The code `network` means that no answer came, or an answer that is not in the API's
 * format.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'
  readonly fields: Record<string, string>
  /** The answer with the error; undefined when no answer came. */
  readonly response: Response | undefined
  /** With `conflict`: the value that is stored in place of the one to be saved. */
  readonly current: ErrorBody['error']['current']
  /** With `conflict`: the person who changed the record meanwhile. */
  readonly newer: ErrorBody['error']['newer']

  constructor(
    code: ErrorCode | 'network',
    message: string,
    fields: Record<string, string> = {},
    response?: Response,
    { current, newer }: Pick<ErrorBody['error'], 'current' | 'newer'> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.response = response
    this.current = current
    this.newer = newer
  }
}

/** A refusal of the platform, which counts calls by the minute and refuses one too many without JSON. */
export class PlatformRefusal extends ApiError {
  constructor(response: Response) {
    super('too_many_requests', t`Too many tries. Please wait a minute.`, {}, response)
  }
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The uuid of one enquiry, which stays the same when the enquiry is sent again. */
  idempotencyKey?: string | undefined
  /** The headers that a public form adds, besides the fields in the body. */
  headers?: Record<string, string> | undefined
}

/** The arguments of a call of an endpoint. */
export type Input<E> = (ParamsOf<E> extends undefined ? { params?: never } : { params: ParamsOf<E> }) &
  (BodyInputOf<E> extends undefined ? { body?: never } : { body: BodyInputOf<E> }) &
  (QueryInputOf<E> extends undefined ? { query?: never } : { query: QueryInputOf<E> })

type Send = (request: Request) => Promise<Response>

let send: Send = (request) => fetch(request)
let origin = ''
let known: Readonly<Record<string, { method: string; path: string }>> = firstRoutes

/** Adds routes for the back office and for rarely opened pages, which a first load does without. */
export function learnRoutes(more: typeof known): void {
  known = { ...known, ...more }
}

/**
 * The method and path of an endpoint. Throws for an endpoint whose routes were not added by `learnRoutes`.
 */
export function routeOf(name: RouteName): { method: string; path: string } {
  const route = known[name]
  if (!route) throw new Error(`The route ${name} is not known here.`)
  return route
}

/** Lets the prerender step answer calls within its process instead of over the network. */
export function setTransport(transport: Send, site: string): void {
  send = transport
  origin = site
}

/** The call of an endpoint that is one of these names. */
export type CallOf<Known extends RouteName> = <N extends Known>(
  name: N,
  ...given: Input<NamedEndpoints[N]> extends { params?: never; body?: never; query?: never }
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: Input<NamedEndpoints[N]>, options?: CallOptions]
) => Promise<AnswerOf<NamedEndpoints[N]>>

/**
 * Calls an endpoint of the contract by its name and answers the body of the response. Throws `ApiError`; an
 * aborted call throws the signal's reason. Its callers are the `callApi` of this file, of `late-api.ts` and
 * of `staff-api.ts`, each for the names whose routes are known there.
 */
export const callNamed: CallOf<RouteName> = async (name, ...[input, options]) =>
  (await callRoute(routeOf(name), (input ?? {}) as RouteInput, options)) as AnswerOf<
    NamedEndpoints[typeof name]
  >

/** Calls an endpoint that a first load may need. */
export const callApi: CallOf<keyof typeof firstRoutes> = (name, ...given) => callNamed(name, ...given)

/**
 * Calls a route that the contract makes from a registry, such as that of a form or a report; the caller
 * parses the answer.
 */
export async function callRoute(
  route: { method: string; path: string },
  input: RouteInput = {},
  options: CallOptions = {},
): Promise<unknown> {
  const response = await openRoute(route, input, options)
  const answer: unknown = await response.json().catch(() => undefined)
  if (answer === undefined) throw toApiError(answer)
  return answer
}

interface RouteInput {
  params?: Record<string, string | number> | undefined
  /** The query; undefined values are left out. */
  query?: Record<string, string | number | undefined> | undefined
  body?: unknown
}

/**
 * Calls a route whose answer the caller reads as a stream, such as a long export. Throws `ApiError` unless
 * the status is 2xx.
 */
export async function openRoute(
  route: { method: string; path: string },
  input: RouteInput = {},
  options: CallOptions = {},
): Promise<Response> {
  const { signal } = options
  const headers = headersOf(options)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const address = new URL(pathOf(route, input.params), origin || location.origin)
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value))
  if (language !== 'en') address.searchParams.set('language', language)
  const request = new Request(address, {
    method: route.method,
    headers,
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: signal ?? null,
  })
  const response = await sendGuarded(() => send(request.clone())).catch(() => {
    if (signal?.aborted) throw signal.reason
    // The browser's own error text is meant for programmers, and differs between browsers.
    throw new ApiError('network', t`There is no connection to the server.`)
  })
  if (response.ok) return response
  throw toApiError(await response.json().catch(() => undefined), response)
}

/** The headers that follow from the options of a call. */
export function headersOf({ idempotencyKey, headers: extra }: CallOptions): Headers {
  const headers = new Headers(extra)
  if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey)
  return headers
}

/** The error for an answer that is no success; `response` is the response with that answer. */
export function toApiError(answer: unknown, response?: Response): ApiError {
  const error = (answer as Partial<ErrorBody> | undefined)?.error
  if (error?.code) return new ApiError(error.code, error.message, error.fields, response, error)
  if (response?.status === 429) return new PlatformRefusal(response)
  // For an address that the site no longer has, the host answers with an HTML page, which is no JSON.
  const isGone = response?.status === 404 || response?.status === 405
  const words = isGone ? renewedWords : t`Something went wrong on our side.`
  return new ApiError('network', words, {}, response)
}
