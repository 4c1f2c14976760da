import type { CacheTag } from '#contract/endpoint.ts'
import { AppError, type ErrorBody, errorStatus } from '#contract/errors.ts'

/** On every answer of a function: `[[headers]]` of netlify.toml reach static files alone. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** A JSON answer that nobody keeps; caching is added by `cacheAtEdge` alone. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'netlify-cdn-cache-control': 'no-store',
    },
  })
}

/** The one error shape. What is not an `AppError` becomes `internal`: its cause is for the log. */
export function errorResponse(error: unknown): Response {
  const known = error instanceof AppError ? error : new AppError('internal', { cause: error })
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      ...(known.fields ? { fields: known.fields } : {}),
    },
    message: known.message,
  }
  const response = jsonResponse(body, errorStatus[known.code])
  if (known.code === 'unavailable' || known.code === 'too_many_requests')
    response.headers.set('retry-after', '30')
  return response
}

/**
 * Lets the CDN keep a public answer for five minutes and serve it stale for a day while it asks again;
 * browsers always ask the CDN. The query string is no part of the key, so that nobody can multiply it.
 */
export function cacheAtEdge(response: Response, tags: readonly CacheTag[]): void {
  response.headers.set('cache-control', 'public, max-age=0, must-revalidate')
  response.headers.set(
    'netlify-cdn-cache-control',
    'public, durable, s-maxage=300, stale-while-revalidate=86400',
  )
  response.headers.set('netlify-cache-tag', tags.join(','))
  response.headers.set('netlify-vary', 'query=_')
}
