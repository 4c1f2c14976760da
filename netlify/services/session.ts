import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { StaffAccount } from '#contract/session.ts'
import { texts } from '#contract/texts.ts'
import { endSession, startSession } from '#server/data/auth.ts'
import { findStaffEmail } from '#server/data/staff.ts'
import { logEvent } from '#server/lib/request-log.ts'
import type { StaffSession } from '#server/lib/session-cookies.ts'
import { requireStaff, type Staff } from '#server/lib/staff-guard.ts'
import { indianDay, parseTimestamp } from '#server/lib/timestamp.ts'

/** An address nobody has: an unknown user id costs the same password check as a known one. */
const nobody = 'nobody@staff.invalid'

/**
 * Signs in by user id or e-mail. Throws `invalid_credentials`, alike for an unknown user, a wrong password and
 * an account that is inactive or expired; `unavailable` when the auth server cannot answer.
 */
export async function signIn(
  session: StaffSession,
  { userId, password }: { userId: string; password: string },
): Promise<{ token: string; message: string }> {
  const email = userId.includes('@') ? userId : ((await findStaffEmail(userId)) ?? nobody)
  await startSession(session.client, email, password)
  try {
    await requireStaff(session)
  } catch (error) {
    await endSession(session.client)
    throw error instanceof AppError && error.code === 'unauthorized'
      ? new AppError('invalid_credentials')
      : error
  }
  return { token: randomUUID(), message: texts.login.success }
}

/** Ends the session here and on the auth server. A server that cannot be reached is logged; the cookie goes all the same. */
export async function signOut(session: StaffSession): Promise<{ message: string }> {
  const failure = await endSession(session.client)
  if (failure) logEvent('error', 'sign_out_failed', { cause: failure })
  return { message: 'You are signed out.' }
}

/** A staff row in the names of the wire; the day the account was made is the day in India. */
export function toAccount(staff: Staff): StaffAccount {
  return {
    user_id: staff.user_id,
    user_name: staff.name,
    mobile_no: staff.mobile,
    email: staff.email,
    city: staff.city,
    created_date: indianDay(parseTimestamp(staff.created_at)),
    expire_date: staff.expires_on,
    Status: staff.status,
  }
}
