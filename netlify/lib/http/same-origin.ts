import { AppError } from '#contract/errors.ts'

/**
 * Refuses an unsafe call that another site's page makes a signed-in browser send. A browser says
 * `Sec-Fetch-Site`, older ones `Origin`; a caller that says neither is refused too.
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (site ? site === 'same-origin' : request.headers.get('origin') === new URL(request.url).origin) return
  throw new AppError('forbidden')
}
