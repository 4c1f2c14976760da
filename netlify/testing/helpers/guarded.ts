import { expect } from 'vitest'
import { type ErrorCode, errorBody, errorStatus } from '#contract/wire/errors.ts'
import type { Answer } from './test-api.ts'

/**
 * Expects the headers that every answer must carry; pages may be in a frame of this site, for the preview of
 * staff.
 */
export function expectGuarded({ headers }: { headers: Headers }, frame: 'none' | 'self' = 'none'): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src 'none'|object-src 'none'/)
  expect(policy).toContain(`frame-ancestors '${frame}'`)
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe|unsafe-eval|\*(?!\.)/)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSubDomains/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe(frame === 'none' ? 'DENY' : 'SAMEORIGIN')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toMatch(
    /camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\)/,
  )
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
}

/** Expects an answer that neither browser nor CDN may keep. */
export function expectKeptByNobody({ headers }: Pick<Answer, 'headers'>): void {
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('netlify-cdn-cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
}

/**
 * Expects a refusal or failure in the contract's form: of the one shape, guarded, kept by nobody, and without
 * a cookie.
 */
export function expectError(answer: Answer, code: ErrorCode): void {
  expect(answer.body).toMatchObject({ error: { code } })
  expect(errorBody.parse(answer.body)).toEqual(answer.body)
  expect(answer.status).toBe(errorStatus[code])
  expectGuarded(answer)
  expectKeptByNobody(answer)
  expect(answer.headers.getSetCookie()).toEqual([])
}

/** Expects an answer whose words name no machine, no table and no line of the code. */
export function expectNoCause({ bytes }: Pick<Answer, 'bytes'>): void {
  expect(bytes.toString()).not.toMatch(/127\.0\.0\.1|supabase|postgres|select|at \w+ \(|node_modules/i)
}
