import type { TestedDatabase } from '#server/local/postgres/database.ts'
import { createCallers, userIdOf } from '../../supabase/tests/callers.ts'

/**
 * Makes a staff member with a session and answers the session's cookie, because this stand has no Auth to
 * sign in with.
 */
export async function staffCookie(database: TestedDatabase): Promise<string> {
  await createCallers(database)
  const [session] = (
    await database.query('select id::text from auth.sessions where user_id = $1', [userIdOf('active')])
  ).rows
  await database.query(
    'update private.staff_sessions set started_at = now(), seen_at = now() where session_id = $1',
    [session?.id],
  )
  // The last day of the account may be today, and a drill may go on after midnight.
  await database.query('update public.staff set expires_on = expires_on + 1 where id = $1', [
    userIdOf('active'),
  ])
  const expires = Math.floor(Date.now() / 1000) + 4 * 60 * 60
  const claims = {
    sub: userIdOf('active'),
    session_id: session?.id,
    role: 'authenticated',
    exp: expires,
    aud: 'authenticated',
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const tokens = {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.unsigned`,
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: 4 * 60 * 60,
    expires_at: expires,
  }
  return `__Host-staff=base64-${part(tokens)}`
}
