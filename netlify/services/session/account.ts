import type { PasswordChange, ProfileChange } from '#contract/session/account.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { texts } from '#contract/texts/texts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { endOtherSessions, isPassword, setPassword, updateOwnRow } from '#server/data/session/account.ts'
import { allowEmailChange, allowPasswordChange } from '#server/data/session/staff.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { isCommonPassword } from '#server/lib/session/common-password.ts'
import type { Staff } from '#server/lib/session/staff-guard.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { toAccount } from './session.ts'
import { countOldPassword, freeTries } from './sign-in-tries.ts'

interface OwnCall<Body> {
  db: DatabaseClient
  staff: Staff
  params: { userId: string }
  body: Body
}

/**
 * Changes the caller's own name, e-mail and mobile number; another e-mail needs the current password, because
 * people sign in with it. Throws `not_found` for any other user id, whether it exists or not,
 * `invalid_fields` when the password is missing or wrong, and `too_many_requests` after ten wrong ones.
 */
export async function updateProfile({
  db,
  staff,
  params,
  body,
}: OwnCall<ProfileChange>): Promise<{ message: string; account: StaffAccount }> {
  requireOwn(staff, params.userId)
  if (body.email !== staff.email) {
    if (body.currentPassword === '')
      throw refused('currentPassword', 'Please enter your current password to change the e-mail.')
    await provePassword(staff, 'currentPassword', body.currentPassword)
    await allowEmailChange(staff.id, body.email)
  }
  const change = { name: body.userName, email: body.email, mobile: body.mobileNo }
  const account = toAccount(await updateOwnRow(db, staff.id, change))
  return { message: texts.profile.success, account }
}

/**
 * Changes the caller's own password after checking the old one, and ends every other session of the account.
 * Throws `invalid_fields` when the old password is wrong, when the new one is very common, or when Auth
 * refuses the new one; a 401 would mean that the session ended. Throws `too_many_requests` after ten wrong
 * ones.
 */
export async function changePassword({
  db,
  staff,
  params,
  body,
}: OwnCall<PasswordChange>): Promise<{ message: string }> {
  requireOwn(staff, params.userId)
  await provePassword(staff, 'oldPassword', body.oldPassword)
  if (await isCommonPassword(body.newPassword))
    throw refused('newPassword', 'Many people use this password. Please choose another one.')
  await allowPasswordChange(staff.id, staff.id)
  const refusal = await setPassword(db, body)
  if (refusal) throw refused('newPassword', refusal)
  const failure = await endOtherSessions(db)
  if (failure) logEvent('error', 'other_sessions_not_ended', { cause: failure })
  return { message: texts.password.success }
}

/**
 * Counts the try and asks Auth; throws `invalid_fields` under the field when Auth finds the password wrong.
 */
async function provePassword(staff: Staff, field: string, password: string): Promise<void> {
  const buckets = await countOldPassword(staff.id)
  if (!(await isPassword(staff.email, password))) throw refused(field, 'The current password is not right.')
  await freeTries(buckets)
}

function requireOwn(staff: Staff, userId: string): void {
  if (userId !== staff.user_id) throw new AppError('not_found', { message: texts.password.userMissing })
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_fields', { message, fields: { [field]: message } })
}
