import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { AppError } from '#contract/wire/errors.ts'
import { untilOutage } from './database-fetch.ts'

/**
 * The answer of Auth, with the error when Auth refused. Throws `unavailable` when Auth did not judge the
 * call: because it cannot be reached, failed, or takes no more calls for now. None of these may look like a
 * wrong password.
 */
export async function authAnswer<T extends { error: AuthError | null }>(call: Promise<T>): Promise<T> {
  const answer = await untilOutage(call)
  const { error } = answer
  if (error && (isAuthRetryableFetchError(error) || error.status === 429))
    throw new AppError('unavailable', { cause: error })
  return answer
}
