import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { readiness } from './health.ts'

const count = z.number().int().min(0)

/**
 * The 75th percentile of a vital in seven days: of `lcp` and `inp` in milliseconds, of `cls` in thousandths.
 */
const vitalFigure = z.object({
  /** By what visits were counted; `all` for all of them, with an empty `value`. */
  part: z.enum(['all', 'page', 'memory', 'line', 'language', 'version']),
  value: z.string(),
  /** 0 for the seven days that end today, 1 for those before, and so on. */
  weeksAgo: count,
  vital: z.enum(['lcp', 'inp', 'cls']),
  /** The number of visits in which the vital was measured. */
  samples: count,
  p75: count,
})
export type VitalFigure = z.output<typeof vitalFigure>
export type Vital = VitalFigure['vital']

/** What the database knows of the site in the field. */
export const fieldFigures = z.object({
  day: calendarDay,
  /** When the newest backup was made, as the command noted it; null when none is known. */
  lastBackupAt: moment.nullable(),
  /** The measured visits of seven days. */
  visits: count,
  figures: z.array(vitalFigure),
  /** The versions of thirty days, the newest first. */
  versions: z.array(z.object({ version: z.string(), firstDay: calendarDay, visits: count, errors: count })),
  /** The errors of thirty days, the latest first. */
  errors: z.array(
    z.object({
      version: z.string(),
      message: z.string(),
      frame: z.string(),
      page: z.string(),
      firstDay: calendarDay,
      lastDay: calendarDay,
      count,
    }),
  ),
})
export type FieldFigures = z.output<typeof fieldFigures>

export const siteHealth = fieldFigures.extend({ readiness })
export type SiteHealth = z.output<typeof siteHealth>

export const getSiteHealth = staffEndpoint('GET /api/siteHealth', {
  onlyFor: editors,
  summary: 'How fast the site is for visitors, errors of their browsers, and what waits behind the site.',
  answer: siteHealth,
})
