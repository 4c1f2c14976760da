import { isIP } from 'node:net'
import { env } from '../env.ts'

/**
 * Tells Auth from which address a call comes. Auth limits sign-ins and refreshes by address, and without this
 * header all staff would share the address of the functions. Auth trusts the header only with a secret key,
 * and only where the project's setting "IP address forwarding" is on
 * (https://supabase.com/docs/guides/auth/rate-limits#ip-address-forwarding). The key does not change on whose
 * behalf the call acts: a staff member's own token stays where it is.
 */
export function authHeaders(headers: Headers, ip: string): void {
  const { SUPABASE_PUBLISHABLE_KEY: publicKey, SUPABASE_SECRET_KEY: secretKey } = env()
  // Auth refuses this header with a legacy key or with a text that is no address.
  if (!secretKey?.startsWith('sb_secret_') || isIP(ip) === 0) return
  headers.set('sb-forwarded-for', ip)
  headers.set('apikey', secretKey)
  // When nobody is signed in, the client sends its key as the token too, and hosted projects want both to be
  // equal.
  if (headers.get('authorization') === `Bearer ${publicKey}`)
    headers.set('authorization', `Bearer ${secretKey}`)
}
