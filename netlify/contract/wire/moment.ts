import { z } from 'zod'

/**
 * A moment in ISO 8601 with its offset; moments of records are kept to the millisecond, those of leads to the
 * microsecond.
 */
export const moment = z.iso.datetime({ offset: true })
