import { AppError } from '#contract/wire/errors.ts'

/**
 * Refuses an unsafe call that a page of another site makes a signed-in browser send; throws `forbidden`.
 * Browsers send `Sec-Fetch-Site`, older ones `Origin`. A caller that sends neither header is refused too,
 * because every page of this site sends one.
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (site ? site === 'same-origin' : request.headers.get('origin') === new URL(request.url).origin) return
  throw new AppError('forbidden')
}
