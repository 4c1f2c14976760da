import { AppError } from '#contract/wire/errors.ts'
import { type Staff, staffColumns } from '#server/lib/session/staff-guard.ts'
import { authAnswer } from '#server/lib/supabase/auth-answer.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { type DatabaseClient, visitorClient } from '#server/lib/supabase/supabase-clients.ts'

const uniqueViolation = '23505'

/**
 * Changes the caller's own row of `staff`; a trigger gives Auth the new e-mail. Throws `conflict` when
 * another account has that e-mail, `unauthorized` when the caller may no longer change the row.
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

/**
 * Is this the password of the account? Asks Auth in a separate session, which ends at once, so that the
 * caller's session stays as it is. Throws `unavailable` when Auth cannot answer.
 */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const client = visitorClient()
  const { error } = await authAnswer(client.auth.signInWithPassword({ email, password }))
  if (error) return false
  await client.auth.signOut({ scope: 'local' })
  return true
}

/**
 * Sets the caller's password, which `allowPasswordChange` has allowed. Answers Auth's reason when Auth
 * refuses the password (too weak, or the old one), otherwise undefined. The old password goes along, because
 * hosted projects ask for it (`require_current_password`). Throws `unavailable` when Auth cannot answer.
 */
export async function setPassword(
  db: DatabaseClient,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<string | undefined> {
  const { error } = await authAnswer(
    db.auth.updateUser({ password: newPassword, current_password: oldPassword }),
  )
  if (!error) return undefined
  if (error.code === 'same_password') return 'Please choose a password other than the current one.'
  if (error.code === 'weak_password') return 'This password is too easy to guess. Please choose another one.'
  throw new AppError('internal', { cause: error })
}

/**
 * Ends every other session of the caller's account. Answers the reason when Auth could not end them,
 * otherwise undefined.
 */
export async function endOtherSessions(db: DatabaseClient): Promise<string | undefined> {
  const { error } = await db.auth.signOut({ scope: 'others' })
  return error?.message
}
