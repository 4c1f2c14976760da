import type { Config } from '@netlify/functions'

/**
 * The limit of calls that one address may make to a function in a minute, before Netlify answers 429 without
 * calling it. A college or a shop shares one address, so the limits are wide: they keep floods away from the
 * functions, and the database counts again what it stores.
 */
export function perMinute(windowLimit: number): NonNullable<Config['rateLimit']> {
  // A lone text in the place of the list would count the calls of the whole domain.
  return { windowLimit, windowSize: 60, aggregateBy: ['ip', 'domain'] }
}
