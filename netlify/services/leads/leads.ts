import type { ContactMark } from '#contract/leads/lead-stages.ts'
import type { LeadChange, LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { AppError } from '#contract/wire/errors.ts'
import { clashInWords } from '#domain/leads/clash-words.ts'
import * as acts from '#server/data/leads/lead-acts.ts'
import * as leads from '#server/data/leads/leads.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const missing = 'This lead does not exist any more.'

/** A lead with all that is known about it. Throws `not_found` when there is none with this id. */
export async function getLead(db: DatabaseClient, id: string): Promise<LeadDetails> {
  const found = await leads.findLead(db, id)
  if (!found) throw new AppError('not_found', { message: missing })
  return found
}

/**
 * Changes a lead and records the change. Throws `not_found` when there is none with this id, and `conflict`
 * when somebody changed the same facts since the caller saw them; its words say who, when and to what.
 */
export async function changeLead(db: DatabaseClient, id: string, change: LeadChange): Promise<Lead> {
  const changed = await leads.updateLead(db, id, change)
  if (!changed) throw new AppError('not_found', { message: missing })
  const { lead, clashes } = changed
  if (clashes.length === 0) return lead
  throw new AppError('conflict', {
    message: clashes.map((clash) => clashInWords(clash, lead.family, new Date())).join(' '),
    current: { version: lead.version, clashes },
  })
}

/**
 * Adds a note, a call or a message to a lead, once for its id. Throws `not_found` when there is no such lead.
 */
export async function addTouch(db: DatabaseClient, id: string, touch: leads.Touch): Promise<Lead> {
  return found(await leads.addTouch(db, id, touch))
}

/**
 * Sets or takes back a mark of a lead's number. Throws `not_found`, and `invalid_fields` without a whole
 * number.
 */
export async function markContact(
  db: DatabaseClient,
  id: string,
  change: { mark: ContactMark; isSet: boolean },
): Promise<Lead> {
  return found(await acts.markContact(db, id, change))
}

/**
 * Lets a lead go on in another lead or by itself. Throws `not_found`, and `invalid_fields` for a lead of
 * another person.
 */
export async function joinLead(db: DatabaseClient, id: string, into: string | null): Promise<Lead> {
  return found(await acts.joinLead(db, id, into))
}

function found(lead: Lead | undefined): Lead {
  if (!lead) throw new AppError('not_found', { message: missing })
  return lead
}
