import type { Context } from '@netlify/functions'
import type { z } from 'zod'
import type { Endpoint, EndpointDefinition } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { purgeTags } from './purge-cache.ts'
import { readJson } from './read-body.ts'
import { describeCause, logEvent } from './request-log.ts'
import { cacheAtEdge, errorResponse, jsonResponse } from './responses.ts'
import { allowedMethods, matchRoute } from './route-table.ts'
import { requireSameOrigin } from './same-origin.ts'
import { openSession, type StaffSession } from './session-cookies.ts'
import { requireStaff, type Staff } from './staff-guard.ts'
import { type Database, visitorClient } from './supabase-clients.ts'

/** What a handler gets: parsed input, and a client that acts as its caller. */
export interface Call<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  db: Database
  headers: Headers
  /** The caller's address as the platform saw it; never a header a client can write. */
  ip: string
}

export interface StaffCall<Params, Query, Body> extends Call<Params, Query, Body> {
  staff: Staff
}

export interface SessionCall<Params, Query, Body> extends Call<Params, Query, Body> {
  session: StaffSession
}

type CallInput = Call<unknown, unknown, unknown> & {
  staff?: Staff
  session?: StaffSession
}

/** An endpoint with the code that answers it; made by `visitor`, `staff` or `session`, so that the role decides the call's type. */
export interface Served {
  definition: Endpoint
  answer: (call: CallInput) => Promise<unknown>
}

type Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = EndpointDefinition<P, Q, B, A>

function bind<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType, C>(
  role: Endpoint['role'],
  definition: Definition<P, Q, B, A>,
  answer: (call: C) => Promise<z.input<A>>,
): Served {
  if (definition.role !== role)
    throw new Error(`${definition.name} is declared for ${definition.role}, served for ${role}`)
  // The wrapper below parses params, query and body with this very definition, and fills staff or session by its role.
  return { definition, answer: answer as unknown as Served['answer'] }
}

/** Serves an endpoint that anyone may call. */
export function visitor<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  answer: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
): Served {
  return bind('visitor', definition, answer)
}

/** Serves an endpoint for active staff only; its queries run as the staff member. */
export function staff<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  answer: (call: StaffCall<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
): Served {
  return bind('staff', definition, answer)
}

/** Serves an endpoint that opens or ends the session itself. */
export function session<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  answer: (call: SessionCall<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
): Served {
  return bind('session', definition, answer)
}

/**
 * Makes a Netlify function of endpoints: finds the one that is meant, checks origin and role, parses
 * path, query and body, lets the handler answer, and gives every answer its headers and its log line.
 */
export function serve(served: readonly Served[]): (request: Request, context: Context) => Promise<Response> {
  const routes = served.map((entry) => ({
    ...entry,
    method: entry.definition.method,
    path: entry.definition.path,
  }))

  return async (request, context) => {
    const started = performance.now()
    const url = new URL(request.url)
    const cookies: string[] = []
    let name = 'unmatched'
    let response: Response
    let cause: unknown
    try {
      const { route, params } = matchRoute(routes, request.method, url.pathname)
      name = route.definition.name
      response = await answerRoute(route, params, url, request, context, cookies)
    } catch (error) {
      cause = error
      response = errorResponse(error)
      if (response.status === 405)
        response.headers.set('allow', allowedMethods(routes, url.pathname).join(', '))
    }
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    response.headers.set('x-request-id', context.requestId)
    logEvent(response.status >= 500 ? 'error' : 'info', 'request', {
      requestId: context.requestId,
      endpoint: name,
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
      cause: response.status >= 500 ? describeCause(cause) : undefined,
    })
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function answerRoute(
  { definition, answer }: Served,
  pathParams: Record<string, string>,
  url: URL,
  request: Request,
  context: Context,
  cookies: string[],
): Promise<Response> {
  const isSafe = definition.method === 'GET'
  if (!isSafe && definition.role !== 'visitor') requireSameOrigin(request)

  const identity = await identify(definition.role, request, cookies)
  const input = {
    params: parse(definition.params, pathParams, 'not_found'),
    query: parse(definition.query, Object.fromEntries(url.searchParams), 'bad_request'),
    body: definition.body ? parse(definition.body, await readJson(request), 'invalid_fields') : undefined,
  }
  const result = await answer({
    ...input,
    ...identity,
    headers: request.headers,
    ip: context.ip,
  })
  const response = jsonResponse(definition.answer.parse(result), definition.status)
  if (definition.cacheTags) cacheAtEdge(response, definition.cacheTags)
  if (definition.purges) await purgeTags(definition.purges)
  return response
}

/** Opens what the role needs. The cookies a refreshed session sets are collected even if the handler fails later. */
async function identify(
  role: Endpoint['role'],
  request: Request,
  cookies: string[],
): Promise<Pick<CallInput, 'db' | 'staff' | 'session'>> {
  if (role === 'visitor') return { db: visitorClient() }
  const opened = openSession(request, cookies)
  if (role === 'session') return { db: visitorClient(), session: opened }
  return { db: opened.client, staff: await requireStaff(opened) }
}

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'not_found' | 'bad_request' | 'invalid_fields',
): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  throw new AppError(code, { fields })
}
