import { randomBytes } from 'node:crypto'
import type { AuthError } from '@supabase/supabase-js'
import { AppError } from '#contract/wire/errors.ts'
import { allowPasswordChange } from '#server/data/session/staff.ts'
import { authAnswer } from '#server/lib/supabase/auth-answer.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// The secret key does the work that only Auth's administration can: it makes accounts, and sets the password
// of a person who is not signed in but follows a link.

/**
 * Makes an auth user with a password that nobody knows and answers its id; `email_taken` when another user
 * has that e-mail.
 */
export async function createAuthUser(email: string): Promise<string | 'email_taken'> {
  const password = randomBytes(32).toString('base64url')
  const { data, error } = await authAnswer(
    secretClient().auth.admin.createUser({ email, password, email_confirm: true }),
  )
  if (!error) return data.user.id
  if (error.code === 'email_exists' || error.code === 'user_already_exists') return 'email_taken'
  throw refused(error)
}

/** Removes an auth user for whom no staff account could be made. */
export async function removeAuthUser(id: string): Promise<void> {
  await authAnswer(secretClient().auth.admin.deleteUser(id))
}

/**
 * The account whose password a link sets, found by the hash of the link's token; undefined when the link
 * works no more.
 */
export async function findStaffLink(
  hash: string,
): Promise<{ id: string; user_id: string; name: string } | undefined> {
  return dataOf(await secretClient().rpc('find_staff_link', { token_hash: hash }))[0]
}

/** The account whose password a link sets, and until when the link would have worked (ISO 8601). */
interface TakenLink {
  id: string
  expires_at: string
}

/** Ends a link, found by the hash of its token; undefined when another use was first, or it works no more. */
export async function takeStaffLink(hash: string): Promise<TakenLink | undefined> {
  return dataOf(await secretClient().rpc('take_staff_link', { token_hash: hash }))[0]
}

/** Brings back a link that was taken and set no password, unless the account has a newer one. */
export async function giveBackStaffLink(hash: string, { id, expires_at }: TakenLink): Promise<void> {
  const args = { token_hash: hash, staff_id: id, expires_at }
  dataOf(await secretClient().rpc('give_back_staff_link', args))
}

/**
 * Sets a password, which ends the account's links; answers Auth's reason when Auth refuses it, otherwise
 * undefined.
 */
export async function setLinkedPassword(id: string, password: string): Promise<string | undefined> {
  await allowPasswordChange(id, id)
  const { error } = await authAnswer(secretClient().auth.admin.updateUserById(id, { password }))
  if (!error) return undefined
  if (error.code === 'weak_password') return 'This password is too easy to guess. Please choose another one.'
  if (error.code === 'same_password') return 'Please choose a password other than the current one.'
  throw refused(error)
}

function refused(cause: AuthError): AppError {
  return new AppError('internal', { cause })
}
