import { createHash } from 'node:crypto'
import type { CacheTag } from '#contract/wire/endpoint.ts'
import { AppError, type ErrorBody, errorStatus } from '#contract/wire/errors.ts'
import { nextIndianMidnight } from '#contract/wire/indian-clock.ts'

/** Headers of every answer of a function; `[[headers]]` in netlify.toml reach static files only. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const keptByNobody = {
  'cache-control': 'private, no-store',
  'netlify-cdn-cache-control': 'no-store',
} as const

/** A JSON answer that no cache may keep; `cachedResponse` makes the others. */
export function jsonResponse(body: unknown, status = 200): Response {
  return textResponse(JSON.stringify(body), status)
}

const json = 'application/json; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

function textResponse(text: string | Uint8Array<ArrayBuffer>, status: number, type = json): Response {
  return new Response(text, {
    status,
    headers: { ...securityHeaders, ...keptByNobody, 'content-type': type },
  })
}

/**
 * Turns a handler's result into an answer. A `Response` (a file, a stream) gets the same headers, but keeps
 * its own content security policy; any other result becomes JSON.
 */
export function answerResponse(result: unknown, status: number | undefined): Response {
  if (!(result instanceof Response)) return jsonResponse(result, status)
  const own = result.headers.get('content-security-policy')
  for (const [name, value] of Object.entries({ ...securityHeaders, ...keptByNobody }))
    result.headers.set(name, value)
  if (own) result.headers.set('content-security-policy', own)
  return result
}

/**
 * Turns an error into the one error shape of the wire. Any error but an `AppError` becomes `internal`,
 * because its message is meant for the log. A call that a browser made to open a page, such as a résumé in a
 * tab, is answered with the sentence alone, because a person cannot read JSON.
 */
export function errorResponse(error: unknown, isPage = false): Response {
  const known = error instanceof AppError ? error : new AppError('internal', { cause: error })
  const { code, message, fields, current, newer } = known
  const body: ErrorBody = { error: { code, message, fields, current, newer }, message }
  const status = errorStatus[code]
  const response = isPage
    ? textResponse(pageWords(message, status), status, plain)
    : jsonResponse(body, status)
  if (code === 'unavailable' || code === 'too_many_requests')
    response.headers.set('retry-after', String(known.retryAfter ?? 30))
  return response
}

/**
 * The words of an error on a page of its own. A signed-out reader is sent back to the tab that led here,
 * which has the login.
 */
function pageWords(message: string, status: number): string {
  return status === 401 ? `${message} Do so in the tab that led here, then open this again.` : message
}

/**
 * A public answer that the CDN may keep for five minutes and serve stale for a day while it fetches a new
 * one, but never longer than until `keepUntil` (milliseconds since 1970). Browsers ask the CDN every time and
 * get a 304 when they have the same answer. Of the query string only the parameters in `varies` are part of
 * the cache key, so that nobody can fill the cache with made-up parameters.
 */
export async function cachedResponse(
  request: Request,
  result: unknown,
  tags: readonly CacheTag[],
  {
    keepUntil = Number.POSITIVE_INFINITY,
    varies = [],
  }: { keepUntil?: number | undefined; varies?: readonly string[] } = {},
): Promise<Response> {
  const isFile = result instanceof Response
  const body = isFile ? new Uint8Array(await result.arrayBuffer()) : JSON.stringify(result)
  const tag = entityTag(body)
  const isKnown = isNamed(request.headers.get('if-none-match'), tag)
  const response = isKnown
    ? new Response(null, { status: 304, headers: securityHeaders })
    : textResponse(body, 200, (isFile && result.headers.get('content-type')) || json)
  const own = isFile && result.headers.get('content-security-policy')
  if (own) response.headers.set('content-security-policy', own)
  response.headers.set('etag', tag)
  response.headers.set('cache-control', 'public, max-age=0, must-revalidate')
  response.headers.set('netlify-cdn-cache-control', cdnLifetime((keepUntil - Date.now()) / 1000))
  response.headers.set('netlify-cache-tag', tags.join(','))
  // The list is never empty, because without a list every parameter counts; `_` is a parameter that no call
  // has.
  response.headers.set('netlify-vary', `query=${varies.join('|') || '_'}`)
  return response
}

/** The CDN's rules for an answer that stays true for so many more seconds. */
function cdnLifetime(seconds: number): string {
  const left = Math.floor(seconds)
  if (left <= 0) return keptByNobody['netlify-cdn-cache-control']
  const fresh = Math.min(300, left)
  return `public, durable, s-maxage=${fresh}, stale-while-revalidate=${Math.min(86_400, left - fresh)}`
}

/**
 * The moment until which an answer that changes at midnight in India may be kept; times in milliseconds since
 * 1970. `askedAt` is the moment when its data was queried. The clocks of server and database may differ a
 * little, so an answer from just after midnight is not kept: its data may be yesterday's.
 */
export function untilMidnight(askedAt: number): number {
  return nextIndianMidnight(askedAt - clockDifferenceMs)
}

const clockDifferenceMs = 5_000

/** A weak tag, because the same body travels in several encodings. */
function entityTag(text: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

function isNamed(ifNoneMatch: string | null, tag: string): boolean {
  const weak = (one: string) => one.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((one) => weak(one) === weak(tag)) ?? false
}
