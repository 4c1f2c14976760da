import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * The account that a user id or an e-mail address names, in any case of letters; undefined when there is none. Uses the
 * secret key, because nobody is signed in yet and no policy may let a visitor turn user ids into e-mail addresses.
 */
export async function findStaffSignIn(name: string): Promise<{ id: string; email: string } | undefined> {
  return dataOf(await secretClient().rpc('find_staff_sign_in', { typed: name }))[0]
}

/**
 * The last day (`YYYY-MM-DD`, India) on which an account works; undefined when there is no such account. Uses the
 * secret key, because an expired account may read nothing; asked only once its password has been found right.
 */
export async function findLastDay(id: string): Promise<string | undefined> {
  return dataOf(await secretClient().from('staff').select('expires_on').eq('id', id).maybeSingle())
    ?.expires_on
}
