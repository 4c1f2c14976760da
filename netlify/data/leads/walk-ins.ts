import type { Lead } from '#contract/leads/leads.ts'
import type { Person, WalkIn } from '#contract/leads/walk-ins.ts'
import { AppError } from '#contract/wire/errors.ts'
import { DatabaseError, dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { type LeadRow, toLead } from './lead-rows.ts'

/**
 * Writes down who came or rang, once for an id, and answers the lead. Throws `invalid_fields` for work of another role or an
 * outlet of others, and `conflict` for what somebody else wrote down.
 */
export async function addWalkIn(
  db: DatabaseClient,
  { outletId, createdAt, ...given }: WalkIn,
): Promise<Lead> {
  const walkIn = {
    ...given,
    ...(outletId && { outlet_id: outletId }),
    ...(createdAt && { created_at: createdAt }),
  }
  const answer = await db.rpc('add_walk_in', { walk_in: walkIn })
  if (answer.error?.code === invalidParameter)
    throw new AppError('invalid_fields', {
      fields: { family: 'This work is for somebody else.' },
      cause: new DatabaseError(answer.error),
    })
  const row = dataOf(answer) as unknown as LeadRow | null
  if (!row)
    throw new AppError('conflict', {
      message: 'Somebody else wrote this down. It is sent when they sign in on this device.',
    })
  return toLead(row)
}

/** What the caller may see of a number; nothing for one that is not whole. */
export async function findPerson(db: DatabaseClient, mobile: string): Promise<Person> {
  const person = dataOf(await db.rpc('person_leads', { mobile })) as unknown as {
    leads: LeadRow[]
    marks: Person['marks']
  }
  return { ...person, leads: person.leads.map(toLead) }
}

/** SQLSTATE of a parameter that the function does not take. */
const invalidParameter = '22023'
