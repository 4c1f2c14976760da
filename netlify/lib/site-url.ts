import { env } from './env.ts'

/** The address visitors see. Netlify says it at run time, `npm start` for its own port. */
export function siteUrl(): string {
  return siteUrlIn(env())
}

/** Where the site itself answers, also while the address that visitors see leads elsewhere. */
export function ownUrl(): string {
  return env().URL ?? siteUrl()
}

/** As `siteUrl`, out of a build's variables; without a slash at its end, because paths are written behind it. */
export function siteUrlIn({
  SITE_URL,
  URL,
}: {
  SITE_URL?: string | undefined
  URL?: string | undefined
}): string {
  return (SITE_URL || URL || 'http://localhost:8888').replace(/\/+$/, '')
}
