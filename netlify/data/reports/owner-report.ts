import { z } from 'zod'
import { countedReasons } from '#contract/reports/sale-figures.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const count = z.number().int()

/** Leads that have something in common, counted; `value` is the week, source, campaign or id they share. */
const group = z.object({
  kind: z.enum(['all', 'week', 'source', 'campaign', 'outlet', 'person']),
  value: z.string(),
  source: z.string(),
  label: z.string(),
  came: count,
  reached: count,
  visited: count,
  quoted: count,
  booked: count,
  delivered: count,
  lost: count,
  scored: count,
  quick: count,
  twoWays: count,
  told: count,
  timed: count,
  retried: count,
})
export type CountedGroup = z.output<typeof group>

export const countedSales = z.object({
  today: z.string(),
  groups: z.array(group),
  answers: z.array(
    z.object({ kind: z.string(), value: z.string(), answered: count, p50: count, p90: count }),
  ),
  lost: z.array(z.object({ reason: z.enum(countedReasons), leads: count })),
  /** What advertising cost in paise; null where the report is not of all outlets. */
  spends: z.array(z.object({ source: z.string(), campaign: z.string(), paise: z.number() })).nullable(),
})
export type CountedSales = z.output<typeof countedSales>

/** What became of the leads of sales that arrived from one Indian day to another, both included. */
export async function readOwnerReport(
  db: DatabaseClient,
  { from, to, outlet }: { from: string; to: string; outlet?: number | undefined },
): Promise<CountedSales> {
  const args = { first_day: from, last_day: to, ...(outlet !== undefined && { outlet }) }
  return callJson(db, 'owner_report', args, countedSales)
}
