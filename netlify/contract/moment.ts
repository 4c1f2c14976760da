import { z } from 'zod'

/** A moment in ISO 8601 with its offset, to the millisecond as the database keeps it. */
export const moment = z.iso.datetime({ offset: true })
