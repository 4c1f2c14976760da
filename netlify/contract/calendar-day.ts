import { z } from 'zod'

const words = { error: 'Please enter a valid date.' }

/** A calendar day, `YYYY-MM-DD`. The year 0, which the pattern would let pass, no database knows. */
export const calendarDay = z.iso.date(words).refine((day) => !day.startsWith('0000'), words)
