import { type LeadTurns, leadTurns } from '#contract/leads/lead-turns.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Whether new leads go to staff in turn, by family. */
export async function readTurns(db: DatabaseClient): Promise<LeadTurns> {
  return callJson(db, 'read_turns', {}, leadTurns)
}

/** Switches leads in turn on or off for the given families. */
export async function setTurns(
  db: DatabaseClient,
  turns: { [Family in keyof LeadTurns]?: boolean | undefined },
): Promise<void> {
  dataOf(await db.rpc('set_turns', { turns }))
}

/** Stores whether the caller takes new leads in turn. */
export async function setDuty(db: DatabaseClient, isOnDuty: boolean): Promise<void> {
  dataOf(await db.rpc('set_duty', { is_on_duty: isOnDuty }))
}

/**
 * Gives the open leads of a member of staff to a colleague, or to nobody, and answers how many; null when
 * there is no such colleague.
 */
export async function handOver(
  db: DatabaseClient,
  fromId: string,
  toId: string | null,
): Promise<number | null> {
  return dataOf(await db.rpc('hand_over', { from_id: fromId, ...(toId ? { to_id: toId } : {}) }))
}
