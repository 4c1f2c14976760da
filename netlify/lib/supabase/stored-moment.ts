import { z } from 'zod'

/**
 * A moment in the answer of a database function. Postgres writes it in the offset of the session and to the
 * microsecond; this schema turns it into UTC and milliseconds, as on the wire.
 */
export const storedMoment = z
  .string()
  .pipe(z.coerce.date())
  .transform((written) => written.toISOString())
