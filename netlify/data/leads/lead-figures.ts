import { z } from 'zod'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Leads of a time and of the one before it, by what they are counted by. */
const leadSum = z.object({
  dimension: z.string(),
  value: z.string(),
  /** With stages alone. */
  family: z.string().nullable(),
  /** The name of an outlet, a model or a member of staff. */
  label: z.string().nullable(),
  now: z.number(),
  before: z.number(),
})
export type LeadSum = z.output<typeof leadSum>

const countedLeads = z.object({
  today: z.string(),
  overdue: z.number(),
  unassigned: z.number(),
  sums: z.array(leadSum),
  days: z.array(z.object({ day: z.string(), leads: z.number() })),
  promisedToday: z.record(z.string(), z.number()),
  /** Promises that are over and unanswered, which `sums` and `promisedToday` count among the open ones. */
  broken: z.object({ today: z.number(), now: z.number(), before: z.number() }),
})
export type CountedLeads = z.output<typeof countedLeads>

/** What the caller may see of the counts of two times thirty Indian days. */
export async function readLeadFigures(db: DatabaseClient): Promise<CountedLeads> {
  return callJson(db, 'lead_figures', {}, countedLeads)
}
