import { z } from 'zod'

/** A time of day, `HH:MM` of 24 hours. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time like 09:30.' })
