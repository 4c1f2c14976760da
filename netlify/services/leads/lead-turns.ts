import type { LeadTurns } from '#contract/leads/lead-turns.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/leads/lead-turns.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Switches leads in turn on or off. */
export async function setTurns(
  db: DatabaseClient,
  turns: { [Family in keyof LeadTurns]?: boolean | undefined },
): Promise<{ message: string }> {
  await data.setTurns(db, turns)
  return { message: 'Saved. It counts for leads that come from now on.' }
}

/** Stores whether the caller takes new leads in turn. */
export async function setDuty(db: DatabaseClient, isOnDuty: boolean): Promise<{ message: string }> {
  await data.setDuty(db, isOnDuty)
  return { message: isOnDuty ? 'You are on duty.' : 'You are off duty. New leads go to others.' }
}

/**
 * Gives all open leads of a member of staff to a colleague, or to nobody; throws `invalid_fields` when there
 * is no such colleague.
 */
export async function handOver(
  db: DatabaseClient,
  fromId: string,
  toId: string | null,
): Promise<{ message: string; handed: number }> {
  const handed = await data.handOver(db, fromId, toId)
  if (handed === null)
    throw new AppError('invalid_fields', {
      fields: { toId: 'Please choose a colleague whose account works.' },
    })
  return { message: `${handed} ${handed === 1 ? 'lead' : 'leads'} handed over.`, handed }
}
