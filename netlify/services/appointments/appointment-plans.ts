import type { Plan, PlanFacts } from '#contract/appointments/appointment-plans.ts'
import { AppError } from '#contract/wire/errors.ts'
import { writePlan } from '#server/data/appointments/appointment-plans.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Saves the plan of an outlet. Throws `not_found`, and `conflict` with the author and the moment of a newer
 * plan.
 */
export async function savePlan(
  db: DatabaseClient,
  outletId: number,
  { expected, facts }: { expected: string; facts: PlanFacts },
): Promise<{ message: string; record: Pick<Plan, 'facts' | 'at'> }> {
  const saved = await writePlan(db, outletId, expected, facts)
  if (!saved) throw new AppError('not_found', { message: 'This outlet does not exist any more.' })
  if (saved === 'conflict')
    throw new AppError('conflict', { newer: await findLastContentChange(db, 'appointment_plans', outletId) })
  return { message: 'The times are saved. What is booked stays booked.', record: saved }
}
