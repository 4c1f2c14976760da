import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import type { Database } from '../../../supabase/database.types.ts'
import { env } from '../env.ts'
import { databaseFetch } from '../supabase/database-fetch.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'

/**
 * `__Host-` binds the cookie to this exact host. Strict: the admin pages are static, so no cross-site
 * navigation ever needs the session, only the calls those pages make.
 */
const attributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
} as const
const cookieName = '__Host-staff'
const sessionSeconds = 8 * 60 * 60

export interface StaffSession {
  /** A cookie of the request. */
  cookie: (name: string) => string | undefined
  /** Sets a cookie of this host that no script can read, for so many seconds. */
  setCookie: (name: string, value: string, seconds: number) => void
  /** Supabase client whose auth state lives in the request's cookies; its queries carry the caller's own token. */
  client: DatabaseClient
}

/** Opens the session that the request's cookies hold, or an empty one; new cookies are added to `setCookies`. */
export function openSession(request: Request, setCookies: string[]): StaffSession {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name, value }) => ({
    name,
    value: value ?? '',
  }))
  const setCookie = (name: string, value: string, maxAge: number) => {
    setCookies.push(serializeCookieHeader(name, value, { ...attributes, maxAge }))
  }
  const client = createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    global: { fetch: databaseFetch },
    db: { retry: false },
    cookieOptions: { name: cookieName, ...attributes },
    cookies: {
      encode: 'tokens-only',
      getAll: () => sent,
      setAll: (cookies) => {
        for (const { name, value, options } of cookies)
          setCookie(name, value, options.maxAge === 0 ? 0 : sessionSeconds)
      },
    },
  })
  return { client, setCookie, cookie: (name) => sent.find((one) => one.name === name)?.value }
}
