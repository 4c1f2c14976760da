import { createHmac, randomUUID } from 'node:crypto'
import type { Engine } from '#server/local/supabase/engine.ts'

/** The tokens of a session, as Auth answers them. */
export interface StaffTokens {
  access_token: string
  refresh_token: string
  token_type: 'bearer'
  expires_in: number
  /** Seconds since 1970. */
  expires_at: number
}

const seconds = 60 * 60
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Opens a session of a member of staff without asking for a password, and answers the tokens of a sign-in.
 * Throws when the account may not work, because it is inactive or has expired.
 */
export async function startStaffSession(
  { sql }: Pick<Engine, 'sql'>,
  jwtSecret: string,
  staffId: string,
): Promise<StaffTokens> {
  const session = randomUUID()
  const refreshToken = randomUUID()
  await sql(`insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')`, [session, staffId])
  await sql('insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)', [
    randomUUID(),
    refreshToken,
    staffId,
    session,
  ])
  const [row] = await sql<{ is_open: boolean }>('select public.open_staff_session($1) as is_open', [session])
  if (!row?.is_open) throw new Error(`${staffId} is no member of staff who may work.`)
  const issued = Math.floor(Date.now() / 1000)
  const claims = {
    sub: staffId,
    aud: 'authenticated',
    role: 'authenticated',
    session_id: session,
    iat: issued,
    exp: issued + seconds,
  }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return {
    access_token: `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: issued + seconds,
  }
}
