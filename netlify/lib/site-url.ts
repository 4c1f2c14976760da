import { env } from './env.ts'

/** The address visitors see. Netlify says it at run time, `npm start` for its own port. */
export function siteUrl(): string {
  const { SITE_URL, URL: netlifyUrl } = env()
  return SITE_URL || netlifyUrl || 'http://localhost:8888'
}
