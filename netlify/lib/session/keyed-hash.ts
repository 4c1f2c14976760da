import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretKey } from '../env.ts'

/**
 * A hash of 43 characters that nobody can make or check without the project's secret key. Somebody who reads the
 * database learns neither names nor addresses from it. `purpose` keeps hashes of different uses apart.
 */
export function keyedHash(purpose: string, value: string): string {
  const key = createHmac('sha256', secretKey()).update(purpose).digest()
  return createHmac('sha256', key).update(value).digest('base64url')
}

/** Are the two the same? It takes as long for one that is nearly right as for one that is all wrong, so nobody learns by guessing. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
