import { z } from 'zod'

/**
 * A moment in what a function of the database answers. Postgres writes it in the offset of the session and to the
 * microsecond; it comes out in UTC and to the millisecond, as the wire has it.
 */
export const storedMoment = z
  .string()
  .pipe(z.coerce.date())
  .transform((written) => written.toISOString())
