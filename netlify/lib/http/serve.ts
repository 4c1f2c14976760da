import type { Context } from '@netlify/functions'
import { z } from 'zod'
import type { CacheTag, Endpoint } from '#contract/wire/endpoint.ts'
import { openSession, type StaffSession } from '../session/session-cookies.ts'
import { requireRights, requireSession, requireStaff } from '../session/staff-guard.ts'
import { databaseTiming, measureDatabase } from '../supabase/database-fetch.ts'
import { visitorClient } from '../supabase/supabase-clients.ts'
import { readTolerantly } from '../supabase/tolerant-reading.ts'
import { inLanguage } from '../words/in-language.ts'
import { holdsTexts, translateAnswer } from '../words/translate-answer.ts'
import { parseInput } from './parse-input.ts'
import { purgeTags } from './purge-cache.ts'
import { readBody } from './read-body.ts'
import { languageOf, takeLanguage } from './read-language.ts'
import { describeCause, logEvent } from './request-log.ts'
import { answerResponse, cachedResponse, errorResponse, untilMidnight } from './responses.ts'
import { allowedMethods, matchRoute } from './route-table.ts'
import { requireSameOrigin } from './same-origin.ts'
import type { CallInput, Served } from './served.ts'
import { StatusAnswer } from './status-answer.ts'

export { pathsOf, session, staff, staffReading, visitor } from './served.ts'

/**
 * Makes a Netlify function out of endpoints. The function finds the endpoint, checks origin and role, parses
 * path, query and body, calls the handler, and gives every answer its headers and its log line.
 */
export function serve(served: readonly Served[]): (request: Request, context: Context) => Promise<Response> {
  const routes = served.map((entry) => ({
    ...entry,
    method: entry.definition.method,
    path: entry.definition.path,
  }))

  async function respond(request: Request, url: URL, context: Context): Promise<Response> {
    const started = performance.now()
    const cookies: string[] = []
    let name = 'unmatched'
    let response: Response
    let cause: unknown
    try {
      const { route, params } = matchRoute(routes, request.method, url.pathname)
      name = `${route.method} ${route.path}`
      response = await answerRoute(route, params, url, request, context, cookies)
    } catch (error) {
      cause = error
      const isPage = request.headers.get('sec-fetch-dest') === 'document'
      response = errorResponse(error, isPage)
      if (response.status === 405)
        response.headers.set('allow', allowedMethods(routes, url.pathname).join(', '))
    }
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    response.headers.set('x-request-id', context.requestId)
    response.headers.set('server-timing', `db;dur=${databaseTiming().toFixed(1)}`)
    logEvent(levelOf(response.status), 'request', {
      requestId: context.requestId,
      endpoint: name,
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
      databaseMs: Math.round(databaseTiming()),
      cause: response.status >= 500 ? describeCause(cause) : undefined,
    })
    return request.method === 'HEAD' ? new Response(null, response) : response
  }

  return (request, context) => {
    const url = new URL(request.url)
    return measureDatabase(context, () => inLanguage(languageOf(url), () => respond(request, url, context)))
  }
}

/**
 * The level of a log line. Refused callers are logged wherever the site runs, because guesses at a password
 * leave no other trace.
 */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status >= 500) return 'error'
  return [401, 403, 429].includes(status) ? 'warn' : 'info'
}

async function answerRoute(
  served: Served,
  pathParams: Record<string, string>,
  url: URL,
  request: Request,
  context: Context,
  cookies: string[],
): Promise<Response> {
  const { definition } = served
  // Words in a staff member's call may be stored, so they are English, in whichever language the address asks
  // for an answer.
  const answer: Served['answer'] =
    definition.role === 'visitor' ? served.answer : (call) => inLanguage('en', () => served.answer(call))
  const askedAt = Date.now()
  const isSafe = definition.method === 'GET'
  if (!isSafe && definition.role !== 'visitor') requireSameOrigin(request)
  const { language, query } = takeLanguage(url)

  const read = async () => ({
    language,
    params: parseInput(definition.params, pathParams, 'not_found'),
    query: parseInput(definition.query, query, 'bad_request'),
    body: definition.body
      ? parseInput(definition.body, await readBody(request, definition), 'invalid_fields')
      : undefined,
    headers: request.headers,
    ip: context.ip,
  })
  const result = served.isBesideCheck
    ? await answerBesideCheck(served, openSession(request, cookies), read)
    : await identify(definition, pathParams, request, cookies).then(async (identity) =>
        answer({ ...(await read()), ...identity }),
      )
  const isOther = result instanceof StatusAnswer
  const checked = await translated(answerOf(definition, isOther ? result.body : result), definition)
  if (isOther) return answerResponse(checked, result.status)
  if (definition.purges) await purgeTags(definition.purges, (work) => context.waitUntil(work))
  if (!definition.cacheTags) return answerResponse(checked, definition.status)
  const keepUntil = Math.min(
    definition.changesAtMidnight ? untilMidnight(askedAt) : Number.POSITIVE_INFINITY,
    definition.keptSeconds ? askedAt + definition.keptSeconds * 1000 : Number.POSITIVE_INFINITY,
  )
  const isInLanguage = definition.isInLanguage || holdsTexts(definition.answer)
  return cachedResponse(request, checked, [...definition.cacheTags, ...(isInLanguage ? [wordsTag] : [])], {
    keepUntil,
    varies: [...queryNames(definition), ...(isInLanguage ? ['language'] : [])],
  })
}

/** The answer as its schema takes it; a stored value that the contract does not know is left out. */
function answerOf({ method, path, answer }: Endpoint, result: unknown): unknown {
  const read = readTolerantly(answer, result, `${method} ${path}`)
  return read ? read.value : answer.parse(result)
}

/** The cache tag of every translated answer; a change of words purges it. */
const wordsTag: CacheTag = 'words'

/**
 * An answer with staff's texts in the language of its visitor; the server's own words are in that language
 * already.
 */
async function translated(answer: unknown, definition: Endpoint): Promise<unknown> {
  return definition.role === 'visitor' ? translateAnswer(answer, definition.answer, visitorClient()) : answer
}

/** The query parameters that an endpoint reads; each of their values has its own cached answer. */
function queryNames({ query }: Endpoint): string[] {
  return query instanceof z.ZodObject ? Object.keys(query.shape) : []
}

/** Runs the handler while the session is checked, and holds its answer back until the check succeeds. */
async function answerBesideCheck(
  { definition, answer }: Served,
  session: StaffSession,
  read: () => Promise<Omit<CallInput, 'db'>>,
): Promise<unknown> {
  await requireSession(session)
  const checked = requireStaff(session)
  checked.catch(() => undefined)
  const input = read()
  const early = input.then((call) => answer({ ...call, db: session.client }))
  early.catch(() => undefined)
  requireRights(await checked, definition)
  return early
}

/**
 * Opens the client and session that the endpoint's role needs, and refuses staff without the rights that the
 * endpoint asks for. Cookies of a refreshed session are collected at once, so that they are sent even if the
 * handler fails later.
 */
async function identify(
  definition: Endpoint,
  pathParams: Record<string, string>,
  request: Request,
  cookies: string[],
): Promise<Pick<CallInput, 'db' | 'staff' | 'session'>> {
  const { role } = definition
  if (role === 'visitor') return { db: visitorClient() }
  const opened = openSession(request, cookies)
  if (role === 'session') return { db: visitorClient(), session: opened }
  const staff = await requireStaff(opened)
  requireRights(staff, definition, pathParams)
  return { db: opened.client, staff }
}
