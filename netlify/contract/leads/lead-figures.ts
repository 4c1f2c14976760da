import { z } from 'zod'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { leadKindNames } from './lead-kinds.ts'
import { type LeadFamily, leadStages } from './lead-stages.ts'

const count = z.number().int().min(0)

/** The leads that came in the last thirty Indian days, today included, and in the thirty days before. */
const pair = z.object({ now: count, before: count })

/** Promises of a period: kept; answered late, or past without an answer; still to be kept. */
const promises = z.object({ kept: count, late: count, open: count })

/**
 * The median of minutes between an enquiry and the first call, message or step, correct to a twentieth; null
 * while nobody answered.
 */
const median = z.number().min(0).nullable()

/**
 * The figures of the dashboard, about the leads that the caller may see and the inbox lists; erased leads
 * still count.
 */
export const leadFigures = z.object({
  today: calendarDay,
  total: pair,
  /** The promises that fall due today, and those to people who came in the two periods. */
  promises: z.object({ today: promises, now: promises, before: promises }),
  medianMinutes: z.object({ now: median, before: median }),
  /** The days of both periods on which leads came. */
  days: z.array(z.object({ day: calendarDay, leads: count })),
  kinds: z.array(pair.extend({ kind: z.enum(leadKindNames) })),
  /**
   * The twelve models that were asked for most, by their names in links and for people; both names are empty
   * for leads without a model.
   */
  models: z.array(pair.extend({ model: z.string(), name: z.string() })),
  /** The twelve sources that brought most leads; an empty name stands for leads of unknown source. */
  sources: z.array(pair.extend({ name: z.string() })),
  outlets: z.array(pair.extend({ id: z.number().int().nullable(), name: z.string() })),
  people: z.array(pair.extend({ id: z.uuid().nullable(), name: z.string() })),
  /** The stages that these leads have reached by now. */
  stages: z.array(
    pair.extend({
      family: z.enum(Object.keys(leadStages) as [LeadFamily, ...LeadFamily[]]),
      stage: z.string(),
    }),
  ),
})
export type LeadFigures = z.infer<typeof leadFigures>

export const getLeadFigures = staffEndpoint('GET /api/dashboard/leads', {
  summary: 'Leads of the last 30 Indian days beside the 30 before, as far as the caller may see them.',
  answer: leadFigures,
})
