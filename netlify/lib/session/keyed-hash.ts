import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { secretKey } from '../env.ts'

/**
 * A hash of 43 characters that nobody can make or check without the project's secret key. A reader of the
 * database learns neither names nor addresses from such a hash. `purpose` keeps hashes of different uses
 * apart.
 */
export function keyedHash(purpose: string, value: string): string {
  const key = createHmac('sha256', secretKey()).update(purpose).digest()
  return createHmac('sha256', key).update(value).digest('base64url')
}

/**
 * Are the two texts equal? The comparison takes equally long for nearly right and for wholly wrong texts, of
 * any length, so nobody can guess by time.
 */
export function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}
