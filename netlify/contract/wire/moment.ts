import { z } from 'zod'

/** A moment in ISO 8601 with its offset; records keep theirs to the millisecond, leads theirs to the microsecond. */
export const moment = z.iso.datetime({ offset: true })
