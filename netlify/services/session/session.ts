import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { texts } from '#contract/texts/texts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { endSession, startSession } from '#server/data/session/auth.ts'
import { findLastDay, findStaffSignIn, openStaffSession } from '#server/data/session/staff.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { knownCookie, knownSeconds, rememberDevice } from '#server/lib/session/known-device.ts'
import { levelFailures } from '#server/lib/session/level-time.ts'
import type { StaffSession } from '#server/lib/session/session-cookies.ts'
import type { Staff } from '#server/lib/session/staff-guard.ts'
import { countTry, freeTries } from './sign-in-tries.ts'

/**
 * An e-mail that no account has. A sign-in of an unknown user is checked with this e-mail, so that the same
 * calls are made as for a known user.
 */
const nobody = 'nobody@staff.invalid'
/**
 * The milliseconds before which no failed sign-in is answered. Checking a hash takes longer than finding no
 * account, and the time would tell which of the two happened.
 */
const failureMs = 500

interface SignIn {
  session: StaffSession
  ip: string
  body: { userId: string; password: string }
}

/**
 * Signs in by user id or e-mail. Throws `invalid_credentials`, with the same answer for an unknown user, a
 * wrong password and an inactive or expired account; `too_many_requests`, with the same answer for everybody;
 * `unavailable` when the auth server cannot answer.
 */
export function signIn(call: SignIn): Promise<{ token: string; message: string }> {
  return levelFailures(failureMs, async () => {
    const { session, ip, body } = call
    const account = await findStaffSignIn(body.userId)
    const known = session.cookie(knownCookie)
    const buckets = await countTry({ account, name: body.userId, ip, knownCookie: known })
    await openAccount(session, account, body.password)
    await freeTries(buckets)
    logEvent('warn', 'signed_in', { account: account?.id })
    if (account) session.setCookie(knownCookie, rememberDevice(known, account.id), knownSeconds)
    return { token: randomUUID(), message: texts.login.success }
  })
}

async function openAccount(
  session: StaffSession,
  account: { id: string; email: string } | undefined,
  password: string,
): Promise<void> {
  const accessToken = await startSession(session.client, account?.email ?? nobody, password)
  try {
    if (!(await openStaffSession(accessToken)))
      throw new AppError('invalid_credentials', await expiryWords(account?.id))
  } catch (error) {
    await endSession(session.client)
    throw error
  }
}

/**
 * The words for a caller with the right password of an account whose last day has passed; none for any other
 * account.
 */
async function expiryWords(id: string | undefined): Promise<{ message?: string }> {
  const lastDay = id && (await findLastDay(id))
  if (!lastDay || lastDay >= indianDay(new Date())) return {}
  const [year, month, day] = lastDay.split('-')
  return {
    message: `This account expired after ${day}/${month}/${year}. Please ask whoever manages staff accounts to extend it.`,
  }
}

/**
 * Ends the session here and on the auth server. When the server cannot be reached, the failure is logged and
 * the cookie is removed all the same.
 */
export async function signOut(session: StaffSession): Promise<{ message: string }> {
  const failure = await endSession(session.client)
  if (failure) logEvent('error', 'sign_out_failed', { cause: failure })
  return { message: 'You are signed out.' }
}

/** A staff row with the names of the wire; the day the account was made is a day in India. */
export function toAccount(staff: Staff): StaffAccount {
  return {
    user_id: staff.user_id,
    user_name: staff.name,
    mobile_no: staff.mobile,
    email: staff.email,
    city: staff.city,
    created_date: indianDay(new Date(staff.created_at)),
    expire_date: staff.expires_on,
    days_left: daysBetween(indianDay(new Date()), staff.expires_on),
    // A check of the table allows only these values; the generated types know only that the column is text.
    Status: staff.status as StaffAccount['Status'],
    role: staff.role as StaffRole,
    outlet_ids: staff.outlet_ids,
    changes_all: staff.changes_all,
    is_on_duty: staff.is_on_duty,
    id: staff.id,
  }
}

/** Whole days from one calendar day to a later one, `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
