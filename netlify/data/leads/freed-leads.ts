import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

/**
 * Frees the open leads of members of staff who cannot work on them any more; answers how many. Uses the
 * secret key, because a last day passes at midnight, when nobody is signed in.
 */
export async function freeLeads(): Promise<number> {
  return dataOf(await secretClient().rpc('free_leads'))
}
