import type { Invitation, StaffChange, StaffRecord } from '#contract/people/people.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The functions of the database answer JSON and words, whose shape the generated types do not know.

/** Every account, for the owner; the endpoint's schema checks them. */
export async function listStaff(db: DatabaseClient): Promise<StaffRecord[]> {
  return dataOf(await db.rpc('list_staff')) as unknown as StaffRecord[]
}

/** What is kept of a link, and for how many hours. */
export interface KeptLink {
  hash: string
  hours: number
}

/** Makes an auth user one of staff, with a link to set the password; answers until when that works (ISO 8601). */
export async function addStaff(
  db: DatabaseClient,
  id: string,
  account: Invitation,
  { hash, hours }: KeptLink,
): Promise<
  { outcome: 'saved'; until: string } | { outcome: 'user_id_taken' | 'email_taken' | 'owner_of_some' }
> {
  const added = dataOf(await db.rpc('add_staff', { staff_id: id, account, token_hash: hash, hours }))
  const answer = added as unknown as Awaited<ReturnType<typeof addStaff>>
  return answer.outcome === 'saved' ? { ...answer, until: new Date(answer.until).toISOString() } : answer
}

/** Changes what is given of an account; disabling it ends its sessions. */
export async function changeStaff(
  db: DatabaseClient,
  id: string,
  change: StaffChange,
): Promise<'saved' | 'missing' | 'last_owner' | 'owner_of_some'> {
  return dataOf(await db.rpc('change_staff', { staff_id: id, change })) as 'saved'
}

/** Ends every session of an account and answers how many there were. */
export async function endStaffSessions(db: DatabaseClient, id: string): Promise<number> {
  return dataOf(await db.rpc('end_staff_sessions', { staff_id: id }))
}

/** Keeps the hash of a link for some hours and answers until when (ISO 8601); undefined for no active account. */
export async function keepStaffLink(
  db: DatabaseClient,
  id: string,
  { hash, hours }: KeptLink,
): Promise<string | undefined> {
  const until = dataOf(await db.rpc('make_staff_link', { staff_id: id, token_hash: hash, hours })) as
    | string
    | null
  return until ? new Date(until).toISOString() : undefined
}

/** Writes down that an account is mailed its link, in the place of an earlier one. */
export async function mailStaffLink(db: DatabaseClient, id: string, sealedLink: string): Promise<void> {
  dataOf(await db.rpc('mail_staff_link', { staff_id: id, sealed_link: sealedLink }))
}
