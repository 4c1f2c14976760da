import { z } from 'zod'
import { listPlans, type Plan, type PlanFacts, planFacts } from '#contract/appointments/appointment-plans.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const storedRules = z.unknown().transform((rules) => readStored('appointment_plans.rules', rules))
const planRows = z.array(
  listPlans.answer.element.extend({ facts: z.object({ rules: storedRules }), at: storedMoment }),
)

/** The plan of each open outlet, in the order of the outlets. */
export async function readPlans(db: DatabaseClient): Promise<Plan[]> {
  return callJson(db, 'read_plans', {}, planRows)
}

/**
 * The answer of the database. Without a conflict, both fields are null where nobody has written a plan and
 * none was given.
 */
const savedPlan = z.discriminatedUnion('isConflict', [
  z.object({ isConflict: z.literal(true) }),
  z.object({
    isConflict: z.literal(false),
    at: storedMoment.nullable(),
    rules: planFacts.shape.rules.nullable(),
  }),
])

/**
 * Saves a plan over the plan of the moment `expected`; `conflict` when other rules stand there, undefined
 * when there is no such outlet.
 */
export async function writePlan(
  db: DatabaseClient,
  outlet: number,
  expected: string,
  { rules }: PlanFacts,
): Promise<Pick<Plan, 'facts' | 'at'> | 'conflict' | undefined> {
  const args = { outlet, expected, new_rules: rules }
  const saved = await callJson(db, 'save_plan', args, savedPlan.nullable())
  if (!saved) return undefined
  if (saved.isConflict) return 'conflict'
  // An empty plan saved over a missing one is answered as no rules, last changed never.
  return { facts: { rules: saved.rules ?? [] }, at: saved.at ?? new Date(0).toISOString() }
}
