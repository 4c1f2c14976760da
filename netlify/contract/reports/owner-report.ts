import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { rupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { countedReasons, mostWeeks, usualWeeks } from './sale-figures.ts'

const count = z.number().int().min(0)

/** How many of some leads came so far, by the names of `saleFigures`; and how many were lost. */
const figures = z.object({
  came: count,
  reached: count,
  visited: count,
  quoted: count,
  booked: count,
  delivered: count,
  lost: count,
})

/**
 * Minutes of opening time that half, and nine tenths, of the answers did not exceed, and how many answers.
 */
const answerTimes = z.object({ answered: count, p50: count, p90: count })

/** 0 to 100 by `scoreMarks`, of `scored` leads; and how many of these have each mark. */
const score = z.object({
  points: z.number().min(0).max(100),
  scored: count,
  marks: z.object({ quick: count, 'two-ways': count, told: count, timed: count, retried: count }),
})

/** A row of the report, by whom or what its leads are put together; null where there is nothing to tell. */
const row = figures.extend({
  name: z.string(),
  answers: answerTimes.nullable(),
  score: score.nullable(),
})

/**
 * What advertising cost in these weeks, and that for each delivered vehicle; null where none was delivered.
 */
const spend = z.object({ rupees, perDelivered: rupees.nullable() })

export const ownerReport = z.object({
  /** The first and the last day of the report, in India; a week begins on Monday. */
  from: calendarDay,
  to: calendarDay,
  all: row,
  /** By week, newest first; a week in which nobody came has no row. */
  weeks: z.array(row.extend({ from: calendarDay, to: calendarDay })),
  /**
   * An empty source: nobody said it. `spend` is null where none was typed, or the report is of one outlet.
   */
  sources: z.array(row.extend({ source: z.string(), spend: spend.nullable() })),
  campaigns: z.array(row.extend({ source: z.string(), campaign: z.string(), spend: spend.nullable() })),
  outlets: z.array(row.extend({ id: z.number().int().nullable() })),
  people: z.array(row.extend({ id: z.uuid().nullable() })),
  lost: z.array(z.object({ reason: z.enum(countedReasons), leads: count })),
  spend: spend.nullable(),
})
export type OwnerReport = z.infer<typeof ownerReport>
export type OwnerReportRow = z.infer<typeof row>

export const getOwnerReport = staffEndpoint('GET /api/ownerReport', {
  onlyFor: editors,
  summary:
    'What became of the leads of sales that arrived in some weeks: by week, source, campaign, outlet and person; answer times, score, why sales were lost and what a delivered vehicle cost in advertising.',
  query: z.object({
    /** A day of the last week; without it the current week. */
    until: calendarDay.optional(),
    weeks: z.coerce.number().int().min(1).max(mostWeeks).default(usualWeeks),
    outlet: z.coerce.number().int().positive().optional(),
  }),
  answer: ownerReport,
})
