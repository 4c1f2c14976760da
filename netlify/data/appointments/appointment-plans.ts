import type { Plan, PlanFacts } from '#contract/appointments/appointment-plans.ts'
import { toMoment } from '#server/data/leads/lead-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The functions answer JSON, whose shape the generated types do not know.

/** Which times each open outlet offers, in the order of the outlets. */
export async function readPlans(db: DatabaseClient): Promise<Plan[]> {
  const plans = dataOf(await db.rpc('read_plans')) as unknown as Plan[]
  return plans.map(({ outletId, outlet, facts, at }) => ({ outletId, outlet, facts, at: toMoment(at) }))
}

/** Saves a plan over that of the moment `expected`; undefined when there is no such outlet. */
export async function writePlan(
  db: DatabaseClient,
  outlet: number,
  expected: string,
  { rules }: PlanFacts,
): Promise<{ isConflict: boolean; record: Pick<Plan, 'facts' | 'at'> } | undefined> {
  const answer = await db.rpc('save_plan', { outlet, expected, new_rules: rules })
  const saved = dataOf(answer) as unknown as (PlanFacts & { isConflict: boolean; at: string }) | null
  return saved
    ? { isConflict: saved.isConflict, record: { facts: { rules: saved.rules }, at: toMoment(saved.at) } }
    : undefined
}
