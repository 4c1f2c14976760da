import { env } from './env.ts'

/** The address that visitors see. Netlify sets it at run time, `npm start` for its own port. */
export function siteUrl(): string {
  return siteUrlIn(env())
}

/** The address at which the site itself answers, even while the address that visitors see leads elsewhere. */
export function ownUrl(): string {
  return env().URL ?? siteUrl()
}

/**
 * Like `siteUrl`, but from a build's variables; without a slash at its end, because paths are written behind
 * it.
 */
export function siteUrlIn({
  SITE_URL,
  URL,
}: {
  SITE_URL?: string | undefined
  URL?: string | undefined
}): string {
  return (SITE_URL || URL || 'http://localhost:8888').replace(/\/+$/, '')
}
