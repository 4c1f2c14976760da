import type { Config } from '@netlify/functions'

/**
 * How often one address may call a function in a minute, before Netlify answers 429 without calling it. A college or a
 * shop shares one address, so the limits are wide: they keep floods away from the functions, and the database counts
 * again what it stores.
 */
export function perMinute(windowLimit: number): NonNullable<Config['rateLimit']> {
  // A lone text instead of the list would count the whole domain.
  return { windowLimit, windowSize: 60, aggregateBy: ['ip', 'domain'] }
}
