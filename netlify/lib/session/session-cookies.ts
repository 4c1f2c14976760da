import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import type { Database } from '../../../supabase/database.types.ts'
import { env } from '../env.ts'
import { databaseFetch } from '../supabase/database-fetch.ts'
import type { DatabaseClient } from '../supabase/supabase-clients.ts'

/**
 * `__Host-` binds the cookie to this exact host. `Strict` is possible because the admin pages are static:
 * only the calls of those pages need the session, never a link from another site.
 */
const attributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
} as const
const cookieName = '__Host-staff'
const sessionSeconds = 8 * 60 * 60

/** The session of one request: its cookies, and a client that acts as the signed-in staff member. */
export interface StaffSession {
  /** Reads a cookie of the request. */
  cookie: (name: string) => string | undefined
  /** Sets a cookie of this host for so many seconds; scripts cannot read the cookie. */
  setCookie: (name: string, value: string, seconds: number) => void
  /**
   * A Supabase client with its session in the request's cookies; its queries carry the caller's own token.
   */
  client: DatabaseClient
}

/** Opens the session in the request's cookies, or an empty one; new cookies are added to `setCookies`. */
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
