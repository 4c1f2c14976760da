import { AppError } from '#contract/wire/errors.ts'
import { authAnswer } from '#server/lib/supabase/auth-answer.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Starts a session of Auth with e-mail and password and answers its access token. Throws
 * `invalid_credentials`, or `unavailable` when Auth cannot answer.
 */
export async function startSession(client: DatabaseClient, email: string, password: string): Promise<string> {
  const { data, error } = await authAnswer(client.auth.signInWithPassword({ email, password }))
  if (error) throw new AppError('invalid_credentials', { cause: error })
  return data.session.access_token
}

/**
 * Ends this session on the auth server and in the cookies. Answers the reason when the server could not be
 * told, otherwise undefined.
 */
export async function endSession(client: DatabaseClient): Promise<string | undefined> {
  const { error } = await client.auth.signOut({ scope: 'local' })
  return error?.message
}
