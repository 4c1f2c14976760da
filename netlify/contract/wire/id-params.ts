import { z } from 'zod'

/** The parameter of a path that names a row by its number. */
export const idParams = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
