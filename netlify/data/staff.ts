import { dataOf } from '#server/lib/database-error.ts'
import { exactly } from '#server/lib/exact-text.ts'
import { secretClient } from '#server/lib/secret-client.ts'

/**
 * The e-mail address Supabase Auth knows a user id by, or nothing. Uses the secret key, because nobody is
 * signed in yet and no policy may let a visitor turn user ids into e-mail addresses.
 */
export async function findStaffEmail(userId: string): Promise<string | undefined> {
  const row = dataOf(
    await secretClient()
      .from('staff')
      .select('email')
      .filter('user_id', 'in', exactly(userId))
      .maybeSingle<{ email: string }>(),
  )
  return row?.email
}
