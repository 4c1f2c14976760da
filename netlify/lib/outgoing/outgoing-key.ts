import { env } from '../env.ts'
import { isLoopback } from '../is-loopback.ts'
import { keyedHash } from '../session/keyed-hash.ts'

/**
 * The key that signs messages to the other system, from the salt that the database has and the secret that
 * only the server has; 43 characters.
 */
export function outgoingKey(salt: string): string {
  return keyedHash('outgoing messages', salt)
}

/**
 * Does this site run on somebody's own machine? Its project then is at a loopback address, which no hosted
 * build takes.
 */
export function isOwnMachine(): boolean {
  return isLoopback(env().SUPABASE_URL)
}
