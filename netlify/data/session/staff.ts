import { z } from 'zod'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * The account with a user id or an e-mail address, in any case of A to Z; undefined when there is none. Uses
 * the secret key, because nobody is signed in yet and no policy may let a visitor turn user ids into e-mail
 * addresses.
 */
export async function findStaffSignIn(name: string): Promise<{ id: string; email: string } | undefined> {
  return dataOf(await secretClient().rpc('find_staff_sign_in', { typed: name }))[0]
}

/**
 * The last day (`YYYY-MM-DD`, India) on which an account works; undefined when there is no such account. Uses
 * the secret key, because an expired account may read nothing; called only after its password has proved
 * right.
 */
export async function findLastDay(id: string): Promise<string | undefined> {
  return dataOf(await secretClient().from('staff').select('expires_on').eq('id', id).maybeSingle())
    ?.expires_on
}

const sessionClaim = z.object({ session_id: z.uuid() })

/**
 * Lets the session of Auth behind this token, begun a moment ago, count as one of staff; false when its
 * account is not active staff. Uses the secret key, because a session that could open itself would bypass
 * this server's sign-in, where tries are counted. The token must come from Auth itself: nothing checks its
 * signature.
 */
export async function openStaffSession(accessToken: string): Promise<boolean> {
  const [, claims = ''] = accessToken.split('.')
  const { session_id } = sessionClaim.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  return dataOf(await secretClient().rpc('open_staff_session', { auth_session: session_id }))
}

/**
 * Lets a member of staff set this e-mail address once within the next half minute. Uses the secret key,
 * because a staff token alone may not change the address with which a person signs in.
 */
export async function allowEmailChange(id: string, email: string): Promise<void> {
  dataOf(await secretClient().rpc('allow_email_change', { staff_id: id, email }))
}

/**
 * Lets Auth change the password of a member of staff once within the next half minute, in the name of the
 * actor. Uses the secret key, because a staff token alone may not change the password.
 */
export async function allowPasswordChange(id: string, actorId: string): Promise<void> {
  dataOf(await secretClient().rpc('allow_password_change', { staff_id: id, actor_id: actorId }))
}
