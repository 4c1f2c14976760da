import { isIP } from 'node:net'
import { env } from '../env.ts'

/**
 * Tells Auth from which address a call comes. Auth limits sign-ins and refreshes by address, and without this header all
 * staff would share the address of the functions. Auth believes the header from nobody but the holder of a secret key,
 * and only where the project's setting "IP address forwarding" is on
 * (https://supabase.com/docs/guides/auth/rate-limits#ip-address-forwarding). The key changes nothing about who the call
 * acts as: a staff member's own token stays where it is.
 */
export function authHeaders(headers: Headers, ip: string): void {
  const { SUPABASE_PUBLISHABLE_KEY: publicKey, SUPABASE_SECRET_KEY: secretKey } = env()
  // Legacy keys are refused for this, and so is what is no address.
  if (!secretKey?.startsWith('sb_secret_') || isIP(ip) === 0) return
  headers.set('sb-forwarded-for', ip)
  headers.set('apikey', secretKey)
  // The client sends its key as the token too where nobody is signed in, and hosted projects want both to be the same.
  if (headers.get('authorization') === `Bearer ${publicKey}`)
    headers.set('authorization', `Bearer ${secretKey}`)
}
