import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { AppError } from '#contract/errors.ts'
import { type Staff, staffColumns } from '#server/lib/session/staff-guard.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { type DatabaseClient, visitorClient } from '#server/lib/supabase/supabase-clients.ts'

const uniqueViolation = '23505'

/**
 * Changes the caller's own staff row; a trigger gives Auth the new e-mail. Throws `conflict` when somebody else
 * signs in with that e-mail, `unauthorized` when the row is the caller's no longer.
 */
export async function updateOwnRow(
  db: DatabaseClient,
  id: string,
  change: Pick<Staff, 'name' | 'email' | 'mobile'>,
): Promise<Staff> {
  const answer = await db.from('staff').update(change).eq('id', id).select(staffColumns).maybeSingle()
  if (answer.error?.code === uniqueViolation) {
    const fields = { email: 'Somebody else signs in with this e-mail address.' }
    throw new AppError('conflict', { message: fields.email, fields, cause: answer.error })
  }
  const row = dataOf(answer)
  if (!row) throw new AppError('unauthorized')
  return row
}

/** Is this the password of the account? Asks Auth in a session of its own, which ends at once. */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const client = visitorClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (!error) {
    await client.auth.signOut({ scope: 'local' })
    return true
  }
  if (isAuthRetryableFetchError(error)) throw new AppError('unavailable', { cause: error })
  return false
}

/** Sets the caller's password. Answers why Auth refuses it (too weak, the old one), or nothing. */
export async function setPassword(db: DatabaseClient, password: string): Promise<string | undefined> {
  const { error } = await db.auth.updateUser({ password })
  if (!error) return undefined
  if (isAuthRetryableFetchError(error)) throw new AppError('unavailable', { cause: error })
  if (error.code === 'same_password') return 'Please choose a password other than the current one.'
  if (error.code === 'weak_password') return 'This password is too easy to guess. Please choose another one.'
  throw new AppError('internal', { cause: error })
}

/** Ends every session of the caller's account but this one; answers the reason when Auth could not do it. */
export async function endOtherSessions(db: DatabaseClient): Promise<string | undefined> {
  const { error } = await db.auth.signOut({ scope: 'others' })
  return error?.message
}
