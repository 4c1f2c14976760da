import { z } from 'zod'
import {
  type Breach,
  type BreachFacts,
  type BreachPerson,
  breach,
  breachPerson,
} from '#contract/privacy/breaches.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The database's functions of the register refuse every role but the owner. Those that answer a number answer
// null for a breach that does not exist.

const breachRows = z.array(
  breach.extend({
    knownAt: storedMoment,
    madeAt: storedMoment,
    boardNotedAt: storedMoment.nullable(),
    boardDetailedAt: storedMoment.nullable(),
  }),
)
const personRows = z.array(
  breachPerson.extend({
    queuedAt: storedMoment.nullable(),
    sentAt: storedMoment.nullable(),
    toldAt: storedMoment.nullable(),
  }),
)

/** The register, the newest breach first. */
export async function listBreaches(db: DatabaseClient): Promise<Breach[]> {
  return callJson(db, 'read_breaches', {}, breachRows)
}

/** Writes a breach down (`expected` 0) or over a version; false when somebody else saved since. */
export async function saveBreach(
  db: DatabaseClient,
  id: string,
  expected: number,
  { knownAt, ...facts }: BreachFacts,
): Promise<boolean> {
  const args = { breach_id: id, expected, facts: { ...facts, known_at: knownAt } }
  return dataOf(await db.rpc('save_breach', args))
}

/** Notes that the Board was told; false when there is no such breach. */
export async function noteBoard(
  db: DatabaseClient,
  id: string,
  step: 'noted' | 'detailed',
): Promise<boolean> {
  return dataOf(await db.rpc('note_board', { breach_id: id, step }))
}

/** Adds whom an account may have seen from one moment to another (ISO 8601); answers how many are new. */
export async function addByAccount(
  db: DatabaseClient,
  id: string,
  { account, from, to }: { account: string; from: string; to: string },
): Promise<number | null> {
  const args = { breach_id: id, account, from_moment: from, to_moment: to }
  return dataOf(await db.rpc('add_breach_account', args))
}

/** Adds the people of enquiries in these tables that came on Indian days; answers how many are new. */
export async function addByFilter(
  db: DatabaseClient,
  id: string,
  { tables, fromDay, toDay }: { tables: string[]; fromDay: string; toDay: string },
): Promise<number | null> {
  const args = { breach_id: id, tables, from_day: fromDay, to_day: toDay }
  return dataOf(await db.rpc('add_breach_filter', args))
}

/** Takes a group off that nobody told yet; answers how many went. */
export async function dropPeople(db: DatabaseClient, id: string, why: string): Promise<number | null> {
  return dataOf(await db.rpc('drop_breach_people', { breach_id: id, of_why: why }))
}

/** The first 500 people of a breach, those whom nobody told first; with a line in the audit trail. */
export async function readPeople(db: DatabaseClient, id: string): Promise<BreachPerson[]> {
  return callJson(db, 'open_breach_people', { breach_id: id }, personRows)
}

/** Has letters mailed to all who have an address and none yet; answers how many. */
export async function sendLetters(db: DatabaseClient, id: string): Promise<number | null> {
  return dataOf(await db.rpc('send_breach_letters', { breach_id: id }))
}

/** Notes that a person was told by hand; false for nobody of this breach. */
export async function tellPerson(db: DatabaseClient, id: string, person: number): Promise<boolean> {
  return dataOf(await db.rpc('tell_breach_person', { of_breach: id, person }))
}
