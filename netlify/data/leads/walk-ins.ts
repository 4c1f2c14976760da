import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Lead } from '#contract/leads/leads.ts'
import { findPerson as findPersonEndpoint, type Person, type WalkIn } from '#contract/leads/walk-ins.ts'
import { AppError } from '#contract/wire/errors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { leadRow, toLead } from './lead-rows.ts'

/**
 * Stores a walk-in, once for an id, and answers the lead. Throws `invalid_fields` for work of another role or
 * an outlet that is not the caller's, and `conflict` for an id that another member of staff stored.
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
  const row = await callJson(db, 'add_walk_in', { walk_in: walkIn }, leadRow.nullable(), refusedWork)
  if (!row)
    throw new AppError('conflict', {
      message: 'Somebody else wrote this down. It is sent when they sign in on this device.',
    })
  return toLead(row)
}

function refusedWork(error: PostgrestError): AppError | undefined {
  if (error.code !== invalidParameter) return undefined
  return new AppError('invalid_fields', {
    fields: { family: 'This work is for somebody else.' },
    cause: new DatabaseError(error),
  })
}

const personRow = findPersonEndpoint.answer.extend({ leads: z.array(leadRow) })

/** The facts about a number that the caller may see; none for a number that is not whole. */
export async function findPerson(db: DatabaseClient, mobile: string): Promise<Person> {
  const person = await callJson(db, 'person_leads', { mobile }, personRow)
  return { ...person, leads: person.leads.map(toLead) }
}

/** SQLSTATE of a parameter that the function refuses. */
const invalidParameter = '22023'
