import { createHmac } from 'node:crypto'
import { env } from '../env.ts'

/**
 * A hash that nobody can make or check without the project's secret key, 43 characters; `purpose` keeps hashes for
 * different ends apart. Who reads the database alone learns neither names nor addresses from it.
 */
export function keyedHash(purpose: string, value: string): string {
  const key = createHmac('sha256', env().SUPABASE_SECRET_KEY).update(purpose).digest()
  return createHmac('sha256', key).update(value).digest('base64url')
}
