import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The number of leads in a period and in the period before, for one value of a dimension. */
const leadSum = z.object({
  dimension: z.string(),
  value: z.string(),
  /** The family of a stage; null for every other dimension. */
  family: z.string().nullable(),
  /** The name of an outlet, a model or a member of staff. */
  label: z.string().nullable(),
  now: z.number(),
  before: z.number(),
})
export type LeadSum = z.output<typeof leadSum>

const countedLeads = z.object({
  today: z.string(),
  sums: z.array(leadSum),
  days: z.array(z.object({ day: z.string(), leads: z.number() })),
  /** What became of the promises that fall due today. */
  promisedToday: z.object({ kept: z.number(), late: z.number(), open: z.number() }),
  /** Promises that are past and unanswered, which `sums` counts among the open promises. */
  broken: z.object({ now: z.number(), before: z.number() }),
})
export type CountedLeads = z.output<typeof countedLeads>

/** The counts of two periods of thirty Indian days, about the leads that the caller may see. */
export async function readLeadFigures(db: DatabaseClient): Promise<CountedLeads> {
  return callJson(db, 'lead_figures', {}, countedLeads)
}
