import { z } from 'zod'
import { type Invitation, type StaffChange, type StaffRecord, staffRecord } from '#contract/people/people.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** Every account, for the owner. */
export async function listStaff(db: DatabaseClient): Promise<StaffRecord[]> {
  return callJson(db, 'list_staff', {}, z.array(staffRecord))
}

/** The stored part of a link, and its life in hours. */
export interface KeptLink {
  hash: string
  hours: number
}

const addedStaff = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), until: storedMoment }),
  z.object({ outcome: z.enum(['user_id_taken', 'email_taken', 'owner_of_some']) }),
])

/**
 * Makes an auth user a member of staff, with a link to set the password; answers until when the link works
 * (ISO 8601).
 */
export async function addStaff(
  db: DatabaseClient,
  id: string,
  account: Invitation,
  { hash, hours }: KeptLink,
): Promise<z.output<typeof addedStaff>> {
  return callJson(db, 'add_staff', { staff_id: id, account, token_hash: hash, hours }, addedStaff)
}

const staffOutcome = z.enum(['saved', 'missing', 'last_owner', 'owner_of_some'])

/** Changes the given facts of an account; disabling an account ends its sessions. */
export async function changeStaff(
  db: DatabaseClient,
  id: string,
  change: StaffChange,
): Promise<z.output<typeof staffOutcome>> {
  return callJson(db, 'change_staff', { staff_id: id, change }, staffOutcome)
}

/** Ends every session of an account and answers how many there were. */
export async function endStaffSessions(db: DatabaseClient, id: string): Promise<number> {
  return dataOf(await db.rpc('end_staff_sessions', { staff_id: id }))
}

/**
 * Stores the hash of a link for some hours and answers until when the link works (ISO 8601); undefined for no
 * active account.
 */
export async function keepStaffLink(
  db: DatabaseClient,
  id: string,
  { hash, hours }: KeptLink,
): Promise<string | undefined> {
  const args = { staff_id: id, token_hash: hash, hours }
  return (await callJson(db, 'make_staff_link', args, storedMoment.nullable())) ?? undefined
}

/** Queues the mail with an account's link, in the place of an earlier mail. */
export async function mailStaffLink(db: DatabaseClient, id: string, sealedLink: string): Promise<void> {
  dataOf(await db.rpc('mail_staff_link', { staff_id: id, sealed_link: sealedLink }))
}
