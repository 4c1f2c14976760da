import { z } from 'zod'
import { t } from './language.ts'

const words = { error: () => t`Please enter a valid date.` }

/**
 * A calendar day, `YYYY-MM-DD`. The year 0 fits the pattern but is refused, because Postgres has no such
 * year.
 */
export const calendarDay = z.iso.date(words).refine((day) => !day.startsWith('0000'), words)
